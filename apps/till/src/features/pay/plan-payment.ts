import type { PayDetail } from "@comanda/domain/bill/settlement";
import { noMoney, type Money } from "@comanda/domain/money/money";
import { missingBy } from "@comanda/domain/payment/cash-due";
import { payBy, type PayPress } from "@comanda/domain/payment/pay-by";
import type { PayRules } from "@comanda/domain/payment/pay-rules";
import { findCash } from "@comanda/domain/payment/pay-type";
import { isRefusal } from "@comanda/domain/refusal";

import { showRefusal } from "../notice/index.ts";

/** The payments after a press; null if it is refused, after the message. */
export function planPayment(
  paid: readonly PayDetail[],
  press: PayPress,
  amount: Money,
  rules: PayRules,
): readonly PayDetail[] | null {
  const next = payBy(paid, press, amount, rules);
  if (!isRefusal(next)) return next.filter(({ total }) => total > 0);
  showRefusal(next);
  return null;
}

/** Until a pay type is pressed, what is typed is cash; an amount that is refused adds nothing. */
export function addCash(
  paid: readonly PayDetail[],
  typed: Money,
  amount: Money,
  rules: PayRules,
): readonly PayDetail[] {
  const cash = findCash(rules.payTypes);
  const next = cash === undefined ? paid : payBy(paid, { payType: cash.id, typed }, amount, rules);
  return isRefusal(next) ? paid : next;
}

/** How much a press pays: what is typed, or all that is missing, or else what the last payment paid. */
export function amountOfPress(
  paid: readonly PayDetail[],
  { payType, typed }: PayPress,
  amount: Money,
  rules: PayRules,
): Money {
  // A bill that owes the guest is paid out.
  if (amount < 0) return noMoney;
  const missing = missingBy(amount, paid, { payType, rules });
  return typed ?? (missing > 0 ? missing : (paid.at(-1)?.total ?? missing));
}
