import type { LocationId, StaffId } from "../id.ts";
import type { Refusal } from "../refusal.ts";
import { isSignedInAt, requireSignedInAt } from "../staff/find-staff.ts";
import type { Staff } from "../staff/staff.ts";
import type { Instant } from "../time/instant.ts";
import type { SentLine } from "./receive-lines.ts";

/** When someone was signed in elsewhere or out, and the location where they were until then; null if nowhere. */
export type StaffMove = { readonly at: Instant; readonly from: LocationId | null };

type Presence = {
  readonly staff: readonly Staff[];
  readonly location: LocationId;
  /** Where those who are not here now were since the presses, oldest first. */
  readonly movesOf: (staff: StaffId) => readonly StaffMove[];
};

/** Those who earn a commission and are not signed in here now, with the moments of their presses. */
export function findAbsentEarners(
  lines: readonly SentLine[],
  { staff, location }: Pick<Presence, "staff" | "location">,
): readonly { readonly earner: Staff; readonly at: Instant }[] {
  return lines.flatMap((line) => {
    if (line.kind !== "commission") return [];
    const earner = staff.find(({ id }) => id === line.staff);
    return earner === undefined || isSignedInAt(earner, location) ? [] : [{ earner, at: line.at }];
  });
}

/** Who earns a commission is signed in here now, as in the form of the till, or was at the press and has left since. */
export function requireEarnersHere(
  lines: readonly SentLine[],
  { staff, location, movesOf }: Presence,
): Refusal | null {
  for (const { earner, at } of findAbsentEarners(lines, { staff, location })) {
    const firstSince = movesOf(earner.id).find((move) => move.at >= at);
    if (firstSince?.from !== location) return requireSignedInAt(earner, location);
  }
  return null;
}
