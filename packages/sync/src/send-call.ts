import type { Call, ReplyOf } from "@comanda/contract/call";

import { networkError, notSignedIn, type Failure } from "./failure.ts";
import { interpretResponse, type RawResponse } from "./interpret-response.ts";

export type ReplyOrFailure<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly failure: Failure };

export type Outcome<C extends Call> = ReplyOrFailure<ReplyOf<C>>;

type Headers = Readonly<Record<string, string>>;

/** What a call needs from the device: signing, sending and its session. */
export type CallTransport = {
  /** Headers with a new signature, unless the key is lost, or cannot be read at the moment. */
  readonly sign: () => Promise<Headers | "key-lost" | "not-now">;
  /** Sends one request with these headers. */
  readonly exchange: (headers: Headers) => Promise<RawResponse>;
  readonly adoptServerTime: (serverTimeMs: number) => void;
  readonly endSession: (because: Failure) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
};

/** The server makes a till that paces itself wait once or twice; after that, the user should see the failure. */
const maxBusyWaitMs = 6000;

/**
 * Sends a call to the server, and signs it again when the server requires that: once for each reason, so that a
 * connection that repeats everything cannot cause an endless loop.
 */
export async function sendCall<C extends Call>(call: C, line: CallTransport): Promise<Outcome<C>> {
  const reasons = new Set<string>();
  let waitedMs = 0;
  for (;;) {
    const headers = await line.sign();
    if (headers === "key-lost") return await endWithFailure(line, notSignedIn);
    if (headers === "not-now") return failedOutcome(networkError);
    const verdict = interpretResponse(call, await line.exchange(headers));
    switch (verdict.kind) {
      case "done":
        return { ok: true, reply: verdict.reply };
      case "refused":
        return failedOutcome(verdict.failure);
      case "session-over":
        return await endWithFailure(line, verdict.failure);
      case "no-server":
        return failedOutcome(networkError);
      case "sign-again":
        if (verdict.serverTimeMs !== null) line.adoptServerTime(verdict.serverTimeMs);
        if (reasons.has(verdict.code)) return failedOutcome(networkError);
        reasons.add(verdict.code);
        break;
      case "busy":
        waitedMs += verdict.waitMs;
        if (waitedMs > maxBusyWaitMs) return failedOutcome(verdict.failure);
        await line.pause(verdict.waitMs);
    }
  }
}

async function endWithFailure(
  { endSession }: CallTransport,
  failure: Failure,
): Promise<{ readonly ok: false; readonly failure: Failure }> {
  await endSession(failure);
  return failedOutcome(failure);
}

function failedOutcome(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}
