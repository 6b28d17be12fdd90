/** A database on the device, with the stores that its first opening creates. */
export type IndexedDatabase = {
  readonly name: string;
  readonly version: number;
  readonly createStores: (database: IDBDatabase) => void;
};

export type Transaction = {
  readonly store: string;
  readonly mode: IDBTransactionMode;
  /** `strict`: flushed to disk before the transaction completes, so it survives a power cut. */
  readonly durability: "strict" | "relaxed";
};

/** Runs `use` in one transaction: all of it takes effect, or nothing. What it returns reads the result at the end. */
export async function runTransaction<Result>(
  definition: IndexedDatabase,
  { store, mode, durability }: Transaction,
  use: (store: IDBObjectStore) => () => Result,
): Promise<Result> {
  const database = await openDatabase(definition);
  try {
    const transaction = database.transaction(store, mode, { durability });
    const readResult = use(transaction.objectStore(store));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve(readResult()));
      transaction.addEventListener("abort", () =>
        reject(new Error(`IndexedDB: ${transaction.error?.name ?? "aborted"}`)),
      );
    });
  } finally {
    database.close();
  }
}

function openDatabase({ name, version, createStores }: IndexedDatabase): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener("upgradeneeded", () => createStores(request.result));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error(`IndexedDB: ${request.error?.name}`)));
  });
}
