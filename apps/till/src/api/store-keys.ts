import { sealingInfo } from "@comanda/contract/key-offer";

import { runKeyTransaction, type EpochKeys } from "./key-store.ts";

/** Derives both keys of an epoch from `bytes` and then wipes `bytes`. */
export async function deriveEpochKeys(
  { session, epoch }: Pick<EpochKeys, "session" | "epoch">,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<EpochKeys> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const hkdf = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new TextEncoder().encode(session),
    info: new TextEncoder().encode(sealingInfo),
  };
  const signer = await crypto.subtle.importKey("raw", bytes, hmac, false, ["sign"]);
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  bytes.fill(0);
  const aes = { name: "AES-GCM", length: 256 };
  const opener = await crypto.subtle.deriveKey(hkdf, base, aes, false, ["decrypt"]);
  return { session, epoch, signer, opener };
}

/** Stores the first keys of a session and removes all others: a till has one session. */
export async function storeFirstKeys(keys: EpochKeys): Promise<void> {
  await runKeyTransaction("readwrite", (store) => {
    store.clear();
    return store.put(keys, [keys.session, keys.epoch]);
  });
}

/** The keys are on the disk before their first use; the same transaction deletes those of older epochs. */
export async function storeNextKeys(keys: EpochKeys): Promise<void> {
  await runKeyTransaction("readwrite", (store) => {
    store.delete(IDBKeyRange.bound([keys.session, 0], [keys.session, keys.epoch], false, true));
    return store.put(keys, [keys.session, keys.epoch]);
  });
}
