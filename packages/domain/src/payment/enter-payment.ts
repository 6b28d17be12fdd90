import { absoluteMoney, type Money } from "../money/money.ts";
import { refuse, type Refusal } from "../refusal.ts";
import {
  isInvoice,
  isPaymentRow,
  requireInvoiceGuest,
  requirePayDetail,
  type PayRules,
} from "./pay-rules.ts";
import type { PayDetail } from "../bill/settlement.ts";

/** Sets the amount of a pay row. An invoice covers the whole amount and replaces all other payments. */
export function enterPayment(
  typed: readonly PayDetail[],
  entered: PayDetail,
  amount: Money,
  rules: PayRules,
): readonly PayDetail[] | Refusal {
  if (isInvoice(entered, rules)) {
    const whole = { payType: entered.payType, total: absoluteMoney(amount) };
    return requireInvoiceGuest(rules) ?? [whole];
  }
  const refusal = requirePayDetail(entered, rules);
  if (refusal !== null) return refusal;
  if (!isPaymentRow(entered, rules)) return refuse("amount-invalid", { amount: entered.total });
  const others = typed.filter(
    (payment) => payment.payType !== entered.payType && !isInvoice(payment, rules),
  );
  return [...others, entered];
}
