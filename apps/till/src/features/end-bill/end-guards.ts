import type { ShiftReply } from "@comanda/contract/day-records";
import { currentLines } from "@comanda/domain/bill/bill";
import { requireOpenBill, requirePrintedBill } from "@comanda/domain/bill/order-guards";
import { requireReadyToPay } from "@comanda/domain/payment/close-bill";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { refuseToEnd } from "@comanda/domain/shift/end-shift";
import { requirePermission, type Action } from "@comanda/domain/staff/action-permissions";

import { openShift, requireSession, useOrder } from "../order/index.ts";

/** A new order takes the place of the one at hand, unless that has something that is not sent; and a shift is on. */
export function requireNewOrder(): Refusal | null {
  const { bill } = useOrder.getState();
  const isUnsent = bill !== null && currentLines(bill).length > 0;
  return isUnsent ? refuse("print-bill-first") : requireShift();
}

/** Paying, splitting and merging need an open bill of which everything is sent, and a drawer for the money. */
export function requirePayable(): Refusal | null {
  const { bill } = useOrder.getState();
  const refusal = requireOpenBill(bill) ?? (bill === null ? null : requireReadyToPay(bill));
  return refusal ?? requireShift();
}

/** Bills whose clocks are running can still be divided. */
export function requireDividable(): Refusal | null {
  const { bill } = useOrder.getState();
  const refusal = requireOpenBill(bill) ?? (bill === null ? null : requirePrintedBill(bill));
  return refusal ?? requireShift();
}

/** What is not sent yet would be lost with a bill that is voided. */
export function requireVoidable(): Refusal | null {
  const { bill } = useOrder.getState();
  const isUnsent = bill !== null && currentLines(bill).length > 0;
  return requireOpenBill(bill) ?? (isUnsent ? refuse("print-bill-first") : null) ?? requireShift();
}

export function requireRight(action: Action): Refusal | null {
  return requirePermission(requireSession().user, action);
}

/** Money is taken and given while a shift is on at this station. */
export function requireShift(): Refusal | null {
  return openShift() === null ? refuse("start-shift") : null;
}

/** The shift at this station, if whoever works here may end it: the cashier, or those who may do everything. */
export function shiftToEnd(): ShiftReply | Refusal {
  const shift = openShift();
  if (shift === null) return refuse("shift-not-open");
  return refuseToEnd(shift.user, requireSession().user) ?? shift;
}
