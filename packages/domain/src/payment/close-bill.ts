import type { Bill } from "../bill/bill.ts";
import type { PayDetail } from "../bill/settlement.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { settleBill } from "./settle-bill.ts";
import {
  addTenders,
  computeDue,
  requireReceivingShift,
  type TakenMoney,
  type TakingMoney,
} from "./taking-money.ts";

export type CloseBillInput = TakingMoney & { readonly payments: readonly PayDetail[] };

/** Closes a bill with payments of all that is due; it is assigned to the shift that took them and to its work day. */
export function closeBill(bill: Bill, closing: CloseBillInput): TakenMoney | Refusal {
  const { payments } = closing;
  const shift = requireReceivingShift(bill, closing, payments);
  if (isRefusal(shift)) return shift;
  const { totals, due } = computeDue(bill, closing);
  const handedOver = settleBill(due, payments, closing);
  return isRefusal(handedOver)
    ? handedOver
    : addTenders(bill, closing, { shift, totals, handedOver });
}
