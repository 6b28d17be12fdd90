import { payableAmount, type CashRounded, type Decimals } from "../money/currency.ts";
import { absoluteMoney, type Money } from "../money/money.ts";
import type { Refusal } from "../refusal.ts";
import { roundCash } from "./cash-due.ts";
import type { PayType } from "./pay-type.ts";
import { settleBill, type HandedOver } from "./settle-bill.ts";

/** The amount that the pad suggests: what coins can pay, in whole units if the currency has no decimals. */
export function suggestedCash(amount: Money, currency: Decimals & CashRounded): Money {
  return payableAmount(roundCash(absoluteMoney(amount), currency), currency);
}

/** Cash for what is due, and the pay type and currency that it is in. */
type CashPayment = {
  readonly cash: Money;
  readonly cashType: PayType;
  readonly currency: CashRounded;
};

/** Settles what is due with cash only; the rest goes back as change. */
export function payCash(
  due: Money,
  { cash, cashType, currency }: CashPayment,
): HandedOver | Refusal {
  const payment = { payType: cashType.id, total: cash };
  return settleBill(due, [payment], { payTypes: [cashType], customerType: null, currency });
}
