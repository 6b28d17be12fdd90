import { msPerMinute, type Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Admission } from "#http/register-calls.ts";
import type { Log } from "#call/runtime.ts";

import { classifyKey } from "./classify-key.ts";
import type { Signature } from "./read-signature.ts";
import type { SessionKeys } from "./session-keys.ts";
import { noteFirstUse, offerNextKey, revokeSession, type StoredSession } from "./session-store.ts";
import type { SignInJournal } from "./sign-in-journal.ts";

export type KeyDependencies = {
  readonly database: Database;
  readonly keys: SessionKeys;
  readonly journal: SignInJournal;
  readonly log: Log;
};

/** A key is replaced after this time, or after this many calls with it. */
const keyLifeMs = 15 * msPerMinute;
const keyLifeCalls = 500;

const lastEpoch = 999_999;

type SignedRequest = {
  readonly session: StoredSession;
  readonly signature: Signature;
  /** The calls with this key that this process has counted. */
  readonly calls: number;
};

/** What follows from the key that signed: the session is offered a new one, or this one is refused. */
export async function checkKeyRotation(
  parts: KeyDependencies,
  { session, signature, calls }: SignedRequest,
  at: Instant,
): Promise<Pick<Admission, "keyOffer"> | RefusedCall> {
  const { token, createdAt } = signature;
  const verdict = classifyKey(session, { epoch: token.epoch, createdAt }, at);
  switch (verdict) {
    case "unknown":
      return refuseCall("not-signed-in");
    case "late":
      // The till signs again, with the newest key it has.
      return refuseCall("clock-skewed", { serverTimeMs: at });
    case "stolen":
      await endStolenSession(parts, { session, signature });
      return refuseCall("not-signed-in");
    case "in-grace":
      return { keyOffer: null };
    case "offered":
      return { keyOffer: parts.keys.offer(token) };
    case "first-use":
      await noteFirstUse(parts.database, session, at);
      return { keyOffer: null };
    case "current": {
      const isOffered =
        isDue(session, calls, at) && (await offerNextKey(parts.database, session, at));
      return { keyOffer: isOffered ? parts.keys.offer(token) : null };
    }
  }
}

function isDue(session: StoredSession, calls: number, at: Instant): boolean {
  if (session.epoch >= lastEpoch) return false;
  const { keyBasis, currentKeyBasis, epochSince } = session;
  return calls >= keyLifeCalls || at - epochSince >= keyLifeMs || keyBasis !== currentKeyBasis;
}

async function endStolenSession(
  { journal, log }: KeyDependencies,
  { session, signature }: Pick<SignedRequest, "session" | "signature">,
): Promise<void> {
  const { id, staff, permissions, station, location } = session;
  const { epoch } = signature.token;
  const there = session.mayWorkThere ? signature.location : null;
  const about = { staff, permissions, station, session: id, epoch, address: null };
  log.warn({ staff, session: id, epoch }, "a key that was replaced was used again: session ended");
  await journal.record(
    { ...about, kind: "key-reused", location: location ?? there },
    (database, at) => revokeSession(database, id, at),
  );
}
