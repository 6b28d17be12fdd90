import type { Staff } from "./staff.ts";

/** How many characters a staff ID has at most, on the pad and in the form. */
export const staffIdMaximumLength = 5;

/** Staff IDs are the same however they are typed: the pad writes letters large, a keyboard may not. */
export function isSameStaffId(first: string, second: string): boolean {
  return first.trim().toUpperCase() === second.trim().toUpperCase();
}

/** Staff IDs stand in the order of their numbers: 9 before 10. */
export function compareStaffIds(first: string, second: string): number {
  return first.localeCompare(second, "en", { numeric: true });
}

/** Who left gives their staff ID free. What old bills then call them is longer than any ID that can be typed. */
export function staffIdAfterLeaving({ ref, id }: Pick<Staff, "ref" | "id">): string {
  return `${ref}#${String(id).padStart(staffIdMaximumLength, "0")}`;
}
