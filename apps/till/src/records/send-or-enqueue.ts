import { newBill, updateBill } from "@comanda/contract/bill";
import type { BillId } from "@comanda/domain/id";

import type { Outcome } from "#api/call.ts";
import { writeUnanswered, type Failure } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";

import { askManager } from "./approval-link.ts";
import { notifySync } from "./start-sync.ts";
import { hasPendingIntents, isProvisionalId, useOutbox, type BillBody } from "./outbox-link.ts";
import { recordStore } from "./record-store.ts";
import { writeAlone } from "./write.ts";

type OrderOutcome =
  | { readonly ok: true; readonly id: BillId; readonly isQueued: boolean }
  | { readonly ok: false; readonly failure: Failure };

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
  if (!isLost && !isBehind) {
    const outcome = await Promise.race([sendOrder(body), waitForTimeout()]);
    if (outcome !== null && (outcome.ok || outcome.failure.code !== writeUnanswered.code)) {
      return orAllowed(body, outcome);
    }
    notifySync({ kind: "unanswered" });
  }
  try {
    return { ok: true, id: await enqueue(body), isQueued: true };
  } catch (error) {
    reportFault(error);
    // The device cannot store the order, for example because it is full. The order stays on the screen, and a retry
    // uses the same idempotency key.
    return { ok: false, failure: writeUnanswered };
  }
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
