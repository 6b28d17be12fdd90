import { Duplex } from "node:stream";

import { Client, type ClientBase } from "pg";

/** The socket of an open connection, within TLS if it has that. */
export function socketOf(client: ClientBase): Duplex {
  const connection: unknown = client instanceof Client ? client.connection : null;
  const stream: unknown = connection instanceof Object ? Reflect.get(connection, "stream") : null;
  if (!(stream instanceof Duplex)) throw new TypeError("A connection without a socket");
  return stream;
}
