import { sumMoney } from "@comanda/domain/money/money";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { worthOfDifferences } from "@comanda/domain/shift/foreign-figures";
import { wireDate } from "@comanda/domain/time/wire-date";

import { findReportChargeSettings } from "../pay-type/index.ts";
import { findStationsIncludingRetired } from "../venue/index.ts";
import { findFiledShifts } from "./filed-drawers-store.ts";
import { findStaffNames } from "./name-store.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";

/** What was expected and counted in the drawer of each ended shift, as it was filed. */
export async function drawerRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location, dateOf } = input;
  const names = await findStaffNames(database, location);
  const known = await findStationsIncludingRetired(database, location);
  const stations = new Map(known.map(({ id, name }) => [id, name]));
  const { currency } = await findReportChargeSettings(database, location);
  const filed = await readInBatches(input, (days) => findFiledShifts(database, location, days));
  return filed.map(({ workDay, shift: { station, staff, drawer, bills } }) => {
    const date = dateOf.get(workDay);
    const { expected, counted, difference, foreign = [] } = drawer;
    return {
      key: null,
      day: date === undefined ? null : wireDate(date),
      station: stations.get(station) ?? "",
      staff: names.get(staff) ?? "",
      expected,
      counted,
      difference,
      otherCurrencies: sumMoney(worthOfDifferences(foreign, bills.foreign ?? [], currency)),
    };
  });
}
