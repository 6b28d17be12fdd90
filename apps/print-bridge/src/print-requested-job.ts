import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

import { jobNamePattern, type BridgeError } from "@comanda/contract/bridge";

import { parsePrinterAddress, printerName } from "./allowed-printers.ts";
import type { DeliveryResult } from "./deliver-job.ts";
import type { JobLog } from "./job-log.ts";
import type { PrintOnce } from "./print-once.ts";
import { QueueFull, type PrinterQueue } from "./printer-queue.ts";
import { readJob } from "./read-job.ts";

export type PrintContext = {
  readonly run: string;
  readonly queues: ReadonlyMap<string, PrinterQueue>;
  readonly printOnce: PrintOnce;
  readonly log: JobLog;
};

type PrintRequestTarget = { readonly address: string; readonly query: string };

type PrintRefusal = { readonly error: BridgeError };

/** Prints the job of a request, or returns why not. */
export async function printRequestedJob(
  request: IncomingMessage,
  printing: PrintContext,
  { address, query }: PrintRequestTarget,
): Promise<DeliveryResult | PrintRefusal> {
  // The body is read before any refusal: a caller that is cut off in the middle never reads the reason.
  const bytes = await readJob(request);
  const asked = new URLSearchParams(query);
  const [name, run] = [asked.get("job"), asked.get("run")];
  if (name !== null && !jobNamePattern.test(name)) return { error: "job-name-invalid" };
  // The previous run may have printed the job or a part of it, and no record of that is left.
  if (run !== null && run !== printing.run) return { error: "bridge-restarted" };
  const parsed = parsePrinterAddress(address);
  const printer = parsed === null ? "" : printerName(parsed);
  const queue = printing.queues.get(printer);
  if (queue === undefined) return { error: "printer-not-allowed" };
  if (bytes === null) return { error: "job-too-large" };
  if (bytes.length === 0) return { error: "job-empty" };
  const print = () => printAndLog(bytes, { ...printing, queue, printer, name });
  try {
    return name === null
      ? await print()
      : await printing.printOnce(onceKeyOf(printer, name, bytes), print);
  } catch (error) {
    if (error instanceof QueueFull) return { error: "queue-full" };
    throw error;
  }
}

/** Job names start over when a server starts with another database, but its papers have other bytes. */
function onceKeyOf(printer: string, name: string, bytes: Uint8Array): string {
  return `${printer} ${name} ${createHash("sha256").update(bytes).digest("base64")}`;
}

type LoggedPrint = Pick<PrintContext, "log"> & {
  readonly queue: PrinterQueue;
  readonly printer: string;
  readonly name: string | null;
};

async function printAndLog(
  bytes: Uint8Array,
  { log, queue, printer, name }: LoggedPrint,
): Promise<DeliveryResult> {
  const began = performance.now();
  const delivery = await queue.print(bytes);
  log.add({
    at: new Date(),
    printer,
    name,
    bytes: bytes.length,
    tookMs: performance.now() - began,
    delivery,
  });
  return delivery;
}
