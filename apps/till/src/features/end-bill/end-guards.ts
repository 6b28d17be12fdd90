import type { ShiftReply } from "@comanda/contract/day-records";
import { currentLines, requireNoMoney, type Bill } from "@comanda/domain/bill/bill";
import { requireOpenBill, requirePrintedBill } from "@comanda/domain/bill/order-guards";
import { requireReadyToPay } from "@comanda/domain/payment/require-ready-to-pay";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import { checkMayEndShift } from "@comanda/domain/shift/end-shift";
import { requirePermission, type Action } from "@comanda/domain/staff/action-permissions";

import { openShift, requireSession, useOrder } from "../order/index.ts";

/** A new order replaces the current one, unless that has unsent lines; it needs an open shift. */
export function requireNewOrder(): Refusal | null {
  const { bill } = useOrder.getState();
  const isUnsent = bill !== null && currentLines(bill).length > 0;
  return isUnsent ? refuse("print-bill-first") : requireShift();
}

/** Paying, splitting and merging need an open bill with everything sent, and a drawer for the money. */
export function requirePayable(): Refusal | null {
  const { bill } = useOrder.getState();
  const refusal = requireOpenBill(bill) ?? (bill === null ? null : requireReadyToPay(bill));
  return refusal ?? requireShift();
}

/** A bill with running timers can still be split or merged. */
export function requireDividable(): Refusal | null {
  const { bill } = useOrder.getState();
  const refusal = requireOpenBill(bill) ?? (bill === null ? null : requirePrintedBill(bill));
  return refusal ?? requireUnpaid(bill);
}

/** Voiding a bill would lose its unsent lines. */
export function requireVoidable(): Refusal | null {
  const { bill } = useOrder.getState();
  const isUnsent = bill !== null && currentLines(bill).length > 0;
  const refusal = requireOpenBill(bill) ?? (isUnsent ? refuse("print-bill-first") : null);
  return refusal ?? requireUnpaid(bill);
}

/** What takes a bill apart needs one without money on it, and a shift. */
function requireUnpaid(bill: Bill | null): Refusal | null {
  return (bill && requireNoMoney(bill)) ?? requireShift();
}

export function requireSessionPermission(action: Action): Refusal | null {
  return requirePermission(requireSession().user, action);
}

/** Money changes hands only while a shift is open at this station. */
export function requireShift(): Refusal | null {
  return openShift() === null ? refuse("start-shift") : null;
}

/** The shift at this station, if the current user may end it: its cashier, or users with all permissions. */
export function shiftToEnd(): ShiftReply | Refusal {
  const shift = openShift();
  if (shift === null) return refuse("shift-not-open");
  return checkMayEndShift(shift.user, requireSession().user) ?? shift;
}
