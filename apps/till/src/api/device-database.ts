const databaseName = "comanda-till";

/** `known` caches the server's records; `outbox` queues intents for the server. */
type StoreName = "known" | "outbox";

type Transaction = {
  readonly store: StoreName;
  readonly mode: IDBTransactionMode;
  /** `strict`: flushed to disk before the transaction completes, so it survives a power cut. */
  readonly durability: "strict" | "relaxed";
};

/** Runs `use` in one transaction on the device database: all of it takes effect, or nothing. */
export async function runDeviceTransaction<Result>(
  { store, mode, durability }: Transaction,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(store, mode, { durability });
    const request = use(transaction.objectStore(store));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("abort", () =>
        reject(new Error(`IndexedDB: ${transaction.error?.name ?? "aborted"}`)),
      );
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("known");
      // The device numbers the entries in the order of the presses.
      request.result.createObjectStore("outbox", { keyPath: "turn", autoIncrement: true });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error(`IndexedDB: ${request.error?.name}`)));
  });
}
