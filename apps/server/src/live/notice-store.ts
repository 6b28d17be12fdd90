import type { LocationId } from "@comanda/contract/wire";
import { sql } from "kysely";
import type { Client } from "pg";

import type { Database } from "#database/database.ts";
import { keepConnected } from "#database/keep-connected.ts";
import type { Log } from "#call/runtime.ts";

import { formatPresenceNotice, formatRowNotice, readNotice, type Notice } from "./notice.ts";
import type { PresenceNotice } from "./presence.ts";

const channel = "comanda_journal";

/**
 * Never sent within the transaction of a write: PostgreSQL lets only one transaction with notices commit at a time, in
 * all its databases together.
 */
export async function sendNotice(
  database: Database,
  location: LocationId,
  sequence: number,
): Promise<void> {
  const payload = formatRowNotice(location, sequence);
  await sql`select pg_notify(${channel}, ${payload})`.execute(database);
}

type NoticeHandlers = {
  readonly onListening: () => void;
  readonly onNotice: (notice: Notice) => void;
  readonly log: Log;
};

export type Notices = {
  /** Sends a new row of a journal to every server; while a notice is on its way, the next ones wait and leave together. */
  readonly broadcastRow: (location: LocationId, sequence: number) => void;
  /** Sends to every server, including this one; without a connection the notice is dropped. */
  readonly broadcastPresence: (presence: PresenceNotice) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The log shows the beginning of an invalid payload, which may have 8,000 bytes. */
const maxLoggedPayload = 200;

/** Listens on a connection of its own, and on a new one when that breaks; then all streams read what they missed. */
export function listenForNotices(
  url: string,
  { onListening, onNotice, log }: NoticeHandlers,
): Notices {
  let connected: Client | null = null;
  const connection = keepConnected({
    url,
    prepare: async (client) => {
      client.on("notification", ({ payload = "" }) => {
        const notice = readNotice(payload);
        if (notice !== null) onNotice(notice);
        else
          log.warn(
            { payload: payload.slice(0, maxLoggedPayload) },
            "an invalid notice was ignored",
          );
      });
      await client.query(`listen ${channel}`);
      connected = client;
      onListening();
    },
    // It is tried again; until then the streams read the journal at every check.
    onFault: (error) => log.error({ err: error }, "no notices from other servers"),
  });
  const rows = rowNotices(async (payloads) => {
    // A lost notice costs the tills of other servers the time until their next check.
    await connected
      ?.query("select pg_notify($1, payload) from unnest($2::text[]) as payload", [
        channel,
        payloads,
      ])
      .catch(() => {});
  });
  return {
    broadcastRow: rows,
    broadcastPresence: async (presence) => {
      // A lost notice is sent again with the next ping.
      await connected
        ?.query("select pg_notify($1, $2)", [channel, formatPresenceNotice(presence)])
        .catch(() => {});
    },
    close: connection.close,
  };
}

function rowNotices(send: (payloads: readonly string[]) => Promise<void>): Notices["broadcastRow"] {
  /** The newest row of each location. */
  const waiting = new Map<LocationId, number>();
  let isSending = false;
  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const payloads = [...waiting].map((row) => formatRowNotice(...row));
      waiting.clear();
      await send(payloads);
    }
    isSending = false;
  };
  return (location, sequence) => {
    waiting.set(location, sequence);
    if (isSending) return;
    isSending = true;
    void sendAll();
  };
}
