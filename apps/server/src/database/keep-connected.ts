import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import { Outage } from "#database/outage.ts";

import { throwOutages, toConnectionOutage } from "#database/postgres/postgres-outages.ts";
import { connectionOptions, setUpConnection } from "#database/postgres/set-up-connection.ts";
import { socketOf } from "#database/postgres/socket-of.ts";
import { watchReplies } from "#database/postgres/watch-replies.ts";

/** A ping waits for its notice; one that is lost costs little. */
const replyLimitMs = 2000;

const reconnectAfterMs = 500;

/** A connection outside of the pool, for what lasts as long as its connection: listening to notices, holding locks. */
export type OwnConnection = { readonly client: Client; readonly broken: Promise<void> };

type OpenRequest<Prepared> = {
  readonly url: string;
  /** Makes the connection what it is for; one on which this fails is closed. */
  readonly prepare: (client: Client) => Promise<Prepared>;
};

export async function openConnection<Prepared>({
  url,
  prepare,
}: OpenRequest<Prepared>): Promise<OwnConnection & { readonly prepared: Prepared }> {
  const client = new Client({
    ...connectionOptions,
    connectionString: url,
    application_name: "comanda-live",
  });
  throwOutages(client, watchReplies(client, { ms: replyLimitMs }));
  const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
  client.on("error", () => breakOff());
  client.on("end", () => breakOff());
  try {
    await connect(client);
    return { client, broken, prepared: await prepare(client) };
  } catch (error) {
    await endConnection(client);
    throw error;
  }
}

type KeepRequest = OpenRequest<void> & {
  /** One that is open already. */
  readonly first?: OwnConnection;
  /** Not called for outages: those are logged when a request fails. */
  readonly onFault: (error: unknown) => void;
};

/** Opens a connection, and a new one whenever it breaks, for as long as the server runs. */
export function keepConnected(request: KeepRequest): { readonly close: () => Promise<void> } {
  const closing = new AbortController();
  const keeping = reopenUntilClosed(request, closing.signal);
  return {
    close: async () => {
      closing.abort();
      await keeping;
    },
  };
}

async function reopenUntilClosed(request: KeepRequest, signal: AbortSignal): Promise<void> {
  const closed = new Promise((resolve) => {
    signal.addEventListener("abort", resolve);
  });
  let open = request.first ?? (await reopen(request));
  while (!signal.aborted || open !== null) {
    if (open !== null) {
      await Promise.race([open.broken, closed]);
      await endConnection(open.client);
    }
    if (signal.aborted) return;
    // Closing ends the pause with an AbortError.
    await pause(reconnectAfterMs, null, { signal }).catch(() => {});
    open = signal.aborted ? null : await reopen(request);
  }
}

/** Null if it has to be tried again. */
async function reopen(request: KeepRequest): Promise<OwnConnection | null> {
  try {
    return await openConnection(request);
  } catch (error) {
    if (!(error instanceof Outage)) request.onFault(error);
    return null;
  }
}

async function connect(client: Client): Promise<void> {
  try {
    await client.connect();
    await setUpConnection(client);
  } catch (error) {
    throw toConnectionOutage(error);
  }
}

/** The connection may be broken already, or hang. */
export async function endConnection(client: Client): Promise<void> {
  const giveUp = setTimeout(() => socketOf(client).destroy(), replyLimitMs);
  await client.end().catch(() => {});
  clearTimeout(giveUp);
}
