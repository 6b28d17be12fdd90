import { netOfCharge } from "../bill/settlement.ts";
import type { PayTypeId } from "../id.ts";
import { noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { PaidBill, Taxes } from "./sum-sales.ts";

/** What some bills bear of one tax at one rate, or of none, or what several taxes count. */
export type TaxSum = {
  /** Null for what bears no tax, several for what is counted again because it bears several. */
  readonly tax: PayTypeId | "several" | null;
  /** Null on bills that were closed before they kept their rates. */
  readonly rate: Rate | null;
  readonly net: Money;
  readonly taxed: Money;
};

/**
 * The taxes of a bill, and what bears none: net and tax of all of them add up to what guests paid. What bears several
 * taxes is in the net amount of each, and is taken off again as one that is below zero, above zero on a refund. Of a
 * bill that has both, only the difference is known.
 */
export function taxesOfBill({ totals, isRefund }: PaidBill, taxes: Taxes): readonly TaxSum[] {
  const { charges, amount } = totals;
  const own = charges.filter(({ payType }) => taxes.has(payType));
  const ofAll = sumMoney(own.map(({ total }) => total));
  const sums = own.map((charge): TaxSum => ({
    tax: charge.payType,
    rate: charge.rate ?? null,
    // Bills that lack the base had one tax for all lines.
    net: netOfCharge(charge) ?? subtractMoney(amount, ofAll),
    taxed: charge.total,
  }));
  const rest = subtractMoney(amount, sumMoney(sums.flatMap(({ net, taxed }) => [net, taxed])));
  if (rest === 0) return sums;
  const isBelow = isRefund ? rest > 0 : rest < 0;
  const tax = own.length > 1 && isBelow ? "several" : null;
  return [...sums, { tax, rate: null, net: rest, taxed: noMoney }];
}
