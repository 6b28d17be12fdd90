import { runTransaction, type IndexedDatabase } from "./indexed-database.ts";

/**
 * A database of its own: a higher version of the till's would lock out windows of the former release. It outlives the
 * session, since the pictures are no secret, and a change of staff must not load them again.
 */
const pictureDatabase: IndexedDatabase = {
  name: "comanda-pictures",
  version: 1,
  createStores: (database) => database.createObjectStore("pictures"),
};

/** Runs requests in one transaction, and returns their results. */
export async function runPictureTransaction<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => readonly IDBRequest<Result>[],
): Promise<readonly Result[]> {
  // A picture that a power cut takes is fetched again.
  const transaction = { store: "pictures", mode, durability: "relaxed" } as const;
  return runTransaction(pictureDatabase, transaction, (store) => {
    const requests = use(store);
    return () => requests.map(({ result }) => result);
  });
}
