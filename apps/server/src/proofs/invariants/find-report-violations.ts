import { isDeepStrictEqual } from "node:util";

import type { LocationId } from "@comanda/contract/wire";
import { computeFigures } from "@comanda/domain/shift/compute-figures";
import { noBills, toReportedBills } from "@comanda/domain/shift/reported-bills";

import type { Database } from "#database/database.ts";

import { findEndedBills, findOpenTotals } from "../../features/bill/index.ts";
import { findArticleCategories } from "../../features/menu/index.ts";
import { findReportChargeSettings } from "../../features/pay-type/index.ts";
import { findTimeZone } from "../../features/venue/index.ts";
import { readBills } from "./read-bills.ts";

/** Shift reports whose sums from the database differ from the bills line by line. */
export async function findReportViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const bills = (await readBills(database, location)).map(({ bill }) => bill);
  const settings = {
    ...(await findReportChargeSettings(database, location)),
    timeZone: await findTimeZone(database, location),
    categories: await findArticleCategories(database, location),
  };
  const openTotals = await findOpenTotals(database, location);
  const shifts = await database
    .selectFrom("shift")
    .select("id")
    .where("location", "=", location)
    .execute();
  const ended = await findEndedBills(database, { location, shifts: shifts.map(({ id }) => id) });
  return shifts.flatMap(({ id: shift }) => {
    const own = bills.filter((bill) => bill.shift === shift || bill.status === "open");
    const told = computeFigures({ ...(ended.get(shift) ?? noBills), openTotals }, settings);
    const lineByLine = computeFigures(toReportedBills(own, settings.currency), settings);
    if (isDeepStrictEqual(told, lineByLine)) return [];
    const both = JSON.stringify({ told, lineByLine });
    return [`The report of shift ${shift} is not what its bills say: ${both}`];
  });
}
