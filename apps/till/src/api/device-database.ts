const databaseName = "comanda-till";

/** `known` is what the venue has told, `outbox` what it is to be told. */
type StoreName = "known" | "outbox";

type Transaction = {
  readonly store: StoreName;
  readonly mode: IDBTransactionMode;
  /** `strict` is on the disk when it is done, also if the power goes in the next moment. */
  readonly durability: "strict" | "relaxed";
};

/** One transaction on what this device keeps: all that `use` does is done, or none of it. */
export async function onDevice<Result>(
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
      // Numbered by the device, in the order in which it was pressed.
      request.result.createObjectStore("outbox", { keyPath: "turn", autoIncrement: true });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error(`IndexedDB: ${request.error?.name}`)));
  });
}
