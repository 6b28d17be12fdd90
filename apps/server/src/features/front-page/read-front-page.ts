import type { ReplyOf } from "@comanda/contract/call";
import {
  maxFrontPageRows,
  type readFrontPage as readFrontPageCall,
} from "@comanda/contract/front-page";
import { formatDateTime } from "@comanda/contract/wire";
import { checkList } from "@comanda/domain/front-page/check-list";
import { findLowStock } from "@comanda/domain/front-page/find-low-stock";
import {
  lastMonths,
  lastWeeks,
  momentWeekBefore,
} from "@comanda/domain/front-page/front-page-dates";
import { requirePermission } from "@comanda/domain/staff/action-permissions";
import type { Instant } from "@comanda/domain/time/instant";
import { isLeftOpen } from "@comanda/domain/work-day/is-left-open";

import type { Session } from "#call/session.ts";
import type { Database } from "#database/database.ts";

import { findReportChargeSettings, findTaxes } from "../pay-type/index.ts";
import { findStaffNames } from "../owner-report/index.ts";
import { findDoneSteps } from "./check-list-store.ts";
import { compareDay, type DayReader } from "./compare-day.ts";
import { findFailedPapers, findOpenBills, findSignedIn, findStockCounts } from "./now-store.ts";
import { readPeople } from "./people.ts";
import { readSalesCalendar } from "./sales-calendar.ts";
import { compareSpans } from "./span-sales.ts";

type FrontPage = ReplyOf<typeof readFrontPageCall>;

type Reader = Pick<Session, "location" | "permissions">;

/**
 * What an owner looks at first; its work grows with the last two months, not with the past of the venue. Sales are for
 * users who may read the reports that they lead to.
 */
export async function readFrontPage(
  database: Database,
  { location, permissions }: Reader,
  now: Instant,
): Promise<FrontPage> {
  const calendar = await readSalesCalendar(database, location, now);
  const { openSince } = calendar;
  const { payTypes } = await findReportChargeSettings(database, location);
  const taxes = await findTaxes(database, location);
  const staffNames = await findStaffNames(database, location);
  const reader = { database, location, calendar, taxes, payTypes, staffNames };
  const seesSales = requirePermission({ permissions }, "read-owner-report") === null;
  return {
    at: formatDateTime(now),
    isDayOpen: openSince !== null,
    leftOpenSince:
      openSince !== null && isLeftOpen({ startedAt: openSince }, now)
        ? formatDateTime(openSince)
        : null,
    figures: seesSales ? await readFigures(reader) : null,
    ...(await readNow(reader)),
    checkList: [...checkList(await findDoneSteps(database, location))],
  };
}

/** The sales of the last days, weeks and months, and who made them fewer. */
async function readFigures(reader: DayReader): Promise<FrontPage["figures"]> {
  const { now, timeZone, today, lastDay } = reader.calendar;
  return {
    today: await compareDay(reader, today, momentWeekBefore(now, timeZone)),
    lastDay: lastDay === null ? null : await compareDay(reader, lastDay, null),
    weeks: await compareSpans(reader, lastWeeks(today)),
    months: await compareSpans(reader, lastMonths(today)),
    people: await readPeople(reader),
  };
}

/** What the venue looks like at this moment. */
async function readNow({
  database,
  location,
  staffNames,
  calendar,
}: DayReader): Promise<Pick<FrontPage, "openBills" | "failedPapers" | "stock" | "here">> {
  const low = findLowStock(await findStockCounts(database, location));
  const signedIn = await findSignedIn(database, location);
  return {
    openBills: await findOpenBills(database, location, calendar.now),
    failedPapers: [...(await findFailedPapers(database, location))],
    stock: {
      out: low.filter(({ isOut }) => isOut).length,
      low: low.filter(({ isOut }) => !isOut).length,
      rows: low.slice(0, maxFrontPageRows).map(({ count, isOut }) => ({
        stockItem: count.stockItemName,
        station: count.stationName,
        left: count.currentCount,
        unit: count.unit,
        isOut,
      })),
    },
    here: signedIn.map(({ id, station }) => ({ staff: staffNames.get(id) ?? "", station })),
  };
}
