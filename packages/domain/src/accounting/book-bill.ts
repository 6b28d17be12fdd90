import type { ChargeTotal } from "../bill/settlement.ts";
import type { CategoryId, PayTypeId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { subtractMoney, sumMoney, type Money } from "../money/money.ts";
import { rate, type Rate } from "../money/rate.ts";
import type { BookedBill, BookedPayType } from "./day-facts.ts";
import { chargeRules, takeOutContained } from "./take-out-contained.ts";

/** What guests paid for a bill, in parts that add up to it. */
export type BillParts = {
  readonly sales: readonly {
    readonly category: CategoryId | null;
    readonly rate: Rate | null;
    readonly net: Money;
  }[];
  readonly taxes: readonly {
    readonly payType: PayTypeId;
    readonly rate: Rate | null;
    readonly amount: Money;
  }[];
  readonly charges: readonly { readonly payType: PayTypeId; readonly net: Money }[];
  readonly rounding: Money;
};

/** Sales, taxes and charges of a bill, each without the others. */
export function bookBill(
  bill: BookedBill,
  payTypes: readonly BookedPayType[],
  currency: Decimals,
): BillParts {
  const { totals } = bill;
  const rules = chargeRules(payTypes, currency);
  const { sales, charges } = takeOutContained(bill.sales, totals, rules);
  const taxes = charges.filter(rules.isTax);
  const others = charges.filter((charge) => !rules.isTax(charge));
  const parts = [...sales, ...charges].map(({ net }) => net);
  return {
    sales: sales.map((own) => ({
      category: own.category,
      rate: rateOf(taxes.filter((tax) => rules.bears(own, tax))),
      net: own.net,
    })),
    taxes: taxes.map(({ payType, rate: own, net }) => ({
      payType,
      rate: own ?? null,
      amount: net,
    })),
    charges: others.map(({ payType, net }) => ({ payType, net })),
    rounding: subtractMoney(totals.amount, sumMoney(parts)),
  };
}

/** The rate that lines bear, of all their taxes together; null if they bear none or a bill does not state it. */
function rateOf(taxes: readonly ChargeTotal[]): Rate | null {
  const rates = taxes.map((tax) => tax.rate);
  if (rates.length === 0 || rates.includes(undefined)) return null;
  return rate(rates.reduce<number>((sum, one) => sum + (one ?? 0), 0));
}
