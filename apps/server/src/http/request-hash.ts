import { createHmac, createSecretKey, hkdfSync } from "node:crypto";

import type { IncomingCall } from "./incoming-call.ts";

const keyBytes = 32;

/** What a repetition has to have in common with the request that it repeats. */
export type HashRequest = (incoming: IncomingCall) => string;

/**
 * The hash is kept in the database, and a body may hold a password. With a key that is not in the database, nobody
 * who reads it can try passwords against the hash.
 */
export function requestHasher(masterKey: Buffer): HashRequest {
  const bytes = hkdfSync("sha256", masterKey, "", "pos-request-hash", keyBytes);
  // As a key object, because setting up an HMAC takes eight times as long with bytes.
  const key = createSecretKey(Buffer.from(bytes));
  return ({ method, target, body }) =>
    createHmac("sha256", key).update(`${method} ${target}\n`).update(body).digest("hex");
}
