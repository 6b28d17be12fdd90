import type { Staff } from "./staff.ts";

/** The maximum length of a staff ID, on the pad and in the form. */
export const staffIdMaximumLength = 5;

/** Ignores case: the pad types capital letters, a keyboard may not. */
export function isSameStaffId(first: string, second: string): boolean {
  return first.trim().toUpperCase() === second.trim().toUpperCase();
}

/** Sorts staff IDs numerically: 9 before 10. */
export function compareStaffIds(first: string, second: string): number {
  return first.localeCompare(second, "en", { numeric: true });
}

/**
 * Frees the staff ID of staff who left. The new ID, which old bills then show, is longer than any that can be typed.
 */
export function staffIdAfterLeaving({ ref, id }: Pick<Staff, "ref" | "id">): string {
  return `${ref}#${String(id).padStart(staffIdMaximumLength, "0")}`;
}
