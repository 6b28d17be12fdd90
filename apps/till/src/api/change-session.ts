import type { ReplyOf } from "@comanda/contract/call";
import type { pickStation } from "@comanda/contract/pick-station";

import { decodeBase64 } from "./base64.ts";
import { pause } from "./pause.ts";
import { deriveEpochKeys, storeFirstKeys } from "./store-keys.ts";
import { sessionState, storeSession, type Session } from "./session.ts";

/** A browser may never answer, without a word. */
const storageLimitMs = 5000;

/**
 * Stores the session and its keys; the keys first, since a session without them could sign nothing. Rejects if the
 * device cannot store them, or does not answer.
 */
export async function startSession(reply: Session): Promise<void> {
  const keys = await deriveEpochKeys(reply.token, decodeBase64(reply.token.key));
  const stored = storeFirstKeys(keys).then(() => true);
  const late = pause(storageLimitMs).then(() => false);
  if (!(await Promise.race([stored, late]))) throw new Error("The storage does not answer");
  storeSession({ ...reply, token: { ...reply.token, key: "" } });
}

/** Continues the session at the station that was picked. */
export function setSessionStation(picked: ReplyOf<typeof pickStation>): void {
  const current = sessionState();
  if (current.state === "signed-out") return;
  const { session } = current;
  const user = {
    ...session.user,
    location: picked.location?.id ?? null,
    station: picked.station?.id ?? null,
  };
  storeSession({ ...session, user });
}
