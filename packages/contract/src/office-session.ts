import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { dateTime, orNull, staffId } from "./wire.ts";

/** One login of a user: on which device, and since when. */
const openSession = Type.Object({
  /** As it appears in the token. Without its key it cannot sign anything. */
  session: Type.String(),
  staff: staffId,
  /** The staff ID that is typed on the till. */
  ref: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** Chrome, Android; empty if the device does not report it. */
  device: Type.Object({ browser: orNull(Type.String()), system: orNull(Type.String()) }),
  /** The name of the station that this session picked. */
  station: orNull(Type.String()),
  /** The session is at another location; that location's name and address are withheld. */
  isElsewhere: Type.Boolean(),
  /** The network address of the last request; empty if unknown. */
  address: Type.String(),
  signedInAt: dateTime,
  /** Accurate to five minutes. */
  lastSeenAt: dateTime,
  endsAt: dateTime,
  /** The session that makes this request. */
  isOwn: Type.Boolean(),
});
export type OfficeSession = Static<typeof openSession>;

const sessionId = Type.String({ minLength: 1, maxLength: 64 });

/** The open sessions of the location's staff, the most recently used first. */
export const listSessions = defineCall({
  name: "office-session-list",
  method: "GET",
  path: "/office/session",
  permission: "keep_office",
  reply: Type.Array(openSession),
});

/**
 * Logs out for good: one session, several, all of one user, or all of the location's staff. The session that makes the
 * request is never ended.
 */
export const endSessions = defineCall({
  name: "office-session-end",
  method: "POST",
  path: "/office/session/end",
  permission: "keep_office",
  body: Type.Union([
    Type.Object({ session: sessionId }, { additionalProperties: false }),
    Type.Object(
      { sessions: Type.Array(sessionId, { minItems: 1, maxItems: 500, uniqueItems: true }) },
      { additionalProperties: false },
    ),
    Type.Object({ staff: staffId }, { additionalProperties: false }),
    Type.Object({ all: Type.Literal(true) }, { additionalProperties: false }),
  ]),
  reply: defineWriteReply({
    ended: Type.Integer({ minimum: 0 }),
  }),
});
export type EndedSessions = Static<(typeof endSessions)["body"]>;
