import type { BookedBill, DayFacts } from "../accounting/day-facts.ts";
import type { NormalLine } from "../bill/line.ts";
import { id, type CategoryId, type TaxClassId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { noMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { classAmounts } from "../payment/class-amounts.ts";
import type { PayType } from "../payment/pay-type.ts";
import { aPayType, aSale, satang } from "./pay-builders.ts";

export const food = id<"tax-class">(1);
export const drinks = id<"tax-class">(2);
export const kitchen = id<"category">(11);
export const bar = id<"category">(12);

export const aCharge = (own: number, percent: number, charge: Partial<PayType>): PayType =>
  aPayType({ id: id(own), indexNumber: 500 + own, value: rate(percent * 100), ...charge });
export type Sold = { readonly category: CategoryId; readonly line: NormalLine };
export const sold = (
  category: CategoryId,
  taxClass: TaxClassId | null,
  price: number,
  pieces = 1,
) => ({
  category,
  line: { ...aSale(price), taxClass, quantity: quantity(pieces) },
});

/** A bill as the server reads it back: by category and class. */
export function aBookedBill(
  own: number,
  lines: readonly Sold[],
  payTypes: readonly PayType[],
  decimals: Decimals = satang,
): BookedBill {
  const byCategory = Map.groupBy(lines, ({ category }) => category);
  return {
    id: id(own),
    totals: billTotals(
      lines.map(({ line }) => line),
      payTypes,
      decimals,
    ),
    sales: [...byCategory].flatMap(([category, some]) =>
      classAmounts(
        some.map(({ line }) => line),
        decimals,
      ).map((amount) => ({ category, ...amount })),
    ),
    paidEarlier: noMoney,
  };
}

/** A day without anything to book. */
export const quietDay: DayFacts = {
  bills: [],
  taken: [],
  payments: [],
  commissionsPaid: noMoney,
  differences: [],
};
