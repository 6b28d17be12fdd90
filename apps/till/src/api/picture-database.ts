/**
 * A database of its own: a higher version of the till's would lock out windows of the former release. It outlives the
 * session, since the pictures are no secret, and a change of staff must not load them again.
 */
const databaseName = "comanda-pictures";
const storeName = "pictures";

/** Runs requests in one transaction, and returns their results. */
export async function runPictureTransaction<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => readonly IDBRequest<Result>[],
): Promise<readonly Result[]> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const requests = use(transaction.objectStore(storeName));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve(requests.map(({ result }) => result)));
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
      request.result.createObjectStore(storeName);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(new Error(`IndexedDB: ${request.error?.name}`)));
  });
}
