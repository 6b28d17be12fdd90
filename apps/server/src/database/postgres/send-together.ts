import { Duplex } from "node:stream";

import { Client, type PoolClient } from "pg";

/** Queries that begin in the same turn of the event loop are sent in one write to the socket, which is their slowest part. */
export function sendTogether(client: PoolClient): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("A connection without queries");
  const stream = streamOf(client);
  let isCorked = false;
  const value = (...asked: readonly unknown[]): unknown => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    return Reflect.apply(query, client, asked);
  };
  Object.defineProperty(client, "query", { value, configurable: true });
}

/** The socket of an open connection, within TLS if it has that. */
function streamOf(client: PoolClient): Duplex {
  const connection: unknown = client instanceof Client ? client.connection : null;
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, "stream") : null;
  if (!(stream instanceof Duplex)) throw new TypeError("A connection without a socket");
  return stream;
}
