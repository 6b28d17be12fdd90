import { isDeepStrictEqual } from "node:util";

import type { LocationId, ShiftId } from "@comanda/contract/wire";
import { computeFigures } from "@comanda/domain/shift/compute-figures";
import { money, sumMoney } from "@comanda/domain/money/money";
import { noBills, toReportedBills, type ReportedBills } from "@comanda/domain/shift/reported-bills";

import type { Database } from "#database/database.ts";

import type { StoredBill } from "../../features/bill/bill-store.ts";
import { findEndedBills, findOpenTotals } from "../../features/bill/index.ts";
import { findArticleCategories } from "../../features/menu/index.ts";
import { findReportChargeSettings } from "../../features/pay-type/index.ts";
import { findTimeZone } from "../../features/venue/index.ts";
import { givenOf } from "../../features/bill/tender-store.ts";
import { readBills } from "./read-bills.ts";

/** Shift reports whose sums from the database differ from the bills line by line. */
export async function findReportViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const stored = await readBills(database, location);
  const bills = stored.map(({ bill }) => bill);
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
    const summed = computeFigures({ ...(ended.get(shift) ?? noBills), openTotals }, settings);
    const rows = { ...toReportedBills(own, settings.currency), ...readMoney(stored, shift) };
    const lineByLine = computeFigures(rows, settings);
    if (isDeepStrictEqual(summed, lineByLine)) return [];
    const both = JSON.stringify({ summed, lineByLine });
    return [`The report of shift ${shift} is not what its bills say: ${both}`];
  });
}

/** The money of a shift, tender by tender. */
function readMoney(
  stored: readonly StoredBill[],
  shift: ShiftId,
): Pick<ReportedBills, "tenders" | "usedPrepaid"> {
  const tenders = stored.flatMap(({ bill, tenders: own }) =>
    own.map((tender) => ({ tender, isOfSale: bill.status === "closed" && bill.shift === shift })),
  );
  const used = tenders.filter(({ tender, isOfSale }) => isOfSale && tender.shift !== shift);
  return {
    tenders: tenders
      .filter(({ tender }) => tender.shift === shift)
      .map(({ tender: { pay_type: payType, received, change, rounding, ...row }, isOfSale }) => {
        return { payType, received, change, rounding, given: givenOf(row), isOfSale };
      }),
    usedPrepaid: sumMoney(
      used.map(({ tender: { received, change, rounding } }) => money(received - change - rounding)),
    ),
  };
}
