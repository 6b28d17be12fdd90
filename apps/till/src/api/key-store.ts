import { runTransaction, type IndexedDatabase } from "./indexed-database.ts";

const storeName = "session-keys";
const keyDatabase: IndexedDatabase = {
  name: "comanda",
  // The first one had other keys.
  version: 2,
  createStores: (database) => database.createObjectStore(storeName),
};

/** Both keys of an epoch. Scripts can use them but not export them. */
export type EpochKeys = {
  readonly session: string;
  readonly epoch: number;
  /** Signs calls. */
  readonly signer: CryptoKey;
  /** Opens the offer of the next key. */
  readonly opener: CryptoKey;
};

/** Found by their session. */
type StoredKeys = Omit<EpochKeys, "session">;

/** The newest keys of the session, including those that another window has stored. */
export async function findNewestKeys(session: string): Promise<StoredKeys | null> {
  const all = await runKeyTransaction<unknown[]>("readonly", (store) =>
    store.getAll(sessionKeyRange(session)),
  );
  const newest = all.at(-1);
  return areKeys(newest) ? newest : null;
}

export async function deleteKeys(session: string): Promise<void> {
  await runKeyTransaction("readwrite", (store) => store.delete(sessionKeyRange(session)));
}

function sessionKeyRange(session: string): IDBKeyRange {
  return IDBKeyRange.bound([session, 0], [session, Number.MAX_SAFE_INTEGER]);
}

function areKeys(value: unknown): value is StoredKeys {
  return (
    value instanceof Object &&
    "epoch" in value &&
    typeof value.epoch === "number" &&
    "signer" in value &&
    value.signer instanceof CryptoKey &&
    "opener" in value &&
    value.opener instanceof CryptoKey
  );
}

/** Runs one transaction on the keys; it counts as done only when they are on the disk. */
export async function runKeyTransaction<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = { store: storeName, mode, durability: "strict" } as const;
  return runTransaction(keyDatabase, transaction, (store) => {
    const request = use(store);
    return () => request.result;
  });
}
