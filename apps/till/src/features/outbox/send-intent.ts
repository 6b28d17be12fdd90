import { newBill, updateBill } from "@comanda/contract/bill";
import { refusalMessages } from "@comanda/contract/refusal-messages";

import { isServerAway, type Failure } from "#api/failure.ts";
import { tellFollower } from "#records/start-sync.ts";
import { leavesDoubt } from "@comanda/sync/is-outcome-unknown";
import { sendOnce } from "#records/write.ts";

import { printTicketsOf } from "../papers/index.ts";
import type { Answer } from "@comanda/sync/outbox/deliver-intents";
import type { Intent } from "@comanda/sync/outbox/intent";
import { doneBy } from "@comanda/sync/outbox/delivery-queue";

/**
 * Tries once to send an intent. It is done only when the kitchen has its tickets too: a till that dies in between
 * repeats both, and both are idempotent.
 */
export async function sendIntent({ key, body }: Intent): Promise<Answer> {
  const outcome =
    "id" in body
      ? await sendOnce(updateBill, { body }, key)
      : await sendOnce(newBill, { body }, key);
  if (!outcome.ok) return answerOf(outcome.failure);
  const done = doneBy(outcome.reply, Date.now());
  if (body.billItems.some((item) => "key" in item)) {
    const failure = await printTicketsOf(done.bill);
    if (failure !== null && isOpen(failure)) return answerOf(failure);
  }
  return { kind: "done", done };
}

function answerOf(failure: Failure): Answer {
  if (!isOpen(failure)) return { kind: "refused", failure };
  const isServerGone = isServerAway(failure);
  if (isServerGone) tellFollower({ kind: "unanswered" });
  return { kind: "unanswered", isServerGone };
}

/** Whether the outcome is still open: no business rule has refused it. */
function isOpen({ code, status }: Failure): boolean {
  return !(code in refusalMessages) && leavesDoubt(status);
}
