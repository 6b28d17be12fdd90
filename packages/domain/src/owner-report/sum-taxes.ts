import { netOfCharge } from "../bill/settlement.ts";
import type { PayTypeId } from "../id.ts";
import { noMoney, subtractMoney, sumMoney, type Money } from "../money/money.ts";
import type { Rate } from "../money/rate.ts";
import type { PaidBill, Taxes } from "./sum-sales.ts";

/** What some bills bear of one tax at one rate, or of none. */
export type TaxSum = {
  /** Null for what bears no tax. */
  readonly tax: PayTypeId | null;
  /** Null on bills that were closed before they kept their rates. */
  readonly rate: Rate | null;
  readonly net: Money;
  readonly taxed: Money;
};

/** The taxes of a bill, and what bears none: net and tax of all of them add up to what guests paid. */
export function taxesOfBill({ totals }: PaidBill, taxes: Taxes): readonly TaxSum[] {
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
  const untaxed = { tax: null, rate: null, net: rest, taxed: noMoney };
  return rest === 0 ? sums : [...sums, untaxed];
}
