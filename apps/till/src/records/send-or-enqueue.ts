import { newBill, updateBill } from "@comanda/contract/bill";
import type { BillId } from "@comanda/domain/id";

import type { Outcome } from "#api/call.ts";
import { writeUnanswered, type Failure } from "#api/failure.ts";
import { reportFault } from "#api/report-fault.ts";

import { tellFollower } from "./start-sync.ts";
import { isHeld, isProvisional, useOutbox, type BillBody } from "./outbox-link.ts";
import { recordStore } from "./record-store.ts";
import { write } from "./write.ts";

type Sent =
  | { readonly ok: true; readonly id: BillId; readonly isKept: boolean }
  | { readonly ok: false; readonly failure: Failure };

/** How long the cashier waits for a reply before the order is queued. */
const patienceMs = 3000;

/**
 * Sends an order to the server. If the server does not answer, or intents of the same bill are pending, the order goes
 * to the outbox.
 */
export async function sendOrKeep(body: BillBody): Promise<Sent> {
  const { keep } = useOutbox.getState();
  if (keep === null) return sent(await send(body));
  const isLost = recordStore.getState().connection === "lost";
  const isBehind = "id" in body && (isProvisional(body.id) || isHeld(body.id));
  if (!isLost && !isBehind) {
    const outcome = await Promise.race([send(body), patience()]);
    if (outcome !== null && (outcome.ok || outcome.failure.code !== writeUnanswered.code)) {
      return sent(outcome);
    }
    tellFollower({ kind: "unanswered" });
  }
  try {
    return { ok: true, id: await keep(body), isKept: true };
  } catch (error) {
    reportFault(error);
    // The device cannot store the order, for example because it is full. The order stays on the screen, and a retry
    // uses the same idempotency key.
    return { ok: false, failure: writeUnanswered };
  }
}

type BillOutcome = Outcome<typeof newBill | typeof updateBill>;

function send(body: BillBody): Promise<BillOutcome> {
  return "id" in body ? write(updateBill, { body }) : write(newBill, { body });
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));
}

function sent(outcome: BillOutcome): Sent {
  return outcome.ok ? { ok: true, id: outcome.reply.id, isKept: false } : outcome;
}
