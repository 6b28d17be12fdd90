import { createHmac, hash, timingSafeEqual, type KeyObject } from "node:crypto";

import { signatureWindow, stringToSign } from "@comanda/contract/signed-request";
import type { Instant } from "@comanda/domain/time/instant";

import type { IncomingCall } from "#http/incoming-call.ts";
import { isRefused, recordNotFound, refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { Authenticate } from "#http/register-calls.ts";

import { readSignature, type Signature } from "./read-signature.ts";
import type { ServerClock } from "./server-clock.ts";
import type { LastSeenNotes } from "./last-seen-notes.ts";
import { createLocalReplayGuard, type ReplayGuard } from "./replay-guard.ts";
import { sessionMeter, type SessionMeter } from "./session-meter.ts";
import { createSharedReplayGuard } from "./shared-replay-guard-store.ts";
import { isActive, worksElsewhere } from "./session-check.ts";
import { checkKeyRotation, type KeyDependencies } from "./check-key-rotation.ts";
import type { TillContacts } from "./till-contacts.ts";

type Dependencies = KeyDependencies & {
  readonly time: ServerClock;
  /** Per session. */
  readonly callsPerSecond: number;
  /** Whether other servers use the same database. */
  readonly isShared: boolean;
  readonly lastSeen: Pick<LastSeenNotes, "note">;
  readonly contacts: Pick<TillContacts, "noteContact">;
};

type SignatureChecks = Pick<Dependencies, "keys"> & {
  readonly book: ReplayGuard;
  readonly meter: SessionMeter;
};

/**
 * Verifies a signed request, or refuses it. The digest is checked first: it needs no database, so a caller without a
 * key learns nothing, costs little and fills no memory.
 */
export function authenticator(parts: Dependencies): Authenticate {
  const { database, time, callsPerSecond, isShared } = parts;
  const book = isShared
    ? createSharedReplayGuard(database)
    : createLocalReplayGuard(database, time.beganAt);
  const gate = { keys: parts.keys, book, meter: sessionMeter(callsPerSecond) };
  return async (incoming) => {
    const signature = readSignature(incoming);
    if ("refusal" in signature) return signature;
    const at = time.now();
    const refused = refuseSignature(gate, { signature, incoming }, at);
    if (refused !== null) return refused;
    await time.whenSettled();
    const { token, createdAt, location } = signature;
    const { session, use } = await book.admit({ ...token, createdAt, location }, at);
    if (session === null || session.username !== token.username || !isActive(session, at)) {
      return refuseCall("not-signed-in");
    }
    if (use === "used") return refuseCall("request-replayed");
    if (use === "full") return refuseCall("server-busy");
    const calls = gate.meter.count(token.session, token.epoch, at);
    const taken = await checkKeyRotation(parts, { session, signature, calls }, at);
    if (isRefused(taken)) return taken;
    if (worksElsewhere(session, location)) return recordNotFound("Location", location);
    parts.contacts.noteContact(session, at);
    parts.lastSeen.note(session, incoming, at);
    const { id, staff, permissions, station } = session;
    const { epoch } = token;
    return { session: { id, staff, permissions, location, station, epoch }, ...taken };
  };
}

type SignedCall = { readonly signature: Signature; readonly incoming: IncomingCall };

/** Every check that needs no database. */
function refuseSignature(
  { keys, book, meter }: SignatureChecks,
  { signature, incoming }: SignedCall,
  at: Instant,
): RefusedCall | null {
  const { token, createdAt, location } = signature;
  const key = keys.keyOf(token.session, token.epoch);
  if (!hasDigest(signature, key, incoming.body)) return refuseCall("not-signed-in");
  keys.cache(token.session, token.epoch, key);
  const refused = refuseTime(createdAt, book.beganAt(), at);
  if (refused !== null) return refused;
  if (book.isReplay({ ...token, createdAt, location }, at)) return refuseCall("request-replayed");
  return meter.isOver(token.session, at) ? refuseCall("too-many-calls") : null;
}

/** Whether a request was signed with this key; takes equally long for every wrong digest. */
export function hasDigest(
  { token, toSign }: Pick<Signature, "token" | "toSign">,
  key: KeyObject,
  body: Uint8Array,
): boolean {
  const bodyHash = hash("sha256", body, "hex");
  const text = stringToSign({ ...toSign, bodyHash });
  const digest = createHmac("sha256", key).update(text).digest();
  return timingSafeEqual(digest, Buffer.from(token.digest, "base64"));
}

function refuseTime(createdAt: Instant, beganAt: Instant | null, at: Instant): RefusedCall | null {
  const isInWindow =
    (beganAt === null || createdAt >= beganAt) &&
    createdAt >= at - signatureWindow.pastMs &&
    createdAt <= at + signatureWindow.futureMs;
  return isInWindow ? null : refuseCall("clock-skewed", { serverTimeMs: at });
}
