import type { LocationId, ShiftId } from "@comanda/domain/id";
import type { Reckoning } from "@comanda/domain/shift/figures-of-bills";
import type { OpenShift } from "@comanda/domain/shift/shift";
import { summarizeShift, type ShiftRecord } from "@comanda/domain/shift/summarize-shift";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import { summarizeDay, type DayRecord } from "@comanda/domain/work-day/summarize-day";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";
import type { OpenWorkDay } from "@comanda/domain/work-day/work-day";

import type { Database } from "#database/database.ts";

import { findBillsOf, findOpenBills } from "../bill/index.ts";
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
  const own = await findBillsOf(database, location, { shift });
  return {
    ...(await findSalesReckoning(database, location)),
    bills: [...own, ...(await findOpenBills(database, location))],
    payments: await findPaymentsOf(database, location, shift),
    expenseCategories: await findExpenseCategories(database, location),
    paidCommissions: await findPaidCommissionsOf(database, location, shift),
  };
}

/** All that a day is reported by: its ended shifts as they were filed, and those that are on as they stand. */
export async function loadDayRecord(
  database: Database,
  location: LocationId,
  day: OpenWorkDay,
): Promise<DayRecord> {
  // Those that are on first: one that ends meanwhile is then seen twice rather than not at all.
  const running = await findOpenShifts(database, location);
  const ended = await findEndedShifts(database, location, day.id);
  const summaries = new Map<ShiftId, ShiftSummary>(ended);
  for (const shift of running) {
    if (summaries.has(shift.id)) continue;
    // One per station.
    // oxlint-disable-next-line no-await-in-loop
    summaries.set(shift.id, await runningReport(database, location, shift));
  }
  const [venue] = await findLocations(database, [location]);
  return {
    ...(await findSalesReckoning(database, location)),
    locationName: venue?.name ?? "",
    shifts: [...summaries.values()],
    openBills: await findOpenBills(database, location),
  };
}

/** How the open day stands. */
export async function summarizeRunningDay(
  database: Database,
  location: LocationId,
  day: OpenWorkDay,
): Promise<DaySummary> {
  return summarizeDay(day, await loadDayRecord(database, location, day), null);
}

async function runningReport(
  database: Database,
  location: LocationId,
  shift: OpenShift,
): Promise<ShiftSummary> {
  const record = await loadShiftRecord(database, location, shift.id);
  const counted = shift.endCount?.grandTotal ?? null;
  return summarizeShift(shift, record, { counted, endedAt: null });
}

async function findSalesReckoning(database: Database, location: LocationId): Promise<Reckoning> {
  return {
    ...(await findReportReckoning(database, location)),
    timeZone: await findTimeZone(database, location),
    categories: await findArticleCategories(database, location),
  };
}
