import { createHmac, createSecretKey, hkdfSync } from "node:crypto";

import type { IncomingCall } from "./incoming-call.ts";

const keyBytes = 32;

/** Hashes what a retry must have in common with the original request. */
export type HashRequest = (incoming: IncomingCall) => string;

/**
 * The hash is stored in the database, and a body may hold a password. Because the hash is keyed with a key outside of
 * the database, a reader of the database cannot test passwords against it.
 */
export function requestHasher(masterKey: Buffer): HashRequest {
  const bytes = hkdfSync("sha256", masterKey, "", "pos-request-hash", keyBytes);
  // As a key object, because setting up an HMAC from bytes takes eight times as long.
  const key = createSecretKey(Buffer.from(bytes));
  return ({ method, target, body }) =>
    createHmac("sha256", key).update(`${method} ${target}\n`).update(body).digest("hex");
}
