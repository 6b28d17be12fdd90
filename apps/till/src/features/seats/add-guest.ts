import type { Bill } from "@comanda/domain/bill/bill";
import { changePlace } from "@comanda/domain/bill/change-place";
import { isRefusal } from "@comanda/domain/refusal";

import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import type { Problem } from "../notice/index.ts";
import { chooseSeat, replaceOrder, useOrder } from "../order/index.ts";

/** Adds a guest to the bill, for whose seat the next lines are; a bill that the server knows is updated there at once. */
export async function addGuest(bill: Bill, cover: number): Promise<Problem> {
  const changed = changePlace(bill, bill.place, cover);
  if (isRefusal(changed)) return changed;
  const { id, version } = bill;
  if (id === null) {
    const refusal = replaceOrder(changed);
    if (refusal !== null) return refusal;
  } else {
    const outcome = await sendOrEnqueue({ id, version, billItems: [], cover });
    if (!outcome.ok) return outcome.failure;
    // Another order may be on the screen by now, with a seat of its own.
    if (useOrder.getState().bill?.id !== id) return null;
  }
  chooseSeat(cover);
  return null;
}
