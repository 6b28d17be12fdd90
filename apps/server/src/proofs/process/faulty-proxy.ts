import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

import type { Chance } from "../chance.ts";

/** A proxy between a till and the server that loses, cuts, doubles and delays requests and replies. */
export type FaultyProxy = {
  readonly port: number;
  /** How many faults it has caused. */
  readonly faults: () => number;
  readonly close: () => Promise<void>;
};

/** The probability of each kind of fault. */
const faultShare = 0.2;
const longestDelayMs = 40;

export async function startFaultyProxy(serverPort: number, chance: Chance): Promise<FaultyProxy> {
  let count = 0;
  const late: Promise<unknown>[] = [];
  const faulty = (): boolean => {
    const isFaulty = chance.happens(faultShare);
    if (isFaulty) count += 1;
    return isFaulty;
  };
  const carry = async (client: Socket): Promise<void> => {
    const request = await readRequest(client);
    if (faulty()) return;
    if (faulty()) {
      await sendHalf(serverPort, request);
      return;
    }
    if (faulty()) await setTimeout(chance.below(longestDelayMs));
    if (faulty()) {
      const delay = chance.below(longestDelayMs);
      late.push(setTimeout(delay).then(() => forward(serverPort, request)));
    }
    const reply = await forward(serverPort, request);
    if (faulty()) return;
    const isCut = faulty();
    client.write(isCut ? reply.subarray(0, chance.below(reply.length)) : reply);
    if (!isCut) client.end();
    await setTimeout(1);
  };
  const line = createServer((client) => {
    client.on("error", () => client.destroy());
    void carry(client)
      .catch(() => null)
      .finally(() => client.destroySoon());
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  const address = line.address();
  return {
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    faults: () => count,
    close: async () => {
      await Promise.allSettled(late);
      line.close();
      await once(line, "close");
    },
  };
}

/** The bytes of one request, which has a length. */
async function readRequest(client: Socket): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (;;) {
    const [chunk]: unknown[] = await once(client, "data");
    if (Buffer.isBuffer(chunk)) bytes = Buffer.concat([bytes, chunk]);
    const head = bytes.indexOf("\r\n\r\n");
    if (head === -1) continue;
    const length = /content-length: (\d+)/i.exec(bytes.subarray(0, head).toString("latin1"))?.[1];
    if (bytes.length >= head + 4 + Number(length ?? 0)) return bytes;
  }
}

/** Reads to the end of the reply: each connection is for one request. */
async function forward(port: number, request: Buffer): Promise<Buffer> {
  const server = connect(port, "127.0.0.1");
  server.write(request);
  return buffer(server);
}

async function sendHalf(port: number, request: Buffer): Promise<void> {
  const server = connect(port, "127.0.0.1");
  server.on("error", () => server.destroy());
  server.write(request.subarray(0, Math.floor(request.length / 2)));
  await setTimeout(2);
  server.destroy();
}
