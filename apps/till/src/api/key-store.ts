import type { SessionToken } from "@comanda/contract/sign-in";

const databaseName = "comanda";
const storeName = "keys";

/** The key of the session lies where script can sign with it, but nobody can read it out. */
export async function storeSessionKey({ session, key: base64 }: SessionToken): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  await inStore("readwrite", (store) => {
    // A till has one session: the key of one that was never ended is of no use.
    store.clear();
    return store.put(key, session);
  });
}

export async function sessionKey({ session }: SessionToken): Promise<CryptoKey | null> {
  const key = await inStore<unknown>("readonly", (store) => store.get(session));
  return key instanceof CryptoKey ? key : null;
}

export async function forgetSessionKey({ session }: SessionToken): Promise<void> {
  await inStore("readwrite", (store) => store.delete(session));
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode, { durability: "strict" });
    const request = use(transaction.objectStore(storeName));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () => reject(transactionError(transaction)));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error(`IndexedDB: ${request.error?.name}`)));
  });
}

function transactionError({ error }: IDBTransaction): Error {
  return new Error(`IndexedDB: ${error?.name ?? "aborted"}`);
}
