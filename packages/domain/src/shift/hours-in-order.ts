import { noMoney } from "../money/money.ts";
import type { HourSales } from "./sales-breakdown.ts";

const hoursOfADay = 24;

/**
 * The hours as a house lives through them: from the first with sales to the last, those without any in between.
 * A day begins with the hour in which it was started. Without one it begins after the longest quiet, so that
 * an evening that ends after midnight is not torn apart.
 */
export function hoursInOrder(
  sales: readonly HourSales[],
  firstHour: number | null,
): readonly HourSales[] {
  const sold = new Map(sales.map((row) => [row.hour, row]));
  const begin = firstHour ?? hourAfterQuiet(new Set(sold.keys()));
  const hours = Array.from({ length: hoursOfADay }, (_, index) => (begin + index) % hoursOfADay);
  const from = hours.findIndex((hour) => sold.has(hour));
  if (from === -1) return [];
  const to = hours.findLastIndex((hour) => sold.has(hour));
  return hours
    .slice(from, to + 1)
    .map((hour) => sold.get(hour) ?? { hour, count: 0, amount: noMoney });
}

/** The earliest such hour, where several follow a quiet of the same length. */
function hourAfterQuiet(sold: ReadonlySet<number>): number {
  const quietBefore = (hour: number): number => {
    let quiet = 0;
    while (!sold.has((hour + 2 * hoursOfADay - 1 - quiet) % hoursOfADay)) quiet += 1;
    return quiet;
  };
  const byQuiet = (one: number, other: number) => quietBefore(other) - quietBefore(one);
  return [...sold].toSorted((one, other) => byQuiet(one, other) || one - other)[0] ?? 0;
}
