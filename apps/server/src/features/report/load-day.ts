import type { LocationId, ShiftId } from "@comanda/domain/id";
import { payTypesAt } from "@comanda/domain/payment/dated-rate";
import type { ReportSettings } from "@comanda/domain/shift/compute-figures";
import { noBills } from "@comanda/domain/shift/reported-bills";
import type { OpenShift } from "@comanda/domain/shift/shift";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";
import { summarizeShift, type ShiftRecord } from "@comanda/domain/shift/summarize-shift";
import type { Instant } from "@comanda/domain/time/instant";
import type { DaySummary } from "@comanda/domain/work-day/day-summary";
import { summarizeDay, type DayRecord } from "@comanda/domain/work-day/summarize-day";
import type { OpenWorkDay } from "@comanda/domain/work-day/work-day";

import { readSnapshot } from "#database/read-snapshot.ts";
import type { Database } from "#database/database.ts";

import { findEndedBills, findOpenAmounts, type EndedBills } from "../bill/index.ts";
import { findPaidCommissionsOf } from "../commission/index.ts";
import { findArticleCategories } from "../menu/index.ts";
import { findReportChargeSettings } from "../pay-type/index.ts";
import { findExpenseCategories, findPaymentsOf } from "../payment/index.ts";
import { findOpenShifts } from "../shift/index.ts";
import { findLocations, findTimeZone } from "../venue/index.ts";
import { findEndedShifts } from "./snapshot-store.ts";

/** The data for a shift report. */
export async function loadShiftRecord(
  database: Database,
  location: LocationId,
  { shift, at }: { readonly shift: ShiftId; readonly at: Instant },
): Promise<ShiftRecord> {
  return readSnapshot(database, async (moment) => {
    const { shared, ownOf } = await loadShifts(moment, location, { shifts: [shift], at });
    const own = ownOf(shift);
    const openAmounts = await findOpenAmounts(moment, location, at);
    return { ...shared, ...own, bills: { ...own.bills, openAmounts } };
  });
}

/** A work day, and the moment until which its running timers count. */
export type RunningDay = { readonly day: OpenWorkDay; readonly at: Instant };

/** The data for a day report: its ended shifts as filed, and the running ones as they stand. */
export async function loadDayRecord(
  database: Database,
  location: LocationId,
  { day, at }: RunningDay,
): Promise<DayRecord> {
  return readSnapshot(database, async (moment) => {
    const running = await findOpenShifts(moment, location);
    const ids = running.map(({ id }) => id);
    const { shared, ownOf } = await loadShifts(moment, location, { shifts: ids, at });
    const ended = await findEndedShifts(moment, location, day.id);
    const [venue] = await findLocations(moment, [location]);
    return {
      ...shared,
      locationName: venue?.name ?? "",
      shifts: [
        ...ended,
        ...running.map((shift) => runningReport(shift, { ...shared, ...ownOf(shift.id) })),
      ],
      openAmounts: await findOpenAmounts(moment, location, at),
    };
  });
}

export async function summarizeRunningDay(
  database: Database,
  location: LocationId,
  running: RunningDay,
): Promise<DaySummary> {
  return summarizeDay(running.day, await loadDayRecord(database, location, running), null);
}

type ShiftData = Pick<ShiftRecord, "payments" | "paidCommissions"> & { readonly bills: EndedBills };
/** The data that all shift reports share. */
type SharedReportData = ReportSettings & Pick<ShiftRecord, "expenseCategories">;

/** Open bills belong to the day's summary, not to a shift's, so that they count once. */
function runningReport(shift: OpenShift, record: SharedReportData & ShiftData): ShiftSummary {
  const counted = shift.endCount?.grandTotal ?? null;
  const bills = { ...record.bills, openAmounts: [] };
  return summarizeShift(shift, { ...record, bills }, { counted, endedAt: null, by: null });
}

type LoadedShifts = {
  readonly shared: SharedReportData;
  readonly ownOf: (shift: ShiftId) => ShiftData;
};

/** Loads all shifts with as many queries as one: a busy venue has one at each station. */
async function loadShifts(
  database: Database,
  location: LocationId,
  { shifts, at }: { readonly shifts: readonly ShiftId[]; readonly at: Instant },
): Promise<LoadedShifts> {
  const bills = await findEndedBills(database, { location, shifts });
  const payments = await findPaymentsOf(database, location, shifts);
  const paidCommissions = await findPaidCommissionsOf(database, location, shifts);
  return {
    shared: await findSharedReportData(database, location, { bills: [...bills.values()], at }),
    ownOf: (shift) => ({
      bills: bills.get(shift) ?? noBills,
      payments: payments.filter((payment) => payment.shift === shift),
      paidCommissions: paidCommissions.filter((paid) => paid.shift === shift),
    }),
  };
}

/** A menu has many more articles than a day sells, so only the categories of sold ones are read. */
async function findSharedReportData(
  database: Database,
  location: LocationId,
  { bills, at }: { readonly bills: readonly EndedBills[]; readonly at: Instant },
): Promise<SharedReportData> {
  const sold = bills.flatMap(({ articleLines }) => articleLines.map(({ article }) => article));
  const { payTypes, currency } = await findReportChargeSettings(database, location);
  const timeZone = await findTimeZone(database, location);
  return {
    payTypes: payTypesAt(payTypes, { at, timeZone }),
    currency,
    timeZone,
    categories: await findArticleCategories(database, location, [...new Set(sold)]),
    expenseCategories: await findExpenseCategories(database, location),
  };
}
