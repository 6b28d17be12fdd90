import type { Database } from "#database/database.ts";
import type { BodyGate } from "#http/large-bodies.ts";
import { refuseCall } from "#call/refused-call.ts";

import type { HouseClock } from "./server-clock.ts";
import { readSignature } from "./read-signature.ts";
import { isAlive } from "./session-check.ts";
import { sessionFinder } from "./session-store.ts";

type Parts = { readonly database: Database; readonly time: HouseClock };

/** A large body is read only if the request names an existing session; the signature is checked afterwards. */
export function bodyGate({ database, time }: Parts): BodyGate {
  const findSession = sessionFinder(database);
  return async (incoming) => {
    const signature = readSignature(incoming);
    if ("refusal" in signature) return signature;
    const { token, location } = signature;
    const at = time.now();
    await time.settled();
    const session = await findSession(token.session, location);
    const isKnown = session !== null && session.username === token.username && isAlive(session, at);
    return isKnown ? null : refuseCall("not-signed-in");
  };
}
