import type { Call } from "@comanda/contract/call";

import type { Outcome } from "./ask-server.ts";
import { isServerAway } from "./failure.ts";

/** The waits before each further try of a write that got no answer; its key makes all tries one write. */
export const retryAfterMs = [500, 1000, 2000, 4000] as const;

/** Sends a write again, under the same key, until the server has answered or the tries are used up. */
export async function sendWrite<C extends Call>(
  send: () => Promise<Outcome<C>>,
  pause: (ms: number) => Promise<void>,
): Promise<Outcome<C>> {
  let outcome = await send();
  for (const waitMs of retryAfterMs) {
    if (outcome.ok || !isServerAway(outcome.failure)) return outcome;
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await pause(waitMs);
    // oxlint-disable-next-line no-await-in-loop -- as above
    outcome = await send();
  }
  return outcome;
}
