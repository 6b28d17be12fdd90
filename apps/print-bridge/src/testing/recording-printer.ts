import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

import type { PrinterAddress } from "../allowed-printers.ts";

export type Behaviour =
  | "normal"
  | "slow"
  | "rests"
  | "talks-back"
  | "never-reads"
  | "talks-but-never-reads"
  | "stops-half-way"
  | "resets-half-way"
  | "closes-half-way";

/** A printer on a real socket that records what it receives, one entry for each connection. */
export type RecordingPrinter = PrinterAddress & {
  readonly jobs: () => readonly Buffer[];
  /** How it treats connections from now on. */
  readonly become: (behaviour: Behaviour) => void;
  /** The most connections that were open at once. */
  readonly maxConnections: () => number;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** How many bytes count as half way. */
const halfWayBytes = 64 * 1024;
export const restMs = 500;
/** Four status bytes, as printers send them when their cover opens. */
const statusBytes = Buffer.from([0x10, 0x00, 0x00, 0x0f]);

export async function startRecordingPrinter(first: Behaviour): Promise<RecordingPrinter> {
  let behaviour = first;
  const jobs: Buffer[][] = [];
  const open = new Set<Socket>();
  let mostAtOnce = 0;
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    const job: Buffer[] = [];
    jobs.push(job);
    open.add(socket);
    mostAtOnce = Math.max(mostAtOnce, open.size);
    socket.once("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.on("data", (bytes) => job.push(bytes));
    applyBehaviour(socket, behaviour);
  });
  await listen(server);
  return {
    ...addressOf(server),
    jobs: () => jobs.map((job) => Buffer.concat(job)),
    become: (next) => {
      behaviour = next;
    },
    maxConnections: () => mostAtOnce,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await close(server);
    },
  };
}

/**
 * An address at which nothing listens. No system gives this port to a server that asks for any free one, so the printer
 * of another test cannot receive what is sent there.
 */
export const switchedOffPrinter: PrinterAddress = { host: "127.0.0.1", port: 1 };

function applyBehaviour(socket: Socket, behaviour: Behaviour): void {
  switch (behaviour) {
    case "normal":
      socket.resume();
      return;
    case "slow":
      readSlowly(socket);
      return;
    case "rests":
      readWithRests(socket);
      return;
    case "talks-back":
      socket.on("data", () => socket.write(statusBytes));
      socket.resume();
      return;
    case "never-reads":
      return;
    case "talks-but-never-reads":
      sendStatusRepeatedly(socket);
      return;
    case "stops-half-way":
      whenHalfWay(socket, () => socket.pause());
      return;
    case "resets-half-way":
      whenHalfWay(socket, () => socket.resetAndDestroy());
      return;
    case "closes-half-way":
      whenHalfWay(socket, () => socket.pause().end());
      return;
  }
}

function readSlowly(socket: Socket): void {
  socket.on("data", () => {
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  socket.resume();
}

/** Rests after every 8 MB, which is more than the socket buffers can take in its place. */
function readWithRests(socket: Socket): void {
  let unrested = 0;
  socket.on("data", (bytes) => {
    unrested += bytes.length;
    if (unrested < 8 * 1024 * 1024) return;
    unrested = 0;
    socket.pause();
    setTimeout(() => socket.resume(), restMs);
  });
  socket.resume();
}

function sendStatusRepeatedly(socket: Socket): void {
  const talking = setInterval(() => socket.write(statusBytes), 10);
  socket.once("close", () => clearInterval(talking));
}

function whenHalfWay(socket: Socket, act: () => void): void {
  let received = 0;
  socket.on("data", (bytes) => {
    const before = received;
    received += bytes.length;
    if (before < halfWayBytes && received >= halfWayBytes) act();
  });
  socket.resume();
}

function addressOf(server: Server): PrinterAddress {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
  const { address, port } = server.address() as AddressInfo;
  return { host: address, port };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
