import { staffIdKey } from "./staff-id.ts";
import type { Staff } from "./staff.ts";

type StaffName = Pick<Staff, "username" | "ref">;

/**
 * The staff IDs of people who come from another venue, in their order. Whoever is here and not among them keeps their
 * ID; who finds theirs taken keeps the one they have here, or gets the lowest free number.
 */
export function settleStaffIds(
  coming: readonly StaffName[],
  here: readonly StaffName[],
): readonly string[] {
  const names = new Set(coming.map(({ username }) => username));
  const staying = here.filter(({ username }) => !names.has(username));
  const ownOf = new Map(here.map(({ username, ref }) => [username, ref]));
  const taken = new Set(staying.map(({ ref }) => staffIdKey(ref)));
  const wanted = new Set(coming.map(({ ref }) => staffIdKey(ref)));
  const isFree = (ref: string): boolean =>
    !taken.has(staffIdKey(ref)) && !wanted.has(staffIdKey(ref));
  let number = 1;
  return coming.map(({ username, ref }) => {
    const own = ownOf.get(username);
    while (!isFree(String(number))) number += 1;
    const other = own !== undefined && isFree(own) ? own : String(number);
    const settled = taken.has(staffIdKey(ref)) ? other : ref;
    taken.add(staffIdKey(settled));
    return settled;
  });
}
