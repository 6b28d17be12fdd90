import type { LocationId, StaffId, StationId, UserGroupId } from "../id.ts";
import type { Permission } from "./permission.ts";

/** The roles with their wire codes. */
export const roleCodes = { admin: 1, cashier: 2, staff: 3 } as const;
export type Role = keyof typeof roleCodes;

/** The tasks of staff on the floor; staff with either can be chosen for orders. */
export const subRoles = ["order-taker", "other-staff"] as const;
export type SubRole = (typeof subRoles)[number];

/** A user of the venue, with or without a login. */
export type Staff = {
  readonly id: StaffId;
  /** The staff ID that is typed on the till, such as 20. */
  readonly ref: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly userGroup: UserGroupId;
  readonly subRoles: readonly SubRole[];
  /** The 'Can Login' of the form. */
  readonly mayLogIn: boolean;
  readonly permissions: readonly Permission[];
  /** The locations where they may work. */
  readonly subLocations: readonly LocationId[];
  /** The location where they are signed in. */
  readonly location: LocationId | null;
  readonly station: StationId | null;
  readonly isDeleted: boolean;
};
