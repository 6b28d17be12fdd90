import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

type TestServer = {
  readonly port: number;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

export type TestPrinter = TestServer & {
  readonly address: string;
  readonly jobs: () => readonly Buffer[];
  /** Whether the printer reads what it is sent. */
  readonly read: (isReading: boolean) => void;
};

/** A network printer that records what it receives, one entry per connection. */
export async function startPrinter(): Promise<TestPrinter> {
  const jobs: Buffer[][] = [];
  let isReading = true;
  const listening = await listen((socket) => {
    const job: Buffer[] = [];
    jobs.push(job);
    socket.on("data", (bytes) => {
      job.push(bytes);
      if (!isReading) socket.pause();
    });
  });
  return {
    ...listening,
    address: `127.0.0.1:${listening.port}`,
    jobs: () => jobs.map((job) => Buffer.concat(job)),
    read: (next) => {
      isReading = next;
    },
  };
}

/** A receipt printer that says so when it is asked. */
export async function startReceiptPrinter(): Promise<TestServer> {
  return await listen((socket) => {
    socket.on("data", (bytes) => {
      socket.write(bytes[0] === 0x10 ? Buffer.of(0x12) : "_EPSON\0_TM-T88V\0");
    });
  });
}

/** A proxy to a server that breaks the connection at the nth reply. */
export async function startBreakingProxy(to: string, breaksAtReply: number): Promise<TestServer> {
  let replies = 0;
  return await listen((socket) => {
    const onward = connect(Number(new URL(to).port), "127.0.0.1");
    onward.on("error", () => socket.destroy());
    socket.on("close", () => onward.destroy());
    socket.pipe(onward);
    onward.on("data", (bytes) => {
      replies += 1;
      if (replies === breaksAtReply) socket.destroy();
      else socket.write(bytes);
    });
  });
}

async function listen(onSocket: (socket: Socket) => void): Promise<TestServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    onSocket(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: portOf(server),
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function portOf(server: Server): number {
  const bound = server.address();
  return typeof bound === "object" ? (bound?.port ?? 0) : 0;
}
