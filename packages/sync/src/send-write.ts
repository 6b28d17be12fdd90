import type { Call } from "@comanda/contract/call";

import type { Outcome } from "./send-call.ts";
import { isServerUnavailable } from "./failure.ts";

/** The delays before each retry of a write that got no reply; its key makes all attempts one write. */
export const retryDelaysMs = [500, 1000, 2000, 4000] as const;

/** Retries a write under the same key until the server answers or the attempts are used up. */
export async function sendWrite<C extends Call>(
  send: () => Promise<Outcome<C>>,
  pause: (ms: number) => Promise<void>,
): Promise<Outcome<C>> {
  let outcome = await send();
  for (const waitMs of retryDelaysMs) {
    if (outcome.ok || !isServerUnavailable(outcome.failure)) return outcome;
    await pause(waitMs);
    outcome = await send();
  }
  return outcome;
}
