import { newBill, updateBill } from "@comanda/contract/bill";

import { isServerUnavailable, type Failure } from "#api/failure.ts";
import { notifySync } from "#records/start-sync.ts";
import { isOutcomeUnknown } from "@comanda/sync/is-outcome-unknown";
import { sendOnce } from "#records/write.ts";

import { approvalOf } from "../approval/index.ts";
import { printTicketsOf } from "../papers/index.ts";
import type { SendResult } from "@comanda/sync/outbox/deliver-intents";
import type { Intent } from "@comanda/sync/outbox/intent";
import { receiptOf } from "@comanda/sync/outbox/delivery-queue";

/**
 * Tries once to send an intent. It is done only when the kitchen has its tickets too: a till that dies in between
 * repeats both, and both are idempotent.
 */
export async function sendIntent({ key, body }: Intent): Promise<SendResult> {
  const outcome =
    "id" in body
      ? await sendOnce(updateBill, { body, ...approvalOf(key) }, key)
      : await sendOnce(newBill, { body }, key);
  if (!outcome.ok) return toSendResult(outcome.failure);
  const done = receiptOf(outcome.reply, Date.now());
  if (concernsKitchen(body)) {
    const failure = await printTicketsOf(done.bill);
    if (failure !== null && isOutcomeUnknown(failure)) return toSendResult(failure);
  }
  return { kind: "done", done };
}

/** New lines, other seats, courses or tables, another serving way, and a course that is fired. */
function concernsKitchen(body: Intent["body"]): boolean {
  const { billItems } = body;
  return (
    "fire" in body ||
    "place" in body ||
    "servingWay" in body ||
    billItems.some((item: BillItemBody) => "key" in item || "seats" in item || "course" in item)
  );
}

type BillItemBody = Intent["body"]["billItems"][number];

function toSendResult(failure: Failure): SendResult {
  if (!isOutcomeUnknown(failure)) return { kind: "refused", failure };
  const isServerGone = isServerUnavailable(failure);
  if (isServerGone) notifySync({ kind: "unanswered" });
  return { kind: "unanswered", isServerGone };
}
