import type { Database } from "#database/database.ts";
import type { BodyGate } from "#http/large-bodies.ts";
import { refuseCall } from "#call/refused-call.ts";

import type { ServerClock } from "./server-clock.ts";
import { readSignature } from "./read-signature.ts";
import { isActive } from "./session-check.ts";
import { sessionFinder } from "./session-store.ts";

type Dependencies = { readonly database: Database; readonly time: ServerClock };

/** A large body is read only if the request names an existing session; the signature is checked afterwards. */
export function bodyGate({ database, time }: Dependencies): BodyGate {
  const findSession = sessionFinder(database);
  return async (incoming) => {
    const signature = readSignature(incoming);
    if ("refusal" in signature) return signature;
    const { token, location } = signature;
    const at = time.now();
    await time.whenSettled();
    const session = await findSession(token.session, location);
    const isKnown =
      session !== null && session.username === token.username && isActive(session, at);
    return isKnown ? null : refuseCall("not-signed-in");
  };
}
