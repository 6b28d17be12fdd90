import { setImmediate } from "node:timers/promises";

import type { LocationId, WorkDayId } from "@comanda/domain/id";
import type { ReportDates, ReportDays } from "@comanda/domain/owner-report/select-report-days";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import type { TimeZone } from "@comanda/domain/time/local-time";

import type { Database } from "#database/database.ts";

/** The input of every report. */
export type ReportInput = {
  readonly database: Database;
  readonly location: LocationId;
  readonly timeZone: TimeZone;
  readonly dates: ReportDates;
  readonly days: readonly WorkDayId[];
  /** The date on which each of the days began. */
  readonly dateOf: ReadonlyMap<WorkDayId, CalendarDate>;
  readonly span: ReportDays<object>["span"];
};

/** A database query blocks everyone else, so a year is read week by week. */
const daysPerBatch = 7;

/** The rows of all days, read in batches; tills are served in between. */
export async function readInBatches<Row>(
  { days }: ReportInput,
  find: (days: readonly WorkDayId[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[][] = [];
  for (let from = 0; from < days.length; from += daysPerBatch) {
    // The batches must run one after the other.
    rows.push([...(await find(days.slice(from, from + daysPerBatch)))]);
    await setImmediate();
  }
  return rows.flat();
}
