import type { LocationId } from "@comanda/domain/id";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { instant, msPerDay, type Instant } from "@comanda/domain/time/instant";
import { midnightOf } from "@comanda/domain/time/instant-of-local";
import { monthRange, type ChosenDates } from "@comanda/domain/work-day/month-range";
import { summarizeMonth, type MonthSummary } from "@comanda/domain/work-day/summarize-month";

import type { Database } from "#database/database.ts";

import { findLocations } from "../venue/index.ts";
import { findOpenDay } from "../work-day/index.ts";
import { summarizeRunningDay } from "./load-day.ts";
import { findEndedDays } from "./snapshot-store.ts";

/** The dates that were chosen, and the moment up to which the open day counts. */
export type ReportedMonth = { readonly dates: ChosenDates; readonly now: Instant };

/** The days that began within the dates, from their snapshots, and the open day as it stands. */
export async function reportMonth(
  database: Database,
  location: LocationId,
  { dates, now }: ReportedMonth,
): Promise<MonthSummary | Refusal> {
  const [venue] = await findLocations(database, [location]);
  if (venue === undefined) throw new Error(`A session without a location: ${location}`);
  const { name: locationName, timeZone } = venue;
  const day = await findOpenDay(database, location);
  const range = monthRange(dates, { now, timeZone, workDayStart: day?.startedAt ?? null });
  if (isRefusal(range)) return range;
  const running =
    day === null ? [] : [await summarizeRunningDay(database, location, { day, at: now })];
  // Reads slightly more than needed: the rule decides which days count.
  const ended = await findEndedDays(database, location, {
    from: instant(midnightOf(range.from, timeZone) - msPerDay),
    to: instant(midnightOf(range.to, timeZone) + 2 * msPerDay),
  });
  return summarizeMonth(range, { locationName, timeZone, days: [...ended, ...running] });
}
