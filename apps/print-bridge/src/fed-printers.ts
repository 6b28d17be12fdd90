import { printerName, type PrinterAddress } from "./allowed-printers.ts";
import type { PrinterQueue } from "./printer-queue.ts";

/** The printers that the bridge prints on: those of its settings, and those that a search has found. */
export type FedPrinters = {
  readonly queues: ReadonlyMap<string, PrinterQueue>;
  readonly addresses: () => readonly PrinterAddress[];
  readonly add: (printers: readonly PrinterAddress[]) => void;
};

export function createFedPrinters(
  first: readonly PrinterAddress[],
  createQueue: (printer: PrinterAddress) => PrinterQueue,
): FedPrinters {
  const queues = new Map<string, PrinterQueue>();
  const addresses: PrinterAddress[] = [];
  const add = (printers: readonly PrinterAddress[]): void => {
    for (const printer of printers) {
      if (queues.has(printerName(printer))) continue;
      queues.set(printerName(printer), createQueue(printer));
      addresses.push(printer);
    }
  };
  add(first);
  return { queues, addresses: () => addresses, add };
}
