import type { PayTypeId } from "../id.ts";
import { negateMoney, noMoney, sumMoney, type Money } from "../money/money.ts";
import { changeOf, signPayDetails } from "./pay-detail-sum.ts";
import { inIndexOrder, roleOf, type PayType, type PayTypeRole } from "./pay-type.ts";
import type { BillTotals, PayDetail, Settlement } from "./settlement.ts";

/**
 * One row of the pay screen or of the paper. Rows that the house itself adds, a discount or a rounding
 * for which the venue keeps no pay type, have none. A discount is negative, so that the column adds up.
 */
export type PayRow = {
  readonly kind: Exclude<PayTypeRole, "none"> | "rounding";
  readonly payType: PayType | null;
  readonly total: Money;
  /** A charge that the prices already contain: shown, and not added. */
  readonly isContained: boolean;
};

/** On paper, rows that the venue hides are left out, and so are discounts and payments of nothing. */
export type RowsFor = { readonly payTypes: readonly PayType[]; readonly isOnPaper: boolean };

/** The rows of a bill to be paid: on the screen what is typed so far and the change it would give. */
export function openPayRows(
  totals: BillTotals,
  typed: readonly PayDetail[],
  rowsFor: RowsFor,
): readonly PayRow[] {
  // The paper that a guest gets before paying knows of no payment yet.
  if (rowsFor.isOnPaper) return settledPayRows({ totals, payments: [], change: noMoney }, rowsFor);
  const payments = signPayDetails(totals.amount, typed);
  return settledPayRows({ totals, payments, change: changeOf(totals.amount, payments) }, rowsFor);
}

/** The rows of a closed bill, as it was settled, whatever the pay types say today. */
export function settledPayRows(settlement: Settlement, rowsFor: RowsFor): readonly PayRow[] {
  const payTypes = inIndexOrder(rowsFor.payTypes);
  const rows = payTypes.flatMap((payType) => rowsAt(payType, settlement, payTypes));
  return rowsFor.isOnPaper ? rows.filter(isPrinted) : rows;
}

function rowsAt(
  payType: PayType,
  settlement: Settlement,
  payTypes: readonly PayType[],
): readonly PayRow[] {
  const { totals, payments, change } = settlement;
  const kind = roleOf(payType);
  if (kind === "none") return [];
  const row = (total: Money): PayRow => ({ kind, payType, total, isContained: false });
  switch (kind) {
    case "subtotal":
      return [row(totals.subtotal)];
    case "discount":
      return [row(isFirstDiscount(payType, payTypes) ? discountOf(totals) : noMoney)];
    case "total":
      return [...houseDiscount(totals, payTypes), row(totals.total)];
    case "charge":
      return totals.charges
        .filter((charge) => charge.payType === payType.id)
        .map(({ total, isContained }) => ({ kind, payType, total, isContained }));
    case "amount":
      return [...houseRow("rounding", totals.rounding), row(totals.amount)];
    case "cash":
    case "invoice":
    case "method":
      return [row(paidBy(payType.id, payments))];
    case "change":
      return [row(change)];
  }
}

function discountOf(totals: BillTotals): Money {
  return negateMoney(totals.discount);
}

/** Promotions are one figure; of several discount rows the first carries it. */
function isFirstDiscount(payType: PayType, payTypes: readonly PayType[]): boolean {
  return payTypes.find((other) => roleOf(other) === "discount")?.id === payType.id;
}

function houseDiscount(totals: BillTotals, payTypes: readonly PayType[]): readonly PayRow[] {
  const hasOwnRow = payTypes.some((payType) => roleOf(payType) === "discount");
  return hasOwnRow ? [] : houseRow("discount", discountOf(totals));
}

function houseRow(kind: "discount" | "rounding", total: Money): readonly PayRow[] {
  return total === 0 ? [] : [{ kind, payType: null, total, isContained: false }];
}

function paidBy(payType: PayTypeId, payments: readonly PayDetail[]): Money {
  return sumMoney(payments.filter((paid) => paid.payType === payType).map((paid) => paid.total));
}

function isPrinted({ kind, payType, total }: PayRow): boolean {
  if (payType?.isHiddenOnBill === true) return false;
  const isBillFigure = ["subtotal", "total", "charge", "amount"].includes(kind);
  return isBillFigure || total !== 0;
}
