const databaseName = "comanda";
const storeName = "session-keys";
const databaseVersion = 2;

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
    const request = indexedDB.open(databaseName, databaseVersion);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(storeName);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error(`IndexedDB: ${request.error?.name}`)));
  });
}

function transactionError({ error }: IDBTransaction): Error {
  return new Error(`IndexedDB: ${error?.name ?? "aborted"}`);
}
