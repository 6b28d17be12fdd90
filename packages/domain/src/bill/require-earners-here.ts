import type { LocationId } from "../id.ts";
import type { Refusal } from "../refusal.ts";
import { requireSignedInAt } from "../staff/find-staff.ts";
import type { Staff } from "../staff/staff.ts";
import { msPerMinute, type Instant } from "../time/instant.ts";
import type { SentLine } from "./receive-lines.ts";

/** A round is sent moments after its last press, unless the till had to keep it. */
export const roundSentWithinMs = msPerMinute;

type Arrival = {
  readonly staff: readonly Staff[];
  readonly location: LocationId;
  readonly now: Instant;
};

/** Who earns a commission is signed in here, as in the form of the till; since an earlier press they may have left. */
export function requireEarnersHere(
  lines: readonly SentLine[],
  { staff, location, now }: Arrival,
): Refusal | null {
  for (const line of lines) {
    if (line.kind !== "commission" || now - line.at >= roundSentWithinMs) continue;
    const earner = staff.find(({ id }) => id === line.staff);
    const refusal = earner === undefined ? null : requireSignedInAt(earner, location);
    if (refusal !== null) return refusal;
  }
  return null;
}
