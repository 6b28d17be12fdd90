import type { Bill } from "@comanda/domain/bill/bill";
import { courseOf, isToMake, waitingCourses } from "@comanda/domain/bill/course";
import type { Line, LineKey } from "@comanda/domain/bill/line";

type ShownBill = Pick<Bill, "lines" | "courses">;

/** Lines, the heading of the course of a line, or the end of the list. */
export type ShownPlace = readonly LineKey[] | { readonly headingOf: LineKey } | "end";

export function keysOf(lines: readonly Line[]): ReadonlySet<LineKey> {
  return new Set(lines.map(({ key }) => key));
}

/**
 * What a changed list has to show: the lines that were just pressed, or the place of a bill that was opened. Lines that
 * another till has sent move nothing under the finger.
 */
export function placeToShow(known: ReadonlySet<LineKey>, bill: ShownBill): ShownPlace {
  const { lines } = bill;
  if (!lines.some(({ key }) => known.has(key))) return openingPlace(bill);
  return lines.filter(({ key, isSaved }) => !isSaved && !known.has(key)).map(({ key }) => key);
}

/**
 * The end of a bill, where the new lines are. If nothing is new and courses wait, the next of them: at the end would
 * be the last one, whose Fire key is not to be pressed yet.
 */
export function openingPlace(bill: ShownBill): ShownPlace {
  if (bill.lines.some(({ isSaved }) => !isSaved)) return "end";
  const [next] = waitingCourses(bill);
  const first = bill.lines.find((line) => isToMake(bill, line) && courseOf(bill, line) === next);
  return next === undefined || first === undefined ? "end" : { headingOf: first.key };
}

/** In pixels from the top of what is scrolled. */
type Extent = { readonly top: number; readonly bottom: number };

type Shown = { readonly scrollTop: number; readonly height: number };

/** Scrolls as little as possible; of what is higher than the list, the lower end is shown. */
export function scrollTopToShow({ top, bottom }: Extent, { scrollTop, height }: Shown): number {
  return Math.max(bottom - height, Math.min(top, scrollTop));
}
