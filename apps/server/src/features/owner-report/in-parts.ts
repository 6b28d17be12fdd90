import { setImmediate } from "node:timers/promises";

import type { LocationId, WorkDayId } from "@comanda/domain/id";
import type { ReportDays } from "@comanda/domain/owner-report/report-days";
import type { TimeZone } from "@comanda/domain/time/local-time";

import type { Database } from "#database/database.ts";

/** What every report is made from. */
export type Asked = {
  readonly database: Database;
  readonly location: LocationId;
  readonly timeZone: TimeZone;
  readonly days: readonly WorkDayId[];
  readonly span: ReportDays<object>["span"];
};

/** The database answers while everybody else waits: a year is asked for week by week. */
const daysAtOnce = 7;

/** The rows of all days, of so many at a time; between them, tills are answered. */
export async function inParts<Row>(
  { days }: Asked,
  find: (days: readonly WorkDayId[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[][] = [];
  for (let from = 0; from < days.length; from += daysAtOnce) {
    // One part after the other is the point.
    /* oxlint-disable no-await-in-loop */
    rows.push([...(await find(days.slice(from, from + daysAtOnce)))]);
    await setImmediate();
    /* oxlint-enable no-await-in-loop */
  }
  return rows.flat();
}
