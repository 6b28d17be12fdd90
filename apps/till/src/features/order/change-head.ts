import type { updateBill } from "@comanda/contract/bill";
import type { BodyOf } from "@comanda/contract/call";
import type { Bill } from "@comanda/domain/bill/bill";
import { isSamePlace } from "@comanda/domain/bill/place";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";

import type { Failure } from "#api/failure.ts";
import { sendOrEnqueue } from "#records/send-or-enqueue.ts";

import { replaceMovedOrder, replaceOrder } from "./change-order.ts";

/** What the head of a bill says: where its guests sit, how many they are, who serves them. */
type HeadChanges = Omit<BodyOf<typeof updateBill>, "id" | "version" | "billItems" | "createdDate">;

/** Where the change is: on the order that was never sent, at the server, or on this till until that answers. */
export type ChangedHead = "unsent" | "sent" | "queued";

/**
 * Changes the head of a bill. A bill that the server knows is changed there, and then on the screen, so that nothing is
 * shown that the server refused.
 */
export async function changeHead(
  bill: Bill,
  changed: Bill | Refusal,
  changes: HeadChanges,
): Promise<ChangedHead | Refusal | Failure> {
  if (isRefusal(changed)) return changed;
  const { id, version } = bill;
  if (id === null) {
    const isMoved = changed.place !== null && !isSamePlace(bill.place, changed.place);
    return (isMoved ? replaceMovedOrder(changed) : replaceOrder(changed)) ?? "unsent";
  }
  const outcome = await sendOrEnqueue({ id, version, billItems: [], ...changes });
  if (!outcome.ok) return outcome.failure;
  return outcome.isQueued ? "queued" : "sent";
}
