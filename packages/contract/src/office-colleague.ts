import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";
import { revision } from "./office.ts";
import { orNull, staffId, stationId, userGroupId } from "./wire.ts";

/** Somebody who works at another location of the user's, and maybe here too. */
const colleague = Type.Object({
  id: staffId,
  revision,
  ref: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  userGroup: userGroupId,
  /** What the other locations are called. */
  locations: Type.Array(Type.String()),
  isHere: Type.Boolean(),
});
export type Colleague = Static<typeof colleague>;

const params = Type.Object({ id: staffId });

export const listColleagues = defineCall({
  name: "office-colleague-list",
  method: "GET",
  path: "/office/colleague",
  permission: "admin",
  reply: Type.Array(colleague),
});

/** From now on they work here too, under the staff ID that they have. */
export const bringColleague = defineCall({
  name: "office-colleague-bring",
  method: "POST",
  path: "/office/colleague/{id}",
  permission: "admin",
  params,
  body: Type.Object({
    revision,
    userGroup: userGroupId,
    /** Where they are signed in at once, if anywhere. */
    station: orNull(stationId),
  }),
  reply: writtenReply({}),
});

/** They work here no more, and go on at their other locations. */
export const letColleagueGo = defineCall({
  name: "office-colleague-leave",
  method: "POST",
  path: "/office/colleague/{id}/leave",
  permission: "admin",
  params,
  reply: writtenReply({}),
});
