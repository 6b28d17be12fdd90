import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import type { PrinterAddress } from "../allowed-printers.ts";

export type AnsweringPrinter = PrinterAddress & {
  /** Everything it got, one entry for each connection. */
  readonly received: () => readonly Buffer[];
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

type Manner = {
  /** What it says to the question for its status; a receipt printer says one byte. */
  readonly status?: Buffer;
  /** What it says when it is asked for its names. */
  readonly names?: string;
  readonly delayMs?: number;
  /** What it says before it is asked. */
  readonly greeting?: string;
};

export const epson: Manner = { status: Buffer.of(0x16), names: "_EPSON\0_TM-T20III\0" };

/** Something on a loopback address, such as 127.0.0.3, that answers what a search asks. */
export async function startAnsweringPrinter(
  host: string,
  manner: Manner,
  port = 0,
): Promise<AnsweringPrinter> {
  const connections: Buffer[][] = [];
  const server = createServer((socket) => {
    const received: Buffer[] = [];
    connections.push(received);
    socket.on("error", () => socket.destroy());
    if (manner.greeting !== undefined) socket.write(manner.greeting);
    const answer = async (bytes: Buffer): Promise<void> => {
      received.push(bytes);
      await wait(manner.delayMs ?? 0);
      if (bytes[0] === 0x10 && manner.status !== undefined) socket.write(manner.status);
      if (bytes[0] === 0x1d && manner.names !== undefined) {
        socket.write(Buffer.from(manner.names, "latin1"));
      }
    };
    socket.on("data", (bytes) => void answer(bytes));
  });
  server.listen(port, host);
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
  const bound = server.address() as AddressInfo;
  return {
    host,
    port: bound.port,
    received: () => connections.map((received) => Buffer.concat(received)),
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
}
