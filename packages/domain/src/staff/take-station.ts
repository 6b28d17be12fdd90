import type { StationId } from "../id.ts";
import type { Station } from "../venue/location.ts";
import type { Staff } from "./staff.ts";

/** Where a member of staff is signed in. */
export type SignInPosition = Pick<Staff, "location" | "station">;

/** Picking a station signs the user in there, and out of any other location. */
export function takeStation(station: Pick<Station, "id" | "location">): SignInPosition {
  return { location: station.location, station: station.id };
}

/**
 * Leaving a till keeps the user signed in at the location until a cashier signs them out. A user who is at another till
 * by now is not changed.
 */
export function leaveStation(user: SignInPosition, station: StationId | null): SignInPosition {
  return user.station === station ? { location: user.location, station: null } : user;
}

/** Signing in at another location signs the user out of this one. */
export const signedOutPosition: SignInPosition = { location: null, station: null };
