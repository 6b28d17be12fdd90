import type { PayTypeId } from "../id.ts";
import { addMoney, money, negateMoney, noMoney, sumMoney, type Money } from "../money/money.ts";
import type { PayDetail } from "../bill/settlement.ts";

export function sumPayDetails(details: readonly PayDetail[]): Money {
  return sumMoney(details.map((detail) => detail.total));
}

/** Merges payments by pay type, in the order of the first of each. */
export function mergePayDetails(details: readonly PayDetail[]): readonly PayDetail[] {
  const sums = new Map<PayTypeId, Money>();
  for (const { payType, total } of details) {
    sums.set(payType, addMoney(sums.get(payType) ?? noMoney, total));
  }
  return [...sums].map(([payType, total]) => ({ payType, total }));
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
