import { lastMonths } from "@comanda/domain/front-page/front-page-dates";
import type { LocationId, WorkDayId } from "@comanda/domain/id";
import {
  selectReportDays,
  type ReportDates,
  type ReportDays,
} from "@comanda/domain/owner-report/select-report-days";
import type { CalendarDate } from "@comanda/domain/time/calendar";
import { instant, msPerDay, type Instant } from "@comanda/domain/time/instant";
import { midnightOf } from "@comanda/domain/time/instant-of-local";
import { localTime, type TimeZone } from "@comanda/domain/time/local-time";

import type { Database } from "#database/database.ts";

import { findWorkDays } from "../owner-report/index.ts";
import { findTimeZone } from "../venue/index.ts";
import { findOpenDay } from "../work-day/index.ts";
import { findLastStartBefore } from "./started-days-store.ts";

type Day = { readonly id: WorkDayId; readonly startedAt: Instant };

/** The work days of a location, by the date on which they began. */
export type SalesCalendar = {
  readonly timeZone: TimeZone;
  readonly now: Instant;
  /** When the open work day began; null if none is open. */
  readonly openSince: Instant | null;
  /** The date on which the open work day began, or else the date on the venue's clock. */
  readonly today: CalendarDate;
  /** The last date before today on which a work day began. */
  readonly lastDay: CalendarDate | null;
  readonly daysIn: (dates: ReportDates) => ReportDays<Day>;
};

export async function readSalesCalendar(
  database: Database,
  location: LocationId,
  now: Instant,
): Promise<SalesCalendar> {
  const timeZone = await findTimeZone(database, location);
  const openDay = await findOpenDay(database, location);
  const dateOf = (at: Instant): CalendarDate => {
    const { year, month, day } = localTime(at, timeZone);
    return { year, month, day };
  };
  const today = dateOf(openDay?.startedAt ?? now);
  const lastStart = await findLastStartBefore(database, location, midnightOf(today, timeZone));
  const lastDay = lastStart === null ? null : dateOf(lastStart);
  // After a long pause the last day, and the week before it, are older than the months.
  const oldest = Math.min(
    midnightOf(lastMonths(today).before.from, timeZone),
    (lastStart ?? now) - 9 * msPerDay,
  );
  const days = await findWorkDays(database, location, {
    from: instant(oldest - msPerDay),
    to: instant(now + msPerDay),
  });
  const daysIn = (dates: ReportDates) => selectReportDays(days, dates, timeZone);
  return { timeZone, now, openSince: openDay?.startedAt ?? null, today, lastDay, daysIn };
}
