import type { LocationId, ShiftId } from "@comanda/domain/id";
import type { Reckoning } from "@comanda/domain/shift/figures-of-bills";
import type { OpenShift } from "@comanda/domain/shift/shift";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import { summarizeShift, type ShiftRecord } from "@comanda/domain/shift/summarize-shift";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";
import { summarizeDay, type DayRecord } from "@comanda/domain/work-day/summarize-day";
import type { OpenWorkDay } from "@comanda/domain/work-day/work-day";

import { atOneMoment } from "#database/at-one-moment.ts";
import type { Database } from "#database/database.ts";

import { findEndedBills, findOpenTotals, type EndedBills } from "../bill/index.ts";
import { findPaidCommissionsOf } from "../commission/index.ts";
import { findArticleCategories } from "../menu/index.ts";
import { findExpenseCategories, findPaymentsOf, findReportReckoning } from "../payment/index.ts";
import { findOpenShifts } from "../shift/index.ts";
import { findLocations, findTimeZone } from "../venue/index.ts";
import { findEndedShifts } from "./snapshot-store.ts";

/** All that a shift is reported by. */
export async function loadShiftRecord(
  database: Database,
  location: LocationId,
  shift: ShiftId,
): Promise<ShiftRecord> {
  return atOneMoment(database, async (moment) => {
    const own = await findOwn(moment, location, shift);
    const openTotals = await findOpenTotals(moment, location);
    return {
      ...(await findHouse(moment, location, [own])),
      ...own,
      bills: { ...own.bills, openTotals },
    };
  });
}

/** All that a day is reported by: its ended shifts as they were filed, and those that are on as they stand. */
export async function loadDayRecord(
  database: Database,
  location: LocationId,
  day: OpenWorkDay,
): Promise<DayRecord> {
  return atOneMoment(database, async (moment) => {
    const running: Running[] = [];
    for (const shift of await findOpenShifts(moment, location)) {
      // One per station.
      // oxlint-disable-next-line no-await-in-loop
      running.push({ shift, own: await findOwn(moment, location, shift.id) });
    }
    const house = await findHouse(
      moment,
      location,
      running.map(({ own }) => own),
    );
    const [venue] = await findLocations(moment, [location]);
    return {
      ...house,
      locationName: venue?.name ?? "",
      shifts: [
        ...(await findEndedShifts(moment, location, day.id)),
        ...running.map((one) => runningReport(one, house)),
      ],
      openTotals: await findOpenTotals(moment, location),
    };
  });
}

/** How the open day stands. */
export async function summarizeRunningDay(
  database: Database,
  location: LocationId,
  day: OpenWorkDay,
): Promise<DaySummary> {
  return summarizeDay(day, await loadDayRecord(database, location, day), null);
}

/** What happened in one shift. */
type Own = Pick<ShiftRecord, "payments" | "paidCommissions"> & { readonly bills: EndedBills };
/** What all shifts of a house are reported with. */
type House = Reckoning & Pick<ShiftRecord, "expenseCategories">;
type Running = { readonly shift: OpenShift; readonly own: Own };

/** The bills that are open are the day's to tell, once. */
function runningReport({ shift, own }: Running, house: House): ShiftSummary {
  const record = { ...house, ...own, bills: { ...own.bills, openTotals: [] } };
  const counted = shift.endCount?.grandTotal ?? null;
  return summarizeShift(shift, record, { counted, endedAt: null });
}

async function findOwn(database: Database, location: LocationId, shift: ShiftId): Promise<Own> {
  return {
    bills: await findEndedBills(database, { location, shift }),
    payments: await findPaymentsOf(database, location, shift),
    paidCommissions: await findPaidCommissionsOf(database, location, shift),
  };
}

/** A menu has many more articles than are sold in a day, so only the categories of those are asked for. */
async function findHouse(
  database: Database,
  location: LocationId,
  shifts: readonly Own[],
): Promise<House> {
  const sold = new Set(
    shifts.flatMap(({ bills }) => bills.articleLines.map(({ article }) => article)),
  );
  return {
    ...(await findReportReckoning(database, location)),
    timeZone: await findTimeZone(database, location),
    categories: await findArticleCategories(database, location, [...sold]),
    expenseCategories: await findExpenseCategories(database, location),
  };
}
