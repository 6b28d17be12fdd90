import { noMoney } from "../money/money.ts";
import type { HourSales } from "./sales-breakdown.ts";

const hoursOfADay = 24;

/**
 * Lists the hours from the first sale to the last, including hours without sales. The day begins with `firstHour`, or
 * without one after the longest period without sales, so that an evening past midnight stays in one piece.
 */
export function listSalesHours(
  sales: readonly HourSales[],
  firstHour: number | null,
): readonly HourSales[] {
  const sold = new Map(sales.map((row) => [row.hour, row]));
  const begin = firstHour ?? hourAfterLongestGap(new Set(sold.keys()));
  const hours = Array.from({ length: hoursOfADay }, (_, index) => (begin + index) % hoursOfADay);
  const from = hours.findIndex((hour) => sold.has(hour));
  if (from === -1) return [];
  const to = hours.findLastIndex((hour) => sold.has(hour));
  return hours
    .slice(from, to + 1)
    .map((hour) => sold.get(hour) ?? { hour, count: 0, amount: noMoney });
}

/** The hours from the first to the last of these in the order of the work day, including those between them. */
export function listHours(hours: readonly number[]): readonly number[] {
  const sold = hours.map((hour) => ({ hour, count: 1, amount: noMoney }));
  return listSalesHours(sold, null).map(({ hour }) => hour);
}

/** Of several equally long quiet periods, chooses the one that ends earliest. */
function hourAfterLongestGap(sold: ReadonlySet<number>): number {
  const quietBefore = (hour: number): number => {
    let quiet = 0;
    while (!sold.has((hour + hoursOfADay - 1 - quiet) % hoursOfADay)) quiet += 1;
    return quiet;
  };
  const byQuiet = (one: number, other: number) => quietBefore(other) - quietBefore(one);
  return [...sold].toSorted((one, other) => byQuiet(one, other) || one - other)[0] ?? 0;
}
