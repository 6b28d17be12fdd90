import type { PrinterStatus } from "@comanda/contract/bridge";

import type { DeliveryResult } from "./deliver-job.ts";

export type QueueState = Omit<PrinterStatus, "printer">;

/** The most papers that wait for a blocked printer, because they are held in memory. */
export const maxQueueLength = 100;

export class QueueFull extends Error {}

/** The jobs of one printer. Printers take one connection at a time, so each job waits for the previous one. */
export type PrinterQueue = {
  readonly print: (job: Uint8Array) => Promise<DeliveryResult>;
  /** Asks the printer something while no job is waiting for it; a job that comes meanwhile waits. Null if one is. */
  readonly askIfIdle: <Answer>(ask: () => Promise<Answer>) => Promise<Answer | null>;
  readonly state: () => QueueState;
};

export function createPrinterQueue(
  send: (job: Uint8Array) => Promise<DeliveryResult>,
): PrinterQueue {
  let length = 0;
  let last: DeliveryResult | null = null;
  let turn = Promise.resolve();

  async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = turn;
    const own = Promise.withResolvers<void>();
    turn = own.promise;
    await before;
    try {
      return await work();
    } finally {
      own.resolve();
    }
  }

  async function print(job: Uint8Array): Promise<DeliveryResult> {
    if (length >= maxQueueLength) throw new QueueFull();
    length += 1;
    try {
      return await takeTurn(async () => {
        last = await send(job);
        return last;
      });
    } finally {
      length -= 1;
    }
  }

  return {
    print,
    askIfIdle: async (ask) => (length > 0 ? null : takeTurn(ask)),
    state: () => ({ length, last }),
  };
}
