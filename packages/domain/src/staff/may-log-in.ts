import { refuse, type Refusal } from "../refusal.ts";
import type { Station } from "../venue/location.ts";
import { mayWorkAt } from "./may-work-at.ts";
import type { Staff } from "./staff.ts";

/** Only current staff with 'Can Login' may log in to a till. */
export function requireMayLogIn(staff: Pick<Staff, "mayLogIn" | "isDeleted">): Refusal | null {
  return staff.mayLogIn && !staff.isDeleted ? null : refuse("login-not-allowed");
}

/** Lists the sale points of the locations where the user works. */
export function salePoints(
  stations: readonly Station[],
  user: Pick<Staff, "subLocations" | "isDeleted">,
): readonly Station[] {
  return stations.filter((station) => station.isSalePoint && mayWorkAt(user, station.location));
}

export type SalePointChoice =
  | { readonly kind: "straight-on"; readonly station: Station }
  | { readonly kind: "choose"; readonly stations: readonly Station[] }
  | { readonly kind: "none" };

/** With only one sale point, the user goes straight to the order screen. */
export function chooseSalePoint(
  stations: readonly Station[],
  user: Pick<Staff, "subLocations" | "isDeleted">,
): SalePointChoice {
  const [first, ...others] = salePoints(stations, user);
  if (first === undefined) return { kind: "none" };
  if (others.length === 0) return { kind: "straight-on", station: first };
  return { kind: "choose", stations: [first, ...others] };
}
