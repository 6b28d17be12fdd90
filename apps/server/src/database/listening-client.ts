import { Client } from "pg";

import { throwOutages } from "#database/postgres/postgres-outages.ts";
import { connectionOptions, setUpConnection } from "#database/postgres/set-up-connection.ts";
import { socketOf } from "#database/postgres/socket-of.ts";
import { watchReplies } from "#database/postgres/watch-replies.ts";

/** A ping waits for its notice; one that is lost costs little. */
const replyLimitMs = 2000;

/** A connection to PostgreSQL for notices, which come at any time: it is outside of the pool. */
export function listeningClient(connectionString: string): Client {
  const client = new Client({
    ...connectionOptions,
    connectionString,
    application_name: "comanda-live",
  });
  throwOutages(client, watchReplies(client, { ms: replyLimitMs }));
  return client;
}

export async function connectListener(client: Client): Promise<void> {
  await client.connect();
  await setUpConnection(client);
}

/** The connection may be broken already, or hang. */
export async function endListener(client: Client): Promise<void> {
  const giveUp = setTimeout(() => socketOf(client).destroy(), replyLimitMs);
  await client.end().catch(() => {});
  clearTimeout(giveUp);
}
