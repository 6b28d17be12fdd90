import type { Call } from "@comanda/contract/call";
import { mayRetryReferenceData } from "@comanda/domain/venue/pace";

import type { Outcome } from "#api/call.ts";
import { sessionState, type Session } from "#api/session.ts";

const retryAfterMs = 1000;

/** Reference data that does not come is asked for again, fewer than five times. */
export async function persistently<C extends Call>(
  session: Session,
  ask: () => Promise<Outcome<C>>,
): Promise<Outcome<C>> {
  let outcome = await ask();
  for (let retries = 0; isWorthRetrying(outcome) && mayRetryReferenceData(retries); retries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    if (!isSameSession(session)) return outcome;
    // oxlint-disable-next-line no-await-in-loop -- as above
    outcome = await ask();
  }
  return outcome;
}

function isWorthRetrying<C extends Call>(outcome: Outcome<C>): boolean {
  return !outcome.ok && outcome.failure.status >= 500;
}

/** Whether it is still this session, and no other, that works here. */
export function isSameSession({ token }: Session): boolean {
  const now = sessionState();
  return now.state === "signed-in" && now.session.token.session === token.session;
}
