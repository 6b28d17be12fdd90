import { payableAmount, type Currency } from "../money/currency.ts";
import { absoluteMoney, type Money } from "../money/money.ts";
import type { Refusal } from "../refusal.ts";
import type { PayType } from "./pay-type.ts";
import type { BillTotals, Settlement } from "../bill/settlement.ts";
import { settleBill } from "./settle-bill.ts";

/** The amount that the pad suggests, in whole units if the currency has no decimals. */
export function suggestedCash(amount: Money, currency: Pick<Currency, "hasDecimals">): Money {
  return payableAmount(absoluteMoney(amount), currency);
}

/** Settles a bill with cash only; the rest goes back as change. */
export function payCash(totals: BillTotals, cash: Money, cashType: PayType): Settlement | Refusal {
  const payment = { payType: cashType.id, total: cash };
  return settleBill(totals, [payment], { payTypes: [cashType], customerType: null });
}
