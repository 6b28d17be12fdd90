import type { Delivery } from "./deliver.ts";

export type QueueState = {
  /** Jobs that are waiting or being printed. */
  readonly length: number;
  /** What became of the last job that had its turn. */
  readonly last: Delivery | null;
};

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
