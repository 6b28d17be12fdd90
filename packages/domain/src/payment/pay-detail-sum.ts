import { money, negateMoney, sumMoney, type Money } from "../money/money.ts";
import type { PayDetail } from "../bill/settlement.ts";

export function sumPayDetails(details: readonly PayDetail[]): Money {
  return sumMoney(details.map((detail) => detail.total));
}

/** The change is what guests pay beyond the amount of the bill. */
export function computeChange(amount: Money, details: readonly PayDetail[]): Money {
  return money(sumPayDetails(details) - amount);
}

/** On a bill with a negative amount, typed amounts are refunds, so they are negated. */
export function negateRefunds(amount: Money, typed: readonly PayDetail[]): readonly PayDetail[] {
  if (amount >= 0) return typed;
  return typed.map(({ payType, total }) => ({ payType, total: negateMoney(total) }));
}
