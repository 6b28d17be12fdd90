import { callTarget, type Call, type QueryOf } from "@comanda/contract/call";
import { interpretResponse } from "@comanda/sync/interpret-response";
import { createEventReader, type ReadEvent } from "@comanda/sync/read-events";

import { adoptServerTime } from "./clock.ts";
import { readResponse } from "./exchange.ts";
import { notSignedIn } from "./failure.ts";
import { hasLeft, trackRequest } from "./leave-session.ts";
import { endSession, sessionState } from "./session.ts";
import { readParts, treatAsConnectionLost } from "./read-parts.ts";
import { signRequest } from "./sign.ts";
import { acceptKeyOffer } from "./accept-key-offer.ts";

type EventStreamListener = {
  /**
   * Called for every chunk, including keep-alives and the comment with which the server begins. The headers alone do
   * not count: a virus scanner or a proxy may let them through and hold the rest back.
   */
  readonly onAlive: () => void;
  readonly onEvent: (event: ReadEvent) => void;
  /** Resolves when the caller stops listening. */
  readonly ended: Promise<unknown>;
};

/** Reads the server-sent events of a call until the stream ends, for whatever reason. */
export async function readStream<C extends Call>(
  call: C,
  { query }: { readonly query: QueryOf<C> & Readonly<Record<string, string | number | boolean>> },
  { onAlive, onEvent, ended }: EventStreamListener,
): Promise<void> {
  const aborter = new AbortController();
  const { signal } = aborter;
  void ended.then(() => aborter.abort());
  const body = await openStream(call, callTarget(call, { query }), signal);
  if (body === null) return;
  const read = createEventReader();
  const decoder = new TextDecoder();
  await readParts(body, (part) => {
    onAlive();
    for (const event of read(decoder.decode(part, { stream: true }))) onEvent(event);
  });
}

async function openStream(
  call: Call,
  target: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  const now = sessionState();
  if (now.state === "signed-out") return null;
  const request = { method: "GET", target, body: "", contentType: null, idempotencyKey: null };
  const headers = await signRequest(request, now.session);
  if (headers === "key-lost") await endSession(now.session, notSignedIn);
  if (typeof headers === "string" || (await hasLeft(now.session))) return null;
  const opening = fetch(target, {
    headers,
    signal,
    cache: "no-store",
    credentials: "omit",
    redirect: "error",
  });
  const response = await trackRequest(opening).catch(treatAsConnectionLost);
  if (response === null) return null;
  await acceptKeyOffer(response.headers, headers);
  const type = response.headers.get("content-type") ?? "";
  // A captive portal may answer 200 with an HTML page, which is not an event stream.
  if (response.ok) return type.startsWith("text/event-stream") ? response.body : null;
  const verdict = interpretResponse(call, await readResponse(response));
  if (verdict.kind === "session-over") await endSession(now.session, verdict.failure);
  // Any other rejection may not apply to the next attempt, which is signed anew.
  if (verdict.kind === "sign-again" && verdict.serverTimeMs !== null) {
    adoptServerTime(verdict.serverTimeMs);
  }
  return null;
}
