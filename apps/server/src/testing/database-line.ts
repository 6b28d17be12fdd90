import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a PostgreSQL that can be cut. */
export type DatabaseLine = {
  readonly url: string;
  /** The next commit is cut off, before PostgreSQL hears of it or before its answer is heard. */
  readonly cutAtCommit: (when: "before" | "after") => void;
  /** Nobody gets through until it is up again. */
  readonly down: () => void;
  readonly up: () => void;
  readonly close: () => Promise<void>;
};

const commit = Buffer.from("commit\0");

export async function databaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { hostname: host, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cut: "before" | "after" | null = null;
  let isDown = false;
  const line = createServer((client) => {
    if (isDown) return void client.destroy();
    const server = connect({ host, port: Number(port) });
    const end = (): void => {
      client.destroy();
      server.destroy();
      sockets.delete(client);
    };
    sockets.add(client);
    for (const socket of [client, server]) socket.on("error", end).on("close", end);
    let isLost = false;
    client.on("data", (bytes: Buffer) => {
      const isCut = cut !== null && bytes.includes(commit);
      if (isCut && cut === "before") end();
      else server.write(bytes);
      isLost ||= isCut;
      if (isCut) cut = null;
    });
    server.on("data", (bytes: Buffer) => {
      if (isLost) end();
      else client.write(bytes);
    });
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const address = line.address();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = typeof address === "object" ? String(address?.port) : "";
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cutAtCommit: (when) => {
      cut = when;
    },
    down: () => {
      isDown = true;
      hangUp();
    },
    up: () => {
      isDown = false;
    },
    close: async () => {
      const closed = once(line, "close");
      line.close();
      hangUp();
      await closed;
    },
  };
}
