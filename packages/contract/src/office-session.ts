import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { dateTime, orNull, staffId } from "./wire.ts";

/** Where somebody is signed in: on which device, and since when. */
const openSession = Type.Object({
  /** As it stands in the token. It signs nothing without its key. */
  session: Type.String(),
  staff: staffId,
  /** The staff ID that is typed on the till. */
  ref: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Chrome, Android; empty where the device does not say. */
  device: Type.Object({ browser: orNull(Type.String()), system: orNull(Type.String()) }),
  /** The name of the station that was picked here. */
  station: orNull(Type.String()),
  /** It is at another location, which is not named, nor is its address. */
  isElsewhere: Type.Boolean(),
  /** Of the network, where it was used last; empty where that is not known. */
  address: Type.String(),
  signedInAt: dateTime,
  /** To within five minutes. */
  lastSeenAt: dateTime,
  endsAt: dateTime,
  /** It is the one that asks. */
  isOwn: Type.Boolean(),
});
export type OfficeSession = Static<typeof openSession>;

/** Where the people of the location are signed in: the last used first. */
export const listSessions = defineCall({
  name: "office-session-list",
  method: "GET",
  path: "/office/session",
  permission: "admin",
  reply: Type.Array(openSession),
});

/** Signs out for good: one session, all of somebody, or all of the location's people. Never the one that asks. */
export const endSessions = defineCall({
  name: "office-session-end",
  method: "POST",
  path: "/office/session/end",
  permission: "admin",
  body: Type.Union([
    Type.Object(
      { session: Type.String({ minLength: 1, maxLength: 64 }) },
      { additionalProperties: false },
    ),
    Type.Object({ staff: staffId }, { additionalProperties: false }),
    Type.Object({ all: Type.Literal(true) }, { additionalProperties: false }),
  ]),
  reply: writtenReply({
    /** How many there were. */
    ended: Type.Integer({ minimum: 0 }),
  }),
});
export type EndedSessions = Static<(typeof endSessions)["body"]>;
