import type { approve } from "@comanda/contract/approval";
import type { Call } from "@comanda/contract/call";
import { sendWrite } from "@comanda/sync/send-write";

import { callApi, type Outcome, type RequestOf } from "#api/call.ts";
import { networkError, writeUnanswered } from "#api/failure.ts";
import { matchesSchema } from "#api/matches-schema.ts";
import { pause } from "#api/pause.ts";
import { sessionState } from "#api/session.ts";
import { journalRow } from "@comanda/contract/live";

import { askManager } from "./approval-link.ts";
import { notifySync } from "./start-sync.ts";
import { pressOf, unansweredBodies, unansweredWrites } from "./unanswered-writes.ts";
import { recordStore } from "./record-store.ts";
import { isSameSession } from "./same-session.ts";
import { rowsOfReply } from "@comanda/sync/records/apply-rows-in-order";

/** Obtains a manager's approval for the write under this key. */
type AllowWrite = (key: string) => Promise<Outcome<typeof approve>>;

/** Longer than the push of any earlier row can take. */
const pushTimeoutMs = 5000;

/** Sends a write; if its user may not make it alone, a manager can allow it at once. */
export async function write<C extends Call>(
  call: C,
  request: RequestOf<C>,
  pdf: Uint8Array | null = null,
): Promise<Outcome<C>> {
  const outcome = await writeAlone(call, request, pdf);
  return (outcome.ok ? null : await askManager(call, request, outcome.failure)) ?? outcome;
}

/**
 * Sends a write and retries it under one idempotency key, then waits until its effect is in the records. If it stays
 * unanswered, the next press of the same action reuses the key.
 */
export async function writeAlone<C extends Call>(
  call: C,
  request: RequestOf<C>,
  pdf: Uint8Array | null = null,
  allow?: AllowWrite,
): Promise<Outcome<C>> {
  const press = await pressOf(call, { ...request, pdf });
  const allowed = await allow?.(press.key);
  const outcome =
    allowed?.ok === false
      ? allowed
      : await sendWithRetries(call, {
          ...request,
          pdf,
          idempotencyKey: press.key,
          ...allowed?.reply,
        });
  unansweredWrites.settle(press, outcome);
  return outcome.ok || outcome.failure.code !== networkError.code
    ? outcome
    : { ok: false, failure: writeUnanswered };
}

/**
 * Sends a write whose body has a key, under which money moves only once. If it stays unanswered, the same write has the
 * same key, from whichever screen it is pressed again and even after a reload.
 */
export async function writeUnderKey<C extends Call>(
  call: C,
  requestWith: (key: string) => RequestOf<C>,
): Promise<Outcome<C>> {
  const press = await pressOf(call, { ...requestWith(""), pdf: null }, unansweredBodies);
  const outcome = await write(call, requestWith(press.key));
  unansweredBodies.settle(press, outcome);
  return outcome;
}

/** For writes that query the current state: each press gets a new idempotency key. */
export async function writeWithNewKey<C extends Call>(
  call: C,
  request: RequestOf<C>,
): Promise<Outcome<C>> {
  return sendWithRetries(call, { ...request, idempotencyKey: crypto.randomUUID() });
}

/** Tries once, under a key that the caller stores until there is a reply. */
export async function sendOnce<C extends Call>(
  call: C,
  request: RequestOf<C> & { readonly approval?: string },
  idempotencyKey: string,
): Promise<Outcome<C>> {
  const outcome = await callApi(call, { ...request, idempotencyKey });
  if (outcome.ok) await applyReply(outcome.reply);
  return outcome;
}

/** Under another login a retry would be that user's press: whoever pressed has left without an answer. */
async function sendWithRetries<C extends Call>(
  call: C,
  request: Parameters<typeof callApi<C>>[1],
): Promise<Outcome<C>> {
  const pressed = sessionState();
  const hasLeft = () => pressed.state === "signed-in" && !isSameSession(pressed.session);
  const outcome = await sendWrite(
    async () => (hasLeft() ? { ok: false, failure: networkError } : await callApi(call, request)),
    pause,
  );
  if (outcome.ok) await applyReply(outcome.reply);
  return outcome;
}

/** Earlier rows may still be on their way by live push. */
async function applyReply(reply: unknown): Promise<void> {
  if (!matchesSchema(journalRow, reply)) return;
  const rows = rowsOfReply(reply);
  if (rows.length === 0) return;
  notifySync({ kind: "written", rows });
  const isHere = () => recordStore.getState().ping >= reply.ping;
  if (isHere()) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = recordStore.subscribe(() => {
      if (isHere()) done();
    });
    setTimeout(done, pushTimeoutMs);
  });
}
