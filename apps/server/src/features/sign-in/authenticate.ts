import { createHash, createHmac, timingSafeEqual } from "node:crypto";

import { signatureWindow, stringToSign } from "@comanda/contract/signed-request";
import type { Instant } from "@comanda/domain/time/instant";

import type { Database } from "#database/database.ts";
import type { BodyGate } from "#http/large-bodies.ts";
import { noRecord, refuseCall, type RefusedCall } from "#http/refused-call.ts";
import type { Authenticate } from "#http/register-calls.ts";
import type { Clock } from "#http/surroundings.ts";

import { nonceMemory } from "./nonce-memory.ts";
import { readSignature, type Signature } from "./read-signature.ts";
import type { SessionKeys } from "./session-keys.ts";
import { findSession, type StoredSession } from "./session-store.ts";
import { steadyClock } from "./steady-clock.ts";

type Parts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly keys: SessionKeys;
};

/** Stands in for a session that there is not, so that the answer takes as long. */
const nobodysSession = "0".repeat(22);

/**
 * Believes a signed request, or says why not. The digest is checked before everything that would tell a stranger
 * something, and a nonce is remembered only after it, so that nobody without a key can fill the memory.
 */
export function authenticator({ database, clock, keys }: Parts): Authenticate {
  const now = steadyClock(clock);
  const startedAt = now();
  const nonces = nonceMemory();
  return async (incoming) => {
    const signature = readSignature(incoming);
    if ("refusal" in signature) return signature;
    const { token, location } = signature;
    const session = await findSession(database, token.session, location);
    const key = keys(session?.id ?? nobodysSession, session?.epoch ?? 0);
    const isGenuine = hasDigest(signature, key, incoming.body);
    if (session === null || !isGenuine || !isValid(session, signature, now())) {
      return refuseCall("not-signed-in");
    }
    const refused = refuseTime(signature.createdAt, startedAt, now());
    if (refused !== null) return refused;
    const use = nonces.use(token.session + token.nonce, now());
    if (use === "used") return refuseCall("request-replayed");
    if (use === "full") return refuseCall("server-busy");
    const isElsewhere = session.location !== null && session.location !== location;
    if (!session.mayWorkThere || isElsewhere) return noRecord("Location", location);
    const { id, staff, permissions, station } = session;
    return { id, staff, permissions, location, station };
  };
}

/** A large body is read only for who names a session that there is; whether they have its key shows afterwards. */
export function bodyGate({ database, clock }: Omit<Parts, "keys">): BodyGate {
  const now = steadyClock(clock);
  return async (incoming) => {
    const signature = readSignature(incoming);
    if ("refusal" in signature) return signature;
    const { token, location } = signature;
    const session = await findSession(database, token.session, location);
    const isKnown = session !== null && isValid(session, signature, now());
    return isKnown ? null : refuseCall("not-signed-in");
  };
}

function hasDigest({ token, toSign }: Signature, key: Buffer, body: Uint8Array): boolean {
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const digest = createHmac("sha256", key)
    .update(stringToSign({ ...toSign, bodyHash }))
    .digest();
  return timingSafeEqual(digest, Buffer.from(token.digest, "base64"));
}

function isValid(session: StoredSession, { token }: Signature, now: Instant): boolean {
  return (
    session.username === token.username &&
    session.epoch === token.epoch &&
    session.mayLogIn &&
    !session.isRevoked &&
    now < session.endsAt
  );
}

/** What was created before this process began could be a replay of what the last one has seen and forgotten. */
function refuseTime(createdAt: Instant, startedAt: Instant, now: Instant): RefusedCall | null {
  const isInWindow =
    createdAt >= startedAt &&
    createdAt >= now - signatureWindow.pastMs &&
    createdAt <= now + signatureWindow.futureMs;
  return isInWindow ? null : refuseCall("clock-skewed", { serverTimeMs: now });
}
