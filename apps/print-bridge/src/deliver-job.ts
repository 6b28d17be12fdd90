import { connect } from "node:net";
import { Readable } from "node:stream";

import type { PrinterAddress } from "./allowed-printers.ts";

/**
 * The outcome of a job. Delivered means that the printer took every byte and closed the connection cleanly; TCP cannot
 * tell whether there was paper in it.
 */
export type DeliveryResult =
  | { readonly outcome: "delivered" }
  | { readonly outcome: "refused" }
  | { readonly outcome: "unreachable"; readonly code: string }
  | { readonly outcome: "connect-timeout" }
  | { readonly outcome: "stopped-reading" }
  | { readonly outcome: "reset" }
  | { readonly outcome: "closed-half-way" };

export type Timeouts = { readonly connectMs: number; readonly idleMs: number };

/** Small enough to see that a slow printer makes progress with a large job. */
const chunkBytes = 16 * 1024;

/** Sends a job to a printer and waits until the printer has closed the connection. */
export function deliverJob(
  job: Uint8Array,
  printer: PrinterAddress,
  timeouts: Timeouts,
): Promise<DeliveryResult> {
  return new Promise((resolve) => {
    let isSent = false;
    let failure: DeliveryResult | null = null;
    // Half open, because otherwise Node silently ends the job when the printer closes early.
    const socket = connect({ ...printer, allowHalfOpen: true });
    const giveUp = (result: DeliveryResult): void => {
      failure ??= result;
      socket.destroy();
    };
    const connecting = setTimeout(giveUp, timeouts.connectMs, { outcome: "connect-timeout" });
    let reading = connecting;
    socket.once("connect", () => {
      clearTimeout(connecting);
      reading = setTimeout(giveUp, timeouts.idleMs, { outcome: "stopped-reading" });
      Readable.from(chunksOf(job, () => reading.refresh())).pipe(socket);
    });
    socket.once("finish", () => {
      isSent = true;
      reading.refresh();
    });
    // The printer's replies are read, or it would stop listening, but they do not count as progress: only bytes that it
    // takes do.
    socket.resume();
    socket.once("end", () => {
      if (!isSent) giveUp({ outcome: "closed-half-way" });
    });
    socket.once("error", (error) => giveUp(failureOf(error)));
    socket.once("close", () => {
      clearTimeout(connecting);
      clearTimeout(reading);
      resolve(failure ?? { outcome: "delivered" });
    });
  });
}

/** The stream requests the next chunk when the printer has taken the previous one. */
function* chunksOf(job: Uint8Array, onTaken: () => void): Generator<Uint8Array> {
  for (let start = 0; start < job.length; start += chunkBytes) {
    yield job.subarray(start, start + chunkBytes);
    onTaken();
  }
}

function failureOf({ code }: NodeJS.ErrnoException): DeliveryResult {
  switch (code) {
    case "ECONNREFUSED":
      return { outcome: "refused" };
    case "ECONNRESET":
    case "EPIPE":
      return { outcome: "reset" };
    default:
      return { outcome: "unreachable", code: code ?? "unknown" };
  }
}
