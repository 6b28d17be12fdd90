import type { StationId } from "../id.ts";
import type { Station } from "../venue/location.ts";
import type { Staff } from "./staff.ts";

/** Where a member of staff is signed in. */
export type Whereabouts = Pick<Staff, "location" | "station">;

/** Who picks a station is signed in there, and at no other location any more. */
export function takeStation(station: Pick<Station, "id" | "location">): Whereabouts {
  return { location: station.location, station: station.id };
}

/** Who leaves a till is still at work until a cashier signs them out; at another till they stay as they are. */
export function leaveStation(user: Whereabouts, station: StationId | null): Whereabouts {
  return user.station === station ? { location: user.location, station: null } : user;
}

/** Who begins at another location is signed out of this one. */
export const nowhere: Whereabouts = { location: null, station: null };
