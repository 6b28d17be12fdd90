import { Client } from "pg";

import { setUpConnection } from "#database/postgres/set-up-connection.ts";

/** A machine that is gone does not reply. */
const connectionTimeoutMillis = 5000;

/** A connection to PostgreSQL for notices, which come at any time: it is outside of the pool. */
export function listeningClient(connectionString: string): Client {
  return new Client({
    connectionString,
    connectionTimeoutMillis,
    keepAlive: true,
    application_name: "comanda-live",
  });
}

export async function connectListener(client: Client): Promise<void> {
  await client.connect();
  await setUpConnection(client);
}
