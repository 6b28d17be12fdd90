import { refuse, type Refusal } from "../refusal.ts";

/** An amount off a bill is up to two discounts for each line, so a bill of 1,000 lines can be discounted at once. */
export const maxLinesAtOnce = 2000;

/** The server takes a limited number of lines in one call. */
export function requireSendableAtOnce(lines: number): Refusal | null {
  return lines > maxLinesAtOnce
    ? refuse("too-many-lines-at-once", { maximum: maxLinesAtOnce })
    : null;
}
