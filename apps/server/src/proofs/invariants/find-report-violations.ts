import { isDeepStrictEqual } from "node:util";

import type { LocationId, ShiftId } from "@comanda/contract/wire";
import { isOpen, type Bill } from "@comanda/domain/bill/bill";
import { isRunning, withElapsedTime } from "@comanda/domain/bill/change-time";
import { money, sumMoney, type Money } from "@comanda/domain/money/money";
import { billAmount } from "@comanda/domain/payment/bill-totals";
import { payTypesAt } from "@comanda/domain/payment/dated-rate";
import { computeFigures, type ReportSettings } from "@comanda/domain/shift/compute-figures";
import { noBills, toReportedBills, type ReportedBills } from "@comanda/domain/shift/reported-bills";
import { instant, msPerHour, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";

import type { StoredBill } from "../../features/bill/bill-store.ts";
import { findEndedBills, findOpenAmounts } from "../../features/bill/index.ts";
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
  // Any moment will do, if it is later than the start of the timers.
  const at = instant(Math.max(0, ...bills.map(({ updatedAt }) => updatedAt)) + msPerHour);
  const openAmounts = await findOpenAmounts(database, location, at);
  const openLineByLine = bills.filter(isOpen).map((bill) => openAmount(bill, at, settings));
  const shifts = await database
    .selectFrom("shift")
    .select("id")
    .where("location", "=", location)
    .execute();
  const ended = await findEndedBills(database, { location, shifts: shifts.map(({ id }) => id) });
  return shifts.flatMap(({ id: shift }) => {
    const own = bills.filter((bill) => bill.shift === shift || bill.status === "open");
    const summed = computeFigures({ ...(ended.get(shift) ?? noBills), openAmounts }, settings);
    const rows = {
      ...toReportedBills(own, settings),
      ...readMoney(stored, shift),
      openAmounts: openLineByLine,
    };
    const lineByLine = computeFigures(rows, settings);
    if (isDeepStrictEqual(summed, lineByLine)) return [];
    const both = JSON.stringify({ summed, lineByLine });
    return [`The report of shift ${shift} is not what its bills say: ${both}`];
  });
}

/** A bill costs what its last save came to; a running timer goes on counting. */
function openAmount(
  bill: Bill,
  at: Instant,
  { payTypes, currency, timeZone }: ReportSettings,
): Money {
  const since = bill.lines.some(isRunning) ? at : bill.updatedAt;
  return billAmount(
    withElapsedTime(bill, at, timeZone),
    payTypesAt(payTypes, { at: since, timeZone }),
    currency,
  );
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
      .map(
        ({ tender: { pay_type: payType, received, change, rounding, at, ...row }, isOfSale }) => {
          return { payType, received, change, rounding, given: givenOf(row), at, isOfSale };
        },
      ),
    usedPrepaid: sumMoney(
      used.map(({ tender: { received, change, rounding } }) => money(received - change - rounding)),
    ),
  };
}
