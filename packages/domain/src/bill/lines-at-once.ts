import { refuse, type Refusal } from "../refusal.ts";

/** An amount off a bill is up to two discounts for each line, so a bill of 1,000 lines can be discounted at once. */
export const maxLinesAtOnce = 2000;

type SentItem =
  | { readonly key: string; readonly parts?: readonly unknown[] }
  /** A change of a line that the server has. */
  | { readonly id: number };

/** The lines that items become: each part of a set is one, too. */
export function countSentLines(items: readonly SentItem[]): number {
  const parts = items.map((item) => ("parts" in item ? (item.parts?.length ?? 0) : 0));
  return parts.reduce((sum, count) => sum + count, items.length);
}

/** The server takes a limited number of lines in one call. */
export function requireSendableAtOnce(lines: number): Refusal | null {
  return lines > maxLinesAtOnce
    ? refuse("too-many-lines-at-once", { maximum: maxLinesAtOnce })
    : null;
}
