import type { LocationId } from "../id.ts";
import { refuse, type Refusal } from "../refusal.ts";
import type { Station } from "../venue/location.ts";
import { requirePermission } from "./action-permissions.ts";
import { isSignedInAt } from "./find-staff.ts";
import { mayWorkAt } from "./may-work-at.ts";
import { compareStaffIds } from "./staff-id.ts";
import type { Staff } from "./staff.ts";

/** Signs staff in at a station, moving those who are signed in elsewhere. Only cashiers may do so. */
export function signStaffIn(
  user: Staff,
  staffs: readonly Staff[],
  station: Pick<Station, "id" | "location">,
): readonly Staff[] | Refusal {
  const denied = requirePermission(user, "sign-staff-in");
  if (denied !== null) return denied;
  const stranger = staffs.find((one) => !mayWorkAt(one, station.location));
  if (stranger !== undefined) return refuse("staff-not-found", { staff: stranger.ref });
  return staffs.map((one) => ({ ...one, location: station.location, station: station.id }));
}

/** Signs staff out. Only cashiers may do so, and only for staff signed in at their location. */
export function signStaffOut(
  user: Staff,
  staffs: readonly Staff[],
  location: LocationId,
): readonly Staff[] | Refusal {
  const denied = requirePermission(user, "sign-staff-out");
  if (denied !== null) return denied;
  const absent = staffs.find((one) => !isSignedInAt(one, location));
  if (absent !== undefined) return refuse("staff-not-signed-in", { staff: absent.ref });
  return staffs.map((one) => ({ ...one, location: null, station: null }));
}

export type StaffLists = {
  readonly all: readonly Staff[];
  readonly in: readonly Staff[];
  readonly out: readonly Staff[];
};

/** Lists the staff of the location, signed in and out, by staff ID. */
export function staffLists(staffs: readonly Staff[], location: LocationId): StaffLists {
  const own = staffs
    .filter((one) => mayWorkAt(one, location))
    .toSorted((first, second) => compareStaffIds(first.ref, second.ref) || first.id - second.id);
  return {
    all: own,
    in: own.filter((one) => isSignedInAt(one, location)),
    out: own.filter((one) => !isSignedInAt(one, location)),
  };
}
