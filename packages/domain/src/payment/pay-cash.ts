import { payableAmount, type Currency } from "../money/currency.ts";
import { absoluteMoney, type Money } from "../money/money.ts";
import type { Refusal } from "../refusal.ts";
import type { PayType } from "./pay-type.ts";
import { settleBill, type HandedOver } from "./settle-bill.ts";

/** The amount that the pad suggests, in whole units if the currency has no decimals. */
export function suggestedCash(amount: Money, currency: Pick<Currency, "hasDecimals">): Money {
  return payableAmount(absoluteMoney(amount), currency);
}

/** Settles what is due with cash only; the rest goes back as change. */
export function payCash(due: Money, cash: Money, cashType: PayType): HandedOver | Refusal {
  const payment = { payType: cashType.id, total: cash };
  return settleBill(due, [payment], { payTypes: [cashType], customerType: null });
}
