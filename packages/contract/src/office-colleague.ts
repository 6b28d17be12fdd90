import { Type, type Static } from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";
import { revision } from "./office.ts";
import { orNull, staffId, stationId, userGroupId } from "./wire.ts";

/** A person who works at another of the user's locations, and maybe here too. */
const colleague = Type.Object({
  id: staffId,
  revision,
  ref: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  userGroup: userGroupId,
  /** The names of the other locations. */
  locations: Type.Array(Type.String()),
  isHere: Type.Boolean(),
});
export type Colleague = Static<typeof colleague>;

const params = Type.Object({ id: staffId });

export const listColleagues = defineCall({
  name: "office-colleague-list",
  method: "GET",
  path: "/office/colleague",
  permission: "keep_office",
  reply: Type.Array(colleague),
});

/** Adds the colleague to this location, under their existing staff ID. */
export const addStaffToLocation = defineCall({
  name: "office-colleague-bring",
  method: "POST",
  path: "/office/colleague/{id}",
  permission: "keep_office",
  params,
  body: Type.Object({
    revision,
    userGroup: userGroupId,
    /** The station at which they are signed in at once; null for none. */
    station: orNull(stationId),
  }),
  reply: defineWriteReply({}),
});

/** Removes the colleague from this location; they stay at their other locations. */
export const removeStaffFromLocation = defineCall({
  name: "office-colleague-leave",
  method: "POST",
  path: "/office/colleague/{id}/leave",
  permission: "keep_office",
  params,
  reply: defineWriteReply({}),
});
