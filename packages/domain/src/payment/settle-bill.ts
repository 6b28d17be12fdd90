import { absoluteMoney, money, negateMoney, sumMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import { leftAfter } from "./cash-due.ts";
import { isCash, isInvoice, isPaymentRow, requirePayDetail, type PayRules } from "./pay-rules.ts";
import { mergePayDetails, negateRefunds, sumPayDetails } from "./pay-detail-sum.ts";
import type { PayDetail, Settlement } from "../bill/settlement.ts";

/** What guests hand over for what is due, their change, and how cash is rounded. */
export type HandedOver = Pick<Settlement, "payments" | "change" | "cashRounding">;

/**
 * Settles what is due on a bill if the payments cover it; the excess is change. If a negative amount is due, typed
 * amounts are refunds by that pay type, and the rest is refunded as change. What is paid in cash is rounded: what is
 * left after the other payments, and so the change.
 */
export function settleBill(
  due: Money,
  typed: readonly PayDetail[],
  rules: PayRules,
): HandedOver | Refusal {
  const refusal =
    typed.map((payment) => requirePayDetail(payment, rules)).find((found) => found !== null) ??
    null;
  if (refusal !== null) return refusal;
  const given = mergePayDetails(typed.filter((payment) => isPaymentRow(payment, rules))).filter(
    ({ total }) => total > 0,
  );
  const payments = negateRefunds(due, given);
  const left = leftAfter(due, given, rules);
  const change = due < 0 ? left : negateMoney(left);
  const cashRounding = money(sumPayDetails(payments) - change - due);
  return (
    requireCovered(due, change) ??
    requireInvoiceAlone(due, given, rules) ??
    requireChangeFromCash(due, given, rules) ?? { payments, change, cashRounding }
  );
}

function requireCovered(amount: Money, change: Money): Refusal | null {
  if (change >= 0) return null;
  if (amount < 0) return refuse("amount-invalid", { amount });
  return refuse("amount-not-paid-in-full", { missing: absoluteMoney(change) });
}

/** A card or transfer must not exceed the amount due, because the excess would be paid out in cash. */
function requireChangeFromCash(
  amount: Money,
  given: readonly PayDetail[],
  rules: PayRules,
): Refusal | null {
  const byOthers = sumMoney(
    given.filter((payment) => !isCash(payment, rules)).map(({ total }) => total),
  );
  return byOthers > absoluteMoney(amount)
    ? refuse("only-cash-gives-change", { due: absoluteMoney(amount) })
    : null;
}

/** An invoice must not give change, because the drawer would pay out money that was not paid yet. */
function requireInvoiceAlone(
  amount: Money,
  given: readonly PayDetail[],
  rules: PayRules,
): Refusal | null {
  const invoice = given.find((payment) => isInvoice(payment, rules));
  if (invoice === undefined) return null;
  const isAlone = given.length === 1 && invoice.total === absoluteMoney(amount);
  return isAlone ? null : refuse("amount-invalid", { amount: invoice.total });
}
