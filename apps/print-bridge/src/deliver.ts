import { connect } from "node:net";
import { Readable } from "node:stream";

import type { PrinterAddress } from "./allowed-printers.ts";

/**
 * What became of a job. Delivered says that the printer took every byte and closed the connection in
 * good order; whether there was paper in it, TCP cannot say.
 */
export type Delivery =
  | { readonly outcome: "delivered" }
  | { readonly outcome: "refused" }
  | { readonly outcome: "unreachable"; readonly code: string }
  | { readonly outcome: "connect-timeout" }
  | { readonly outcome: "stopped-reading" }
  | { readonly outcome: "reset" }
  | { readonly outcome: "closed-half-way" };

export type Timeouts = { readonly connectMs: number; readonly idleMs: number };

/** Small enough to see that a slow printer gets on with a large job. */
const chunkBytes = 16 * 1024;

/** Hands a job to a printer and waits until the printer has closed the connection. */
export function deliver(
  job: Uint8Array,
  printer: PrinterAddress,
  timeouts: Timeouts,
): Promise<Delivery> {
  return new Promise((resolve) => {
    let isSent = false;
    let failure: Delivery | null = null;
    // Half open, or Node would answer a printer that closes early by ending the job quietly.
    const socket = connect({ ...printer, allowHalfOpen: true });
    const giveUp = (result: Delivery): void => {
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
    // What a printer says is read, or it would stop listening, but it is no sign of reading: only bytes taken are.
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

/** The stream asks for the next chunk when the printer has taken the one before. */
function* chunksOf(job: Uint8Array, onTaken: () => void): Generator<Uint8Array> {
  for (let start = 0; start < job.length; start += chunkBytes) {
    yield job.subarray(start, start + chunkBytes);
    onTaken();
  }
}

function failureOf({ code }: NodeJS.ErrnoException): Delivery {
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
