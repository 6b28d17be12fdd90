import type { PayTypeId } from "../id.ts";
import { negateMoney, noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { computeChange, negateRefunds } from "./pay-detail-sum.ts";
import { sortByIndex, roleOf, type PayType, type PayTypeRole } from "./pay-type.ts";
import { privilegedOff, type BillTotals, type PayDetail } from "../bill/settlement.ts";

/**
 * A row of the pay screen. A discount has no pay type if the venue defines none, nor has what the law takes off; their
 * amounts are negative, so that the column adds up.
 */
export type PayRow = {
  readonly kind: Exclude<PayTypeRole, "none"> | "exemption" | "law-discount";
  readonly payType: PayType | null;
  readonly total: Money;
  /** Whether the prices already contain this charge, so that it is shown but not added. */
  readonly isContained: boolean;
};

/** Builds the rows of the pay screen with the payments typed so far and the resulting change. */
export function buildPayRows(
  totals: BillTotals,
  typed: readonly PayDetail[],
  payTypes: readonly PayType[],
): readonly PayRow[] {
  const payments = negateRefunds(totals.amount, typed);
  const paying = { totals, payments, change: computeChange(totals.amount, payments) };
  const inOrder = sortByIndex(payTypes);
  const rows = inOrder.flatMap((payType) => rowsOfPayType(payType, paying, inOrder));
  const isBeforeLaw = ({ kind }: PayRow): boolean => kind === "subtotal" || kind === "discount";
  return [
    ...rows.filter(isBeforeLaw),
    ...lawRows(totals),
    ...rows.filter((row) => !isBeforeLaw(row)),
  ];
}

type PaymentState = {
  readonly totals: BillTotals;
  readonly payments: readonly PayDetail[];
  /** Negative while the bill is not covered. */
  readonly change: Money;
};

function rowsOfPayType(
  payType: PayType,
  { totals, payments, change }: PaymentState,
  payTypes: readonly PayType[],
): readonly PayRow[] {
  const kind = roleOf(payType);
  if (kind === "none") return [];
  const row = (total: Money): PayRow => ({ kind, payType, total, isContained: false });
  switch (kind) {
    case "subtotal":
      return [row(totals.subtotal)];
    case "discount":
      return [row(isFirstDiscount(payType, payTypes) ? discountAmount(totals) : noMoney)];
    case "total":
      return [
        ...discountWithoutPayType(totals, payTypes),
        row(subtractMoney(totals.total, privilegedOff(totals))),
      ];
    case "charge":
      return totals.charges
        .filter((charge) => charge.payType === payType.id)
        .map(({ total, isContained }) => ({ kind, payType, total, isContained }));
    case "amount":
      return [row(totals.amount)];
    case "cash":
    case "invoice":
    case "method":
      return [row(sumPaidBy(payType.id, payments))];
    case "change":
      return [row(change)];
  }
}

function discountAmount(totals: BillTotals): Money {
  return negateMoney(totals.discount);
}

/** The sum of all promotions is shown in the first discount row only. */
function isFirstDiscount(payType: PayType, payTypes: readonly PayType[]): boolean {
  return payTypes.find((other) => roleOf(other) === "discount")?.id === payType.id;
}

function discountWithoutPayType(
  totals: BillTotals,
  payTypes: readonly PayType[],
): readonly PayRow[] {
  const hasOwnRow = payTypes.some((payType) => roleOf(payType) === "discount");
  if (hasOwnRow || totals.discount === 0) return [];
  return [{ kind: "discount", payType: null, total: discountAmount(totals), isContained: false }];
}

/** What the law takes off for some guests: VAT, and a discount. */
function lawRows({ privileges = [] }: BillTotals): readonly PayRow[] {
  const exemption = sumMoney(privileges.map((one) => one.exemption));
  const discount = sumMoney(privileges.map((one) => one.discount));
  const rows = [
    { kind: "exemption", total: negateMoney(exemption) },
    { kind: "law-discount", total: negateMoney(discount) },
  ] as const;
  return rows
    .filter(({ total }) => total !== 0)
    .map((row) => ({ ...row, payType: null, isContained: false }));
}

function sumPaidBy(payType: PayTypeId, payments: readonly PayDetail[]): Money {
  return sumMoney(payments.filter((paid) => paid.payType === payType).map((paid) => paid.total));
}
