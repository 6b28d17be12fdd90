import type { LocationId, WorkDayId } from "@comanda/domain/id";

import { compileOnce } from "#database/compile-once.ts";
import type { WriteTransaction } from "#database/database.ts";

import type { BillRow } from "./bill-rows.ts";

/** The next numbers of a bill, without gaps: they are assigned in the transaction that uses them. */
export async function nextNumbers(
  tx: WriteTransaction,
  location: LocationId,
  workDay: WorkDayId,
): Promise<Pick<BillRow, "number" | "number_in_work_day">> {
  const ofDay = `work-day-${workDay}`;
  const rows = await incrementCounters(tx, { location, ofAll: "bill", ofDay });
  const given = new Map(rows.map((row) => [row.series, row.last_number]));
  const number = given.get("bill");
  const numberInDay = given.get(ofDay);
  if (number === undefined || numberInDay === undefined) throw new Error("A series has no number");
  return { number, number_in_work_day: numberInDay };
}

type CounterNames = {
  readonly location: LocationId;
  readonly ofAll: string;
  readonly ofDay: string;
};

const incrementCounters = compileOnce((tx, { location, ofAll, ofDay }: CounterNames) =>
  tx
    .insertInto("bill_counter")
    .values([ofAll, ofDay].map((series) => ({ location, series, last_number: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(["location", "series"])
        .doUpdateSet((eb) => ({ last_number: eb("bill_counter.last_number", "+", 1) })),
    )
    .returning(["series", "last_number"]),
);
