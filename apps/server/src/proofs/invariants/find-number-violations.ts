import type { LocationId } from "@comanda/contract/wire";

import type { Database } from "#database/database.ts";

/** Gaps in the numbers of bills, or a counter that is not at the last one. */
export async function findNumberViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const bills = await database
    .selectFrom("bill")
    .select(["number", "opened_work_day", "number_in_work_day"])
    .where("location", "=", location)
    .execute();
  const counters = await database
    .selectFrom("bill_counter")
    .select(["series", "last_number"])
    .where("location", "=", location)
    .execute();
  const given = new Map([["bill", bills.map(({ number }) => number)]]);
  for (const [day, ofDay] of Map.groupBy(bills, ({ opened_work_day }) => opened_work_day)) {
    given.set(
      `work-day-${day}`,
      ofDay.map(({ number_in_work_day }) => number_in_work_day),
    );
  }
  const last = new Map(counters.map(({ series, last_number }) => [series, last_number]));
  return [...given].flatMap(([series, numbers]) => {
    const sorted = numbers.toSorted((one, other) => one - other);
    const hasGap = sorted.some((number, index) => number !== index + 1);
    const isCounted = (last.get(series) ?? 0) === numbers.length;
    return hasGap || !isCounted ? [`The numbers of ${series} have a gap: ${sorted.join(" ")}`] : [];
  });
}
