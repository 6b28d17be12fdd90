import { setTimeout as pause } from "node:timers/promises";

import type { LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";
import { Client } from "pg";

import type { WriteTransaction } from "#database/database.ts";

const channel = "comanda_journal";

const reconnectAfterMs = 500;

/** A machine that is gone does not reply. */
const connectionTimeoutMillis = 5000;

/** Sent within a transaction, so that PostgreSQL delivers it at the commit or never. */
export async function sendNotice(
  tx: WriteTransaction,
  location: LocationId,
  sequence: number,
): Promise<void> {
  await sql`select pg_notify(${channel}, ${`${location}:${sequence}`})`.execute(tx);
}

type NoticeHandlers = {
  readonly wake: (location: number) => void;
  readonly wakeAll: () => void;
  /** Called with a message of another server that is no journal row. */
  readonly onMessage: (text: string) => void;
};

export type Notices = {
  /** Sends to every server, including this one; without a connection the message is dropped. */
  readonly broadcast: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The prefix of a notice that is no row. */
const messagePrefix = "told:";

/** Listens on a connection of its own, and on a new one when that breaks; then all streams read what they missed. */
export function listenForNotices(
  url: string,
  { wake, wakeAll, onMessage }: NoticeHandlers,
): Notices {
  const closing = new AbortController();
  let connected: Client | null = null;
  const listening = (async () => {
    while (!closing.signal.aborted) {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis,
        keepAlive: true,
        application_name: "comanda-live",
      });
      client.on("notification", ({ payload = "" }) => {
        if (payload.startsWith(messagePrefix)) onMessage(payload.slice(messagePrefix.length));
        else wake(Number(payload.split(":")[0]));
      });
      const begin = (): void => {
        connected = client;
        wakeAll();
      };
      // Each connection is made after the one before it has broken.
      await listenUntilBroken(client, begin, closing.signal);
      connected = null;
      if (closing.signal.aborted) return;
      // Closing ends the pause with an AbortError.
      await pause(reconnectAfterMs, null, { signal: closing.signal }).catch(() => {});
    }
  })();
  return {
    broadcast: async (text) => {
      // A lost message is sent again with the next ping.
      await connected
        ?.query("select pg_notify($1, $2)", [channel, messagePrefix + text])
        .catch(() => {});
    },
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
  const stop = (): void => breakOff();
  signal.addEventListener("abort", stop);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onListening();
    if (!signal.aborted) await broken;
  } catch {
    // It is retried; until then the streams read the journal at every check.
  } finally {
    signal.removeEventListener("abort", stop);
    // The connection may be broken already.
    await client.end().catch(() => {});
  }
}
