import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";

import type { PrinterAddress } from "../allowed-printers.ts";

export type HungPrinter = PrinterAddress & { readonly [Symbol.asyncDispose]: () => Promise<void> };

/**
 * Listens and hangs: the system queues the two connections that the backlog allows, then leaves the others unanswered.
 */
export async function startHungPrinter(): Promise<HungPrinter> {
  const worker = new Worker(new URL("./hang-while-listening.ts", import.meta.url));
  const [port]: unknown[] = await once(worker, "message");
  const printer = { host: "127.0.0.1", port: Number(port) };
  const queued = Array.from({ length: 4 }, () => openIgnoredConnection(printer));
  await wait(50);
  return {
    ...printer,
    async [Symbol.asyncDispose]() {
      for (const socket of queued) socket.destroy();
      await worker.terminate();
    },
  };
}

function openIgnoredConnection(printer: PrinterAddress): Socket {
  const socket = connect(printer);
  socket.on("error", () => socket.destroy());
  return socket;
}
