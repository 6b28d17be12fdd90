import type { Bill } from "@comanda/domain/bill/bill";
import { lineAmount } from "@comanda/domain/bill/line";
import { placeKey } from "@comanda/domain/bill/place";
import { isOvercredited } from "@comanda/domain/bill/is-overcredited";
import type { LocationId } from "@comanda/contract/wire";
import type { Decimals } from "@comanda/domain/money/currency";
import { sumMoney } from "@comanda/domain/money/money";
import { addedCharges, billAmount } from "@comanda/domain/payment/bill-totals";

import type { Database } from "#database/database.ts";

import type { BillRow, LineRow } from "../../features/bill/bill-rows.ts";
import { findChargeSettings } from "../../features/pay-type/index.ts";
import { readBills } from "./read-bills.ts";

/**
 * Bills whose lines, charges and payments do not add up, that have more credited back than was sold, or that are not
 * found at their place.
 */
export async function findBillViolations(
  database: Database,
  location: LocationId,
): Promise<readonly string[]> {
  const bills = await readBills(database, location);
  const settings = await findChargeSettings(database, location);
  return bills.flatMap(({ bill, row, lines: own }) => {
    const isWorthIt =
      row.amount === billAmount(bill, settings.payTypes, settings.currency) &&
      isSumOfLines(bill, own, settings.currency) &&
      isPaid(bill, row) &&
      row.place_key === placeKey(bill.place);
    return isWorthIt && !isOvercredited(bill.lines)
      ? []
      : [`Bill ${row.id} does not add up: ${JSON.stringify({ row, own })}`];
  });
}

function isSumOfLines(
  { lines, settlement }: Bill,
  rows: readonly LineRow[],
  currency: Decimals,
): boolean {
  const sum = sumMoney(lines.map((line) => lineAmount(line, currency)));
  const isSameInRows = sum === sumMoney(rows.map(({ total }) => total));
  if (settlement === null) return isSameInRows;
  const { total, charges, rounding, amount } = settlement.totals;
  return (
    isSameInRows && sum === total && sumMoney([total, addedCharges(charges), rounding]) === amount
  );
}

function isPaid({ status, settlement }: Bill, { amount }: BillRow): boolean {
  if (status === "voided") return amount === 0;
  if (settlement === null) return status === "open";
  const paid = sumMoney(settlement.payments.map(({ total }) => total));
  return paid - settlement.change === amount;
}
