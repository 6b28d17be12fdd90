import { removeInvisibleCharacters } from "../text/tidy-text.ts";
import type { Staff } from "./staff.ts";

/** The maximum length of a staff ID, on the pad and in the form. */
export const staffIdMaximumLength = 5;

/** Only printable ASCII characters, which have one form each. */
const plainId = /^[ -~]*$/;

/**
 * The same text for every way of writing a staff ID: the pad types capital letters, a keyboard may not, and one for
 * Chinese or Japanese may type wide digits.
 */
export function staffIdKey(ref: string): string {
  // Nearly all IDs are plain, and to look for other forms takes ten times as long.
  const seen = plainId.test(ref) ? ref : removeInvisibleCharacters(ref.normalize("NFKC"));
  return ignoreCase(seen);
}

/** Whether both look the same. */
export function isSameStaffId(first: string, second: string): boolean {
  return staffIdKey(first) === staffIdKey(second);
}

/** Whether this ID was typed character by character, but for spaces and case. */
export function isTypedStaffId(ref: string, typed: string): boolean {
  return ignoreCase(ref) === ignoreCase(typed);
}

function ignoreCase(ref: string): string {
  return ref.trim().toUpperCase();
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
