import type { PrinterStatus } from "@comanda/contract/bridge";

import type { DeliveryResult } from "./deliver-job.ts";

export type QueueState = Omit<PrinterStatus, "printer">;

/** The most papers that wait for a blocked printer, because they are held in memory. */
export const maxQueueLength = 100;

export class QueueFull extends Error {}

/** The jobs of one printer. Printers take one connection at a time, so each job waits for the previous one. */
export type PrinterQueue = {
  readonly print: (job: Uint8Array) => Promise<DeliveryResult>;
  readonly state: () => QueueState;
};

export function createPrinterQueue(
  send: (job: Uint8Array) => Promise<DeliveryResult>,
): PrinterQueue {
  let length = 0;
  let last: DeliveryResult | null = null;
  let turn = Promise.resolve();

  async function print(job: Uint8Array): Promise<DeliveryResult> {
    if (length >= maxQueueLength) throw new QueueFull();
    const before = turn;
    const own = Promise.withResolvers<void>();
    turn = own.promise;
    length += 1;
    await before;
    try {
      last = await send(job);
      return last;
    } finally {
      length -= 1;
      own.resolve();
    }
  }

  return { print, state: () => ({ length, last }) };
}
