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

type FindRows<Row> = (days: readonly WorkDayId[]) => Promise<readonly Row[]>;

/** The rows of all days, read in batches; tills are served in between. */
export async function readInBatches<Row>(
  { days }: ReportInput,
  find: FindRows<Row>,
  daysAtOnce = daysPerBatch,
): Promise<readonly Row[]> {
  const rows: Row[][] = [];
  for (let from = 0; from < days.length; from += daysAtOnce) {
    // The batches must run one after the other.
    rows.push([...(await find(days.slice(from, from + daysAtOnce)))]);
    await setImmediate();
  }
  return rows.flat();
}

/**
 * For what reads each bill. The bills of a day are garbage before V8 moves them to its space for long-lived data; those
 * of a week are not, and the threads that collect them, which have the priority of sales, take a third as long as the
 * report itself.
 */
export function readDayByDay<Row>(
  input: ReportInput,
  find: FindRows<Row>,
): Promise<readonly Row[]> {
  return readInBatches(input, find, 1);
}
