import type { PayDetail } from "../bill/settlement.ts";
import { absoluteMoney, money, negateMoney, type Money } from "../money/money.ts";
import type { CashRounded } from "../money/currency.ts";
import { sumPayDetails } from "./pay-detail-sum.ts";
import { isCash, type PayRules } from "./pay-rules.ts";

/** What coins and notes can pay of an amount. Half a step is rounded up. */
export function roundCash(amount: Money, { cashRounding }: CashRounded): Money {
  if (cashRounding === null) return amount;
  const { step, way } = cashRounding;
  const steps = amount / step;
  switch (way) {
    case "nearest":
      return money(Math.floor((2 * amount + step) / (2 * step)) * step);
    case "up":
      return money(Math.ceil(steps) * step);
    case "down":
      return money(Math.floor(steps) * step);
  }
}

/** What is due if it is paid in cash; what is due to a guest mirrors it. */
export function cashDue(due: Money, currency: CashRounded): Money {
  return due < 0 ? negateMoney(roundCash(negateMoney(due), currency)) : roundCash(due, currency);
}

/**
 * What is left to pay after these payments, or to pay out of a bill that owes its guest; below zero what was too much.
 * It is rounded as soon as there is cash among them, or if it is too little to be paid in cash at all.
 */
export function leftAfter(
  due: Money,
  payments: readonly PayDetail[],
  rules: Pick<PayRules, "payTypes" | "currency">,
): Money {
  const left = money(absoluteMoney(due) - sumPayDetails(payments));
  const rounded = roundCash(left, rules.currency);
  const isInCash = due < 0 || payments.some((payment) => isCash(payment, rules));
  const isTooLittle = payments.length === 0 && rounded === 0;
  return isInCash || isTooLittle ? rounded : left;
}

/** Whether the payments are all that is due and so close the bill; less is a part. */
export function coversDue(
  due: Money,
  payments: readonly PayDetail[],
  rules: Parameters<typeof leftAfter>[2],
): boolean {
  return leftAfter(due, payments, rules) <= 0;
}

/** What a press on a pay type pays that is still missing: a card to the unit, cash as coins can pay it. */
export function missingBy(
  due: Money,
  payments: readonly PayDetail[],
  { payType, rules }: { readonly payType: PayDetail["payType"]; readonly rules: PayRules },
): Money {
  const left = money(Math.max(0, absoluteMoney(due) - sumPayDetails(payments)));
  return isCash({ payType }, rules) ? roundCash(left, rules.currency) : left;
}
