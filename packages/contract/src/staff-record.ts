import { subRoles } from "@comanda/domain/staff/staff";
import { Type, type Static } from "typebox";

import { sessionUser } from "./session-record.ts";
import { locationId, orNull, staffId, stationId, userGroupId } from "./wire.ts";

/** A person who may work at the location, as every till may see them: without sign-in data. */
export const staff = Type.Object({
  id: staffId,
  ref: Type.String(),
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  userGroup: userGroupId,
  role: sessionUser.properties.role,
  subRoles: Type.Array(Type.Enum([...subRoles])),
  /** The requested location, if they are signed in there; other locations are not revealed. */
  location: orNull(locationId),
  station: orNull(stationId),
  /** Staff who left stay in the list, because older bills name them. */
  isDeleted: Type.Boolean(),
});
export type StaffReply = Static<typeof staff>;
