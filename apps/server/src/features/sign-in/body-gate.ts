import type { Database } from "#database/database.ts";
import type { BodyGate } from "#http/large-bodies.ts";
import { refuseCall } from "#http/refused-call.ts";
import type { Clock } from "#http/surroundings.ts";

import { readSignature } from "./read-signature.ts";
import { isAlive } from "./session-holds.ts";
import { sessionFinder } from "./session-store.ts";
import { steadyClock } from "./steady-clock.ts";

type Parts = { readonly database: Database; readonly clock: Clock };

/** A large body is read only for who names a session that there is; whether they have its key shows afterwards. */
export function bodyGate({ database, clock }: Parts): BodyGate {
  const now = steadyClock(clock);
  const findSession = sessionFinder(database);
  return async (incoming) => {
    const signature = readSignature(incoming);
    if ("refusal" in signature) return signature;
    const { token, location } = signature;
    const session = await findSession(token.session, location);
    const isKnown =
      session !== null && session.username === token.username && isAlive(session, now());
    return isKnown ? null : refuseCall("not-signed-in");
  };
}
