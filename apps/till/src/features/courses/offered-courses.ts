import type { Bill } from "@comanda/domain/bill/bill";
import { maxCourse } from "@comanda/domain/bill/bill-course";
import type { Menu } from "@comanda/domain/menu/menu";

/** Fewer would offer nothing to choose from. */
const fewest = 3;

/** The courses that a line can go to; none where neither the menu nor the bill has any. */
export function offeredCourses(
  { lines }: Pick<Bill, "lines">,
  { categories }: Pick<Menu, "categories">,
): readonly number[] {
  const known = [...lines, ...categories].map(({ course }) => course ?? 0);
  const last = Math.max(0, ...known);
  if (last === 0) return [];
  return Array.from({ length: Math.min(Math.max(last, fewest), maxCourse) }, (_, at) => at + 1);
}
