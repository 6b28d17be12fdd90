import { absoluteMoney, money, noMoney, type Money } from "../money/money.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import type { PayTypeId } from "../id.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { coversDue, missingBy } from "./cash-due.ts";
import { enterPayment } from "./enter-payment.ts";
import { sumPayDetails } from "./pay-detail-sum.ts";
import { isCash, isInvoice, type PayRules } from "./pay-rules.ts";

/** A press on a pay type. */
export type PayPress = {
  readonly payType: PayTypeId;
  /** What was typed before; null pays all that is missing. */
  readonly typed: Money | null;
};

/**
 * Pays with a pay type what was typed, beside what was paid with it before, or all that is missing. If nothing is
 * missing, the last payment is made with this pay type instead.
 */
export function payBy(
  paid: readonly PayDetail[],
  { payType, typed }: PayPress,
  amount: Money,
  rules: PayRules,
): readonly PayDetail[] | Refusal {
  const before = paid.filter((payment) => !isInvoice(payment, rules));
  const isInstead = typed === null && coversDue(amount, before, rules);
  const kept = isInstead ? before.slice(0, -1) : before;
  const already = kept.find((payment) => payment.payType === payType)?.total ?? noMoney;
  const added = typed ?? missingBy(amount, kept, { payType, rules });
  const next = enterPayment(kept, { payType, total: money(already + added) }, amount, rules);
  if (isRefusal(next)) return next;
  const refusal =
    requireWholeInvoice(typed, next, amount, rules) ?? requireNoExcess(next, amount, rules);
  return refusal ?? next;
}

/** What goes back to the guest: of cash that was too much, or of a bill that owes the guest. */
export function changeBack(amount: Money, left: Money): Money {
  return money(Math.max(0, amount < 0 ? left : 0 - left));
}

/** Only cash may be more than what is due; said as soon as it is typed. */
function requireNoExcess(
  paid: readonly PayDetail[],
  amount: Money,
  rules: PayRules,
): Refusal | null {
  const due = absoluteMoney(amount);
  const byOthers = sumPayDetails(paid.filter((payment) => !isCash(payment, rules)));
  return byOthers > due ? refuse("only-cash-gives-change", { due }) : null;
}

/** An invoice takes all that is due, so that another amount was meant for something else. */
function requireWholeInvoice(
  typed: Money | null,
  paid: readonly PayDetail[],
  amount: Money,
  rules: PayRules,
): Refusal | null {
  const due = absoluteMoney(amount);
  const isByInvoice = paid.some((payment) => isInvoice(payment, rules));
  return isByInvoice && typed !== null && typed !== due
    ? refuse("invoice-takes-all", { due })
    : null;
}
