import type { Call } from "@comanda/contract/call";

import { callApi, type Outcome, type RequestOf } from "#api/call.ts";
import { networkError } from "#api/failure.ts";
import { fits } from "#api/fits.ts";
import { journalRow } from "@comanda/contract/live";

import { hasGap, receiveRows, recordStore } from "./record-store.ts";

/** The waits before each further try of a write that nobody answered; its key makes it one write. */
const retryAfterMs = [500, 1000, 2000, 4000];

/** Longer than any row that was committed before ours can take to come. */
const patienceMs = 5000;

/** Sends a write until it is answered, once, and knows of its effect before it says that it is done. */
export async function write<C extends Call>(
  call: C,
  request: RequestOf<C>,
  pdf: Uint8Array | null = null,
): Promise<Outcome<C>> {
  const idempotencyKey = crypto.randomUUID();
  let outcome = await callApi(call, { ...request, pdf, idempotencyKey });
  for (const waitMs of retryAfterMs) {
    if (outcome.ok || outcome.failure.code !== networkError.code) break;
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    // oxlint-disable-next-line no-await-in-loop -- as above
    outcome = await callApi(call, { ...request, pdf, idempotencyKey });
  }
  if (outcome.ok) await take(outcome.reply);
  return outcome;
}

/** The rows before it may still be on their way by live push. */
async function take(reply: unknown): Promise<void> {
  if (!fits(journalRow, reply)) return;
  receiveRows([reply]);
  if (!hasGap()) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = recordStore.subscribe(({ ping }) => {
      if (ping >= reply.ping) done();
    });
    setTimeout(done, patienceMs);
  });
}
