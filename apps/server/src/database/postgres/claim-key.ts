import { setTimeout as pause } from "node:timers/promises";

import type { Client } from "pg";

import { connectListener, endListener, listeningClient } from "#database/listening-client.ts";

import { toConnectionOutage } from "./postgres-outages.ts";

/** The numbers of our locks, which PostgreSQL keeps by two numbers and by database. */
const turnLock = [7_416_022, 0] as const;
const keyLock = 7_416_023;

const reconnectAfterMs = 500;

export type KeyClaim = { readonly close: () => Promise<void> };

export type ClaimRequest = {
  readonly url: string;
  /** A number that differs from key to key, and tells nothing of the key. */
  readonly fingerprint: number;
  /** The claim was lost with its connection, and meanwhile a server with another key has come. */
  readonly onOther: (address: string) => void;
};

/**
 * Shows all servers of this database which key this one has, for as long as it runs. If a server with another key runs,
 * nothing is claimed, and the result is its address.
 */
export async function claimKey(request: ClaimRequest): Promise<KeyClaim | string> {
  const first = await connect(request.url);
  try {
    const other = await claimAtTurn(first.client, request.fingerprint);
    if (other !== null) {
      await endListener(first.client);
      return other;
    }
  } catch (error) {
    await endListener(first.client);
    throw error;
  }
  const closing = new AbortController();
  const holding = holdOn(first, request, closing.signal);
  return {
    close: async () => {
      closing.abort();
      await holding;
    },
  };
}

/** PostgreSQL drops the locks of a connection that ends, as when it restarts. */
async function holdOn(first: Connected, request: ClaimRequest, signal: AbortSignal): Promise<void> {
  let held: Connected | null = first;
  while (held !== null || !signal.aborted) {
    if (held !== null) {
      await untilAborted(held.broken, signal);
      await endListener(held.client);
    }
    if (signal.aborted) return;
    // Closing ends the pause with an AbortError.
    await pause(reconnectAfterMs, null, { signal }).catch(() => {});
    // Whatever keeps it from claiming is tried again; what the tills write says why PostgreSQL is away.
    held = await claimAgain(request).catch(() => null);
  }
}

/** The server runs, so it claims its key beside another one, too. */
async function claimAgain({ url, fingerprint, onOther }: ClaimRequest): Promise<Connected> {
  const connected = await connect(url);
  try {
    const other = await claimAtTurn(connected.client, fingerprint, { isRunning: true });
    if (other !== null) onOther(other);
    return connected;
  } catch (error) {
    await endListener(connected.client);
    throw error;
  }
}

/** One server after the other, so that of two that start at once the second one finds the first. */
async function claimAtTurn(
  client: Client,
  fingerprint: number,
  { isRunning = false }: { readonly isRunning?: boolean } = {},
): Promise<string | null> {
  await client.query("select pg_advisory_lock($1, $2)", [...turnLock]);
  const other = await findOther(client, fingerprint);
  if (other === null || isRunning) {
    await client.query("select pg_advisory_lock_shared($1, $2)", [keyLock, fingerprint]);
  }
  await client.query("select pg_advisory_unlock($1, $2)", [...turnLock]);
  return other;
}

/** The address of a server that has claimed another key, as PostgreSQL sees it; empty if it does not. */
async function findOther(client: Client, fingerprint: number): Promise<string | null> {
  const { rows } = await client.query<{ address: string }>(
    `select coalesce(host(client_addr), '') as address
     from pg_locks left join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())
       and objsubid = 2 and classid::bigint = $1 and objid::bigint <> $2
     limit 1`,
    [keyLock, fingerprint],
  );
  return rows[0]?.address ?? null;
}

type Connected = { readonly client: Client; readonly broken: Promise<void> };

async function connect(url: string): Promise<Connected> {
  const client = listeningClient(url);
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  client.on("error", () => breakOff());
  client.on("end", () => breakOff());
  try {
    await connectListener(client);
    return { client, broken };
  } catch (error) {
    await endListener(client);
    throw toConnectionOutage(error);
  }
}

async function untilAborted(broken: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, resolve: stop } = Promise.withResolvers<void>();
  const onAbort = (): void => stop();
  signal.addEventListener("abort", onAbort);
  if (!signal.aborted) await Promise.race([broken, aborted]);
  signal.removeEventListener("abort", onAbort);
}
