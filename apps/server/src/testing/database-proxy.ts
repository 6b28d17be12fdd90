import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy to a PostgreSQL whose connections can be cut. */
export type DatabaseProxy = {
  readonly url: string;
  /** Cuts the next commit off, before PostgreSQL gets it or before its reply arrives. */
  readonly cutAtCommit: (when: "before" | "after") => void;
  /** Refuses all connections until `up` is called. */
  readonly down: () => void;
  readonly up: () => void;
  /** Passes nothing on any more on the connections of this application that are open now, which stay open. */
  readonly freeze: (application: "comanda" | "comanda-live") => void;
  readonly close: () => Promise<void>;
};

type Freeze = (application: string) => void;

/** The first message of a connection names its application. */
function freezer(client: Socket, server: Socket): Freeze {
  let startup = "";
  client.once("data", (bytes: Buffer) => {
    startup = bytes.toString();
  });
  return (application) => {
    if (!startup.includes(`\0application_name\0${application}\0`)) return;
    client.pause();
    server.pause();
  };
}

const commit = Buffer.from("commit\0");
const committed = Buffer.from("COMMIT\0");

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { hostname: host, port } = new URL(databaseUrl);
  const sockets = new Map<Socket, Freeze>();
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
    sockets.set(client, freezer(client, server));
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
      // What was sent together with the commit is answered first.
      if (isLost && bytes.includes(committed)) end();
      else client.write(bytes);
    });
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const address = line.address();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = typeof address === "object" ? String(address?.port) : "";
  const hangUp = (): void => {
    for (const socket of sockets.keys()) socket.destroy();
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
    freeze: (application) => {
      for (const freeze of sockets.values()) freeze(application);
    },
    close: async () => {
      const closed = once(line, "close");
      line.close();
      hangUp();
      await closed;
    },
  };
}
