import { runTransaction, type IndexedDatabase, type Transaction } from "./indexed-database.ts";

const tillDatabase: IndexedDatabase = {
  name: "comanda-till",
  version: 1,
  createStores: (database) => {
    database.createObjectStore("known");
    // The device numbers the entries in the order of the presses.
    database.createObjectStore("outbox", { keyPath: "turn", autoIncrement: true });
  },
};

type DeviceTransaction = Transaction & {
  /** `known` caches the server's records; `outbox` queues intents for the server. */
  readonly store: "known" | "outbox";
};

/** Runs `use` in one transaction on the device database: all of it takes effect, or nothing. */
export async function runDeviceTransaction<Result>(
  transaction: DeviceTransaction,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return runTransaction(tillDatabase, transaction, (store) => {
    const request = use(store);
    return () => request.result;
  });
}
