import { payableAmount, type Currency } from "../money/currency.ts";
import { absoluteMoney, type Money } from "../money/money.ts";
import type { Refusal } from "../refusal.ts";
import type { PayType } from "./pay-type.ts";
import type { BillTotals, Settlement } from "../bill/settlement.ts";
import { settle } from "./settle-bill.ts";

/** The cash that the pad offers first: the amount itself, in whole units where the guest pays whole units. */
export function defaultCash(amount: Money, currency: Pick<Currency, "hasDecimals">): Money {
  return payableAmount(absoluteMoney(amount), currency);
}

/** A bill paid with cash alone: the cash covers the amount, and the guest gets the rest back. */
export function payCash(totals: BillTotals, cash: Money, cashType: PayType): Settlement | Refusal {
  const payment = { payType: cashType.id, total: cash };
  return settle(totals, [payment], { payTypes: [cashType], customerType: null });
}
