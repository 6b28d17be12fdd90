import type { PrintDocument } from "@comanda/contract/print";
import type { RenderOptions } from "@comanda/paper/formatter";
import { parentPort } from "node:worker_threads";

import { printerBytes } from "./printer-bytes.ts";
import type { PrinterProfile } from "./printer-profile.ts";

export type RenderRequest = {
  readonly id: number;
  readonly document: PrintDocument;
  readonly look: RenderOptions;
  readonly profile: PrinterProfile;
};

export type RenderOutcome =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fault: string };

parentPort?.on("message", (order: RenderRequest) => {
  // The rule is about windows: a thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(renderBytes(order));
});

function renderBytes({ id, document, look: options, profile }: RenderRequest): RenderOutcome {
  try {
    return { id, bytes: printerBytes(document, options, profile) };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
