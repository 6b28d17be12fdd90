import type { Permission } from "@comanda/domain/staff/permission";
import { subRoles } from "@comanda/domain/staff/staff";
import { Type, type Static } from "typebox";

import { location, station } from "./venue.ts";
import { locationId, orNull, rate, staffId, stationId, userGroupId } from "./wire.ts";

/** The signed-in user and their station. */
export const sessionUser = Type.Object({
  id: staffId,
  /** The staff ID that is typed on the till, such as 20. */
  ref: Type.String(),
  username: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  userGroup: userGroupId,
  /** 1 admin, 2 cashier, 3 staff. */
  role: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  subRoles: Type.Array(Type.Enum([...subRoles])),
  /**
   * Such as close_bill, or single rights of it if the user has not all of them. Not enumerated: a till that does not know
   * a right yet keeps its session.
   */
  permissions: Type.Array(Type.Unsafe<Permission>(Type.String())),
  /** The most that the user may give off, in hundredths of a percent; null, or missing, without a limit. */
  discountLimit: Type.Optional(orNull(rate)),
  /** The locations where the user may work. */
  subLocations: Type.Array(locationId),
  /** The location of the station that this session has picked; null before that. */
  location: orNull(locationId),
  station: orNull(stationId),
});
export type SessionUser = Static<typeof sessionUser>;

/** What the till signs its calls with. The key is sent only once, here, and never stored by the server. */
export const sessionToken = Type.Object({
  /** 22 characters. */
  session: Type.String(),
  epoch: Type.Integer({ minimum: 0 }),
  /** 32 bytes in base64: the HMAC key. */
  key: Type.String(),
});
export type SessionToken = Static<typeof sessionToken>;

/** What a till knows of its session. */
export const signedIn = Type.Object({
  user: sessionUser,
  token: sessionToken,
  /** The locations where the user may work. */
  locations: Type.Array(location),
  /** All stations of these locations, whether or not they are sale points. */
  stations: Type.Array(station),
  /** The server's clock, by which calls are signed. */
  serverTimeMs: Type.Integer(),
});
export type SignedIn = Static<typeof signedIn>;
