import type { Bill } from "@comanda/domain/bill/bill";
import { lineAmount } from "@comanda/domain/bill/line";
import { placeKey } from "@comanda/domain/bill/place";
import { isOvercredited } from "@comanda/domain/bill/is-overcredited";
import type { LocationId } from "@comanda/contract/wire";
import type { Decimals } from "@comanda/domain/money/currency";
import { minorUnitsPerUnit, subtractMoney, sumMoney } from "@comanda/domain/money/money";
import { addedCharges, billAmount } from "@comanda/domain/payment/bill-totals";

import { payTypesAt } from "@comanda/domain/payment/dated-rate";
import type { PayType } from "@comanda/domain/payment/pay-type";

import type { Database } from "#database/database.ts";

import type { BillRow, LineRow } from "../../features/bill/bill-rows.ts";
import type { TenderRow } from "../../features/bill/tender-store.ts";
import { findChargeSettings } from "../../features/pay-type/index.ts";
import { findTimeZone } from "../../features/venue/index.ts";
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
  const timeZone = await findTimeZone(database, location);
  return bills.flatMap(({ bill, row, lines: own, tenders }) => {
    const payTypes = payTypesAt(settings.payTypes, { at: row.updated_at, timeZone });
    const isWorthIt =
      row.amount === billAmount(bill, payTypes, settings.currency) &&
      isSumOfLines(bill, own, settings.currency) &&
      isPaid(row, tenders) &&
      isSharedByHead(bill, own, settings.currency) &&
      isTaxedOnce(bill, own, payTypes) &&
      row.place_key === placeKey(bill.place);
    return isWorthIt && !isOvercredited(linesWithRefunds(bill, bills))
      ? []
      : [`Bill ${row.id} does not add up: ${JSON.stringify({ row, own })}`];
  });
}

/** A refund is checked together with the bill that it is of, and with the other refunds of that. */
function linesWithRefunds(
  { id, refundOf, lines }: Bill,
  bills: readonly { readonly bill: Bill }[],
): Bill["lines"] {
  if (refundOf !== null) return [];
  const refunds = bills.filter(({ bill }) => bill.refundOf === id);
  return [...lines, ...refunds.flatMap(({ bill }) => bill.lines)];
}

function isSumOfLines(
  { lines, settlement }: Bill,
  rows: readonly LineRow[],
  currency: Decimals,
): boolean {
  const sum = sumMoney(lines.map((line) => lineAmount(line, currency)));
  const isSameInRows = sum === sumMoney(rows.map(({ total }) => total));
  if (settlement === null) return isSameInRows;
  const { total, charges, rounding, amount, privileges = [] } = settlement.totals;
  const off = sumMoney(privileges.flatMap(({ exemption, discount }) => [exemption, discount]));
  const paid = subtractMoney(sumMoney([total, addedCharges(charges), rounding]), off);
  return isSameInRows && sum === total && paid === amount;
}

/**
 * The shares of privileged guests are those whom the bill names, in their order, and each is a head's part of what was
 * shared, to a unit for each tax class with and without a better promotion.
 */
function isSharedByHead(
  { privilege, settlement, lines }: Bill,
  rows: readonly LineRow[],
  { hasDecimals }: Decimals,
): boolean {
  const { privileges = [] } = settlement?.totals ?? {};
  if (privilege === null || settlement === null) return privileges.length === 0;
  const { guests, holders } = privilege;
  const shared = sumMoney(
    lines
      .filter(({ type }) => type !== "commission")
      .map((line) => lineAmount(line, { hasDecimals })),
  );
  const classes = new Set(rows.map((row) => row.tax_class)).size;
  const most = 2 * classes * (hasDecimals ? 1 : minorUnitsPerUnit);
  return (
    privileges.map(({ kind }) => kind).join() === holders.map(({ kind }) => kind).join() &&
    privileges.every(({ gross }) => Math.abs(gross - shared / guests) <= most)
  );
}

/** What was taken stands on the bill; all of it is due back before a void, and it is the amount of a closed bill. */
function isPaid({ status, amount, paid }: BillRow, tenders: readonly TenderRow[]): boolean {
  const taken = tenders.reduce(
    (sum, { received, change, rounding }) => sum + received - change - rounding,
    0,
  );
  if (paid !== taken || !tenders.every((tender) => isReversedWhole(tender, tenders))) return false;
  switch (status) {
    case "open":
      return true;
    case "closed":
      return taken === amount;
    case "voided":
      return taken === 0 && amount === 0;
  }
}

/** A tender is taken back once, and by all of it. */
function isReversedWhole(tender: TenderRow, tenders: readonly TenderRow[]): boolean {
  const reversals = tenders.filter(({ reverses }) => reverses === tender.id);
  return (
    reversals.length <= 1 &&
    reversals.every(
      ({ pay_type, received, change, rounding, shift }) =>
        pay_type === tender.pay_type &&
        received + tender.received === 0 &&
        change + tender.change === 0 &&
        rounding + tender.rounding === 0 &&
        shift === tender.shift,
    )
  );
}

/**
 * Whether the taxes of a paid bill were computed on all that guests paid, where each tax is contained in the prices, is
 * on the charges before it, too, and every line was sold under the class of exactly one of them.
 */
function isTaxedOnce(
  { settlement }: Bill,
  rows: readonly LineRow[],
  payTypes: readonly PayType[],
): boolean {
  // What privileged guests pay bears no tax.
  if (settlement === null || settlement.totals.privileges !== undefined) return true;
  const { charges, rounding, amount } = settlement.totals;
  const taxOf = new Map(payTypes.filter(({ isVat }) => isVat).map((tax) => [tax.id, tax]));
  const taxes = charges.flatMap(({ payType }) => taxOf.get(payType) ?? []);
  const taxesOn = ({ tax_class }: LineRow) =>
    taxes.filter(
      ({ taxClasses }) =>
        taxClasses.length === 0 || (tax_class !== null && taxClasses.includes(tax_class)),
    ).length;
  const isSimple =
    taxes.every((tax) => tax.isIncludedInPrice && tax.isOnCharges) &&
    rows.every((line) => taxesOn(line) === 1);
  // Bills of earlier releases have no bases.
  const bases = charges.flatMap(({ payType, base }) =>
    taxOf.has(payType) && base !== undefined ? [base] : [],
  );
  if (!isSimple || bases.length === 0) return true;
  return sumMoney(bases) + rounding === amount;
}
