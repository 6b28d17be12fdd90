import type { LocationId, WorkDayId } from "@comanda/domain/id";
import type { ExpressionBuilder } from "kysely";

import { compileOnce } from "#database/compile-once.ts";
import type { Tables } from "#database/tables.ts";

/** The two series that a bill is numbered in: all bills of the location, and those of its work day. */
export type NumberSeries = {
  readonly location: LocationId;
  readonly ofAll: string;
  readonly ofDay: string;
};

export function numberSeries(location: LocationId, workDay: WorkDayId): NumberSeries {
  return { location, ofAll: "bill", ofDay: `work-day-${workDay}` };
}

/** Takes the next number of each series, without gaps: in the transaction in which a bill gets them. */
export const takeNumbers = compileOnce((tx, { location, ofAll, ofDay }: NumberSeries) =>
  tx
    .insertInto("bill_counter")
    .values([ofAll, ofDay].map((series) => ({ location, series, last_number: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(["location", "series"])
        .doUpdateSet((eb) => ({ last_number: eb("bill_counter.last_number", "+", 1) })),
    ),
);

/** The numbers that were taken last, for the statement that inserts their bill. */
export function numbersTaken(
  eb: ExpressionBuilder<Tables, "bill">,
  { location, ofAll, ofDay }: NumberSeries,
) {
  const lastOf = (series: string) =>
    eb
      .selectFrom("bill_counter")
      .select("last_number")
      .where("location", "=", location)
      .where("series", "=", series);
  return { number: lastOf(ofAll), number_in_work_day: lastOf(ofDay) };
}
