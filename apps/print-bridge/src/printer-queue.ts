import type { PrinterStatus } from "@comanda/contract/bridge";

import type { Delivery } from "./deliver.ts";

export type QueueState = Omit<PrinterStatus, "printer">;

/** So many papers wait for a printer that does not get on, and no more: they lie in memory. */
export const longestQueue = 100;

export class QueueFull extends Error {}

/** Jobs for one printer. Printers take one connection, so each job waits for the one before. */
export type PrinterQueue = {
  readonly print: (job: Uint8Array) => Promise<Delivery>;
  readonly state: () => QueueState;
};

export function createPrinterQueue(send: (job: Uint8Array) => Promise<Delivery>): PrinterQueue {
  let length = 0;
  let last: Delivery | null = null;
  let turn = Promise.resolve();

  async function print(job: Uint8Array): Promise<Delivery> {
    if (length >= longestQueue) throw new QueueFull();
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
