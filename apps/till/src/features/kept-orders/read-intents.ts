import { readIntent, type Intent } from "@comanda/sync/outbox/intent";

import { runDeviceTransaction } from "#api/device-database.ts";

const options = { store: "outbox", mode: "readonly", durability: "strict" } as const;

/** What this device stores for the server, of all sale points. */
export async function readIntents(): Promise<readonly Intent[]> {
  return intentsOf(await runDeviceTransaction(options, (store) => store.getAll()));
}

export function intentsOf(rows: readonly unknown[]): readonly Intent[] {
  return rows.flatMap((row) => readIntent(row) ?? []);
}
