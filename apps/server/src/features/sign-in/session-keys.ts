import { createCipheriv, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";

import {
  offerContext,
  sealedParts,
  sealingInfo,
  formatKeyOffer,
} from "@comanda/contract/key-offer";

import type { RandomBytes } from "#call/runtime.ts";

import { createLruCache } from "./lru-cache.ts";

/** Derived from the master key when needed: no signing key is ever stored. */
export type SessionKeys = {
  /** The HMAC key of a session in one of its epochs. */
  readonly keyOf: (session: string, epoch: number) => KeyObject;
  /** Caches the key. Only for a key that a request has proved to know: strangers can name any session. */
  readonly cache: (session: string, epoch: number, key: KeyObject) => void;
  /** The next key, encrypted under the key that signed this request, for its reply only. */
  readonly offer: (request: KeyUse) => string;
};

export type KeyUse = { readonly session: string; readonly epoch: number; readonly nonce: string };

/** About 300 bytes each. */
const maxCachedKeys = 5000;

export function sessionKeys(masterKey: Buffer, randomBytes: RandomBytes): SessionKeys {
  const cachedKeys = createLruCache<KeyObject>(maxCachedKeys);
  const cachedSealers = createLruCache<KeyObject>(maxCachedKeys);
  const master = createSecretKey(masterKey);
  const derive = (session: string, epoch: number): KeyObject =>
    hkdf(master, session, `pos-session|${epoch}`);
  const keyOf: SessionKeys["keyOf"] = (session, epoch) =>
    cachedKeys.get(session + epoch) ?? derive(session, epoch);
  const cacheKey: SessionKeys["cache"] = (session, epoch, key) =>
    cachedKeys.put(session + epoch, key);
  const sealerOf = (session: string, epoch: number): KeyObject => {
    const known = cachedSealers.get(session + epoch);
    if (known !== undefined) return known;
    const sealer = hkdf(keyOf(session, epoch), session, sealingInfo);
    cachedSealers.put(session + epoch, sealer);
    return sealer;
  };
  return {
    keyOf,
    cache: cacheKey,
    offer: ({ session, epoch, nonce }) => {
      const next = epoch + 1;
      const key = keyOf(session, next);
      cacheKey(session, next, key);
      const sealer = sealerOf(session, epoch);
      const iv = randomBytes(sealedParts.ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealer, iv);
      cipher.setAAD(Buffer.from(offerContext({ session, nonce }, next)));
      const sealed = [iv, cipher.update(key.export()), cipher.final(), cipher.getAuthTag()];
      return formatKeyOffer({ epoch: next, sealed: Buffer.concat(sealed).toString("base64url") });
    },
  };
}

/** As key objects, because setting up an HMAC from bytes takes eight times as long. */
function hkdf(key: KeyObject, session: string, info: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", key, session, info, sealedParts.keyBytes)));
}
