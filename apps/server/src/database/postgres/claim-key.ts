import type { Client } from "pg";

import { endConnection, keepConnected, openConnection } from "#database/keep-connected.ts";

/** The numbers of our locks, which PostgreSQL keeps by two numbers and by database. */
const turnLock = [7_416_022, 0] as const;
const keyLock = 7_416_023;

export type KeyClaim = { readonly close: () => Promise<void> };

export type ClaimRequest = {
  readonly url: string;
  /** A number that differs from key to key, and tells nothing of the key. */
  readonly fingerprint: number;
  /** The claim was lost with its connection, and meanwhile a server with another key has come. */
  readonly onOther: (address: string) => void;
  readonly onFault: (error: unknown) => void;
};

/**
 * Shows all servers of this database which key this one has, for as long as it runs. If a server with another key runs,
 * nothing is claimed, and the result is its address.
 */
export async function claimKey({
  url,
  fingerprint,
  onOther,
  onFault,
}: ClaimRequest): Promise<KeyClaim | string> {
  const first = await openConnection({
    url,
    prepare: async (client) => claimAtTurn(client, fingerprint),
  });
  if (first.prepared !== null) {
    await endConnection(first.client);
    return first.prepared;
  }
  // PostgreSQL drops the locks of a connection that ends, as when it restarts. The server runs by then, so it claims its
  // key beside another one, too.
  const prepare = async (client: Client): Promise<void> => {
    const newcomer = await claimAtTurn(client, fingerprint, { isRunning: true });
    if (newcomer !== null) onOther(newcomer);
  };
  return keepConnected({ url, first, prepare, onFault });
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
