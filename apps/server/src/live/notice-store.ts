import { setTimeout as pause } from "node:timers/promises";

import type { LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";
import { Client } from "pg";

import type { WriteTransaction } from "#database/database.ts";

const channel = "comanda_journal";

const reconnectAfterMs = 500;

/** Sent within a transaction, so that PostgreSQL delivers it at the commit or never. */
export async function sendNotice(
  tx: WriteTransaction,
  location: LocationId,
  sequence: number,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${`${location}:${sequence}`})`.execute(tx);
}

type Wakers = { readonly wake: (location: number) => void; readonly wakeAll: () => void };

/** Listens on a connection of its own, and on a new one when that breaks; what was missed then is read by all. */
export function hearNotices(
  url: string,
  { wake, wakeAll }: Wakers,
): { readonly close: () => Promise<void> } {
  const closing = new AbortController();
  const listening = (async () => {
    while (!closing.signal.aborted) {
      const client = new Client({ connectionString: url, application_name: "comanda-live" });
      client.on("notification", ({ payload = "" }) => wake(Number(payload.split(":")[0])));
      // Each connection is made after the one before it has broken.
      // oxlint-disable-next-line no-await-in-loop
      await listenUntilBroken(client, wakeAll, closing.signal);
      if (closing.signal.aborted) return;
      // oxlint-disable-next-line no-await-in-loop
      await pause(reconnectAfterMs, null, { signal: closing.signal }).catch(() => {});
    }
  })();
  return {
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

async function listenUntilBroken(
  client: Client,
  onListening: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  client.on("error", () => breakOff());
  client.on("end", () => breakOff());
  signal.addEventListener("abort", () => breakOff());
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onListening();
    if (!signal.aborted) await broken;
  } catch {
    // It is tried again; until then the streams read the journal at every check.
  } finally {
    await client.end().catch(() => {});
  }
}
