import type { Bill } from "../bill/bill.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { noMoney, type Money } from "../money/money.ts";
import { isRefusal, refuse, type Refusal } from "../refusal.ts";
import { coversDue } from "./cash-due.ts";
import { isInvoice, isPaymentRow, requirePayDetail, type PayRules } from "./pay-rules.ts";
import { negateRefunds } from "./pay-detail-sum.ts";
import { settleBill, type HandedOver } from "./settle-bill.ts";
import {
  addTenders,
  computeDue,
  requireReceivingShift,
  type TakenMoney,
  type TakingMoney,
} from "./taking-money.ts";

/** Takes one payment of a bill: a part of what is due, or all of it, which closes the bill. */
export function takeTender(
  bill: Bill,
  payment: PayDetail,
  taking: TakingMoney,
): TakenMoney | Refusal {
  const shift = requireReceivingShift(bill, taking, [payment]);
  if (isRefusal(shift)) return shift;
  const { totals, due } = computeDue(bill, taking);
  const handedOver = handOver(due, payment, taking);
  return isRefusal(handedOver)
    ? handedOver
    : addTenders(bill, taking, { shift, totals, handedOver });
}

/** An invoice is for all that is due, so it is never a part. */
function handOver(due: Money, payment: PayDetail, rules: PayRules): HandedOver | Refusal {
  if (due === 0) return refuse("nothing-due");
  const refusal = requirePayDetail(payment, rules);
  if (refusal !== null) return refusal;
  if (!isPaymentRow(payment, rules) || payment.total === 0) {
    return refuse("amount-invalid", { amount: payment.total });
  }
  const isPart = !coversDue(due, [payment], rules) && !isInvoice(payment, rules);
  if (!isPart) return settleBill(due, [payment], rules);
  return { payments: negateRefunds(due, [payment]), change: noMoney, cashRounding: noMoney };
}
