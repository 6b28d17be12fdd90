import { newBill, updateBill } from "@comanda/contract/bill";

import type { Outcome } from "#api/call.ts";
import { writeUnanswered } from "#api/failure.ts";

import { askManager } from "./approval-link.ts";
import { notifySync } from "./start-sync.ts";
import {
  hasPendingIntents,
  isProvisionalId,
  useOutbox,
  type BillBody,
  type OrderOutcome,
} from "./outbox-link.ts";
import { recordStore } from "./record-store.ts";
import { writeAlone } from "./write.ts";

/** How long the cashier waits for a reply before the order is queued. */
const timeoutMs = 3000;

/**
 * Sends an order to the server. If the server does not answer, or intents of the same bill are pending, the order goes
 * to the outbox.
 */
export async function sendOrEnqueue(order: BillBody): Promise<OrderOutcome> {
  const body = withCreation(order);
  const { enqueue } = useOutbox.getState();
  if (enqueue === null) return orAllowed(body, await sendOrder(body));
  const isLost = recordStore.getState().connection === "lost";
  const isBehind = "id" in body && (isProvisionalId(body.id) || hasPendingIntents(body.id));
  const isSent = !isLost && !isBehind;
  if (isSent) {
    const outcome = await Promise.race([sendOrder(body), waitForTimeout()]);
    if (outcome !== null && (outcome.ok || outcome.failure.code !== writeUnanswered.code)) {
      return orAllowed(body, outcome);
    }
    notifySync({ kind: "unanswered" });
  }
  return await enqueue(body, isSent);
}

/** Another bill may have the ID by the time it arrives; the server knows this one by when it was created. */
function withCreation(body: BillBody): BillBody {
  const known = "id" in body ? recordStore.getState().known.bill.get(body.id) : undefined;
  return known === undefined ? body : { createdDate: known.createdDate, ...body };
}

type BillOutcome = Outcome<typeof newBill | typeof updateBill>;

function sendOrder(body: BillBody): Promise<BillOutcome> {
  return "id" in body ? writeAlone(updateBill, { body }) : writeAlone(newBill, { body });
}

function waitForTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), timeoutMs));
}

/** A manager may take longer than the server. */
async function orAllowed(body: BillBody, outcome: BillOutcome): Promise<OrderOutcome> {
  const isAsked = !outcome.ok && "id" in body;
  const allowed = isAsked ? await askManager(updateBill, { body }, outcome.failure) : null;
  return toOrderOutcome(allowed ?? outcome);
}

function toOrderOutcome(outcome: BillOutcome): OrderOutcome {
  return outcome.ok ? { ok: true, id: outcome.reply.id, isQueued: false } : outcome;
}
