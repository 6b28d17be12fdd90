import { shiftSnapshot } from "@comanda/contract/summary-snapshot";
import type { LocationId, ShiftId } from "@comanda/domain/id";
import type { ReportSettings } from "@comanda/domain/shift/compute-figures";
import { noBills, type ReportedBills } from "@comanda/domain/shift/reported-bills";
import type { ShiftSummary } from "@comanda/domain/shift/shift-summary";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

import { findEndedBills } from "../features/bill/index.ts";
import { findArticleCategories } from "../features/menu/index.ts";
import { findReportChargeSettings } from "../features/pay-type/index.ts";
import { findTimeZone } from "../features/venue/index.ts";

/** A shift as it was filed, and its bills as the tables have them now. */
export type FiledShift = {
  readonly shift: ShiftId;
  readonly filed: ShiftSummary;
  readonly bills: ReportedBills;
};

/** All filed shifts of a location, and what their bills are reported by. */
export async function readFiledShifts(
  database: Database,
  location: LocationId,
): Promise<{ readonly shifts: readonly FiledShift[]; readonly settings: ReportSettings }> {
  const rows = await database
    .selectFrom("report")
    .select(["shift", "summary"])
    .where("location", "=", location)
    .where("kind", "=", "shift")
    .orderBy("shift")
    .execute();
  const filed = rows.flatMap(({ shift, summary }) => (shift === null ? [] : [{ shift, summary }]));
  const ended = await findEndedBills(database, {
    location,
    shifts: filed.map(({ shift }) => shift),
  });
  const settings = {
    ...(await findReportChargeSettings(database, location)),
    timeZone: await findTimeZone(database, location),
    categories: await findArticleCategories(database, location),
  };
  const shifts = filed.map(({ shift, summary }) => {
    const own = ended.get(shift) ?? noBills;
    return { shift, filed: fromJson(shiftSnapshot, summary), bills: { ...own, openAmounts: [] } };
  });
  return { shifts, settings };
}
