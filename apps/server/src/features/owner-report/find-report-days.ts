import type { LocationId, WorkDayId } from "@comanda/domain/id";
import {
  selectReportDays,
  type ReportDates,
  type ReportDays,
} from "@comanda/domain/owner-report/select-report-days";
import { instant, msPerDay, type Instant } from "@comanda/domain/time/instant";
import { midnightOf } from "@comanda/domain/time/instant-of-local";
import type { TimeZone } from "@comanda/domain/time/local-time";

import type { Database } from "#database/database.ts";

import { findWorkDays } from "./report-days-store.ts";

type ReportedPlace = { readonly location: LocationId; readonly timeZone: TimeZone };

/** The work days that began within the dates, on the clock of the venue. */
export async function findReportDays(
  database: Database,
  { location, timeZone }: ReportedPlace,
  dates: ReportDates,
): Promise<ReportDays<{ readonly id: WorkDayId; readonly startedAt: Instant }>> {
  // Reads one day more than needed: the rule decides which days count.
  const known = await findWorkDays(database, location, {
    from: instant(midnightOf(dates.from, timeZone) - msPerDay),
    to: instant(midnightOf(dates.to, timeZone) + 2 * msPerDay),
  });
  return selectReportDays(known, dates, timeZone);
}
