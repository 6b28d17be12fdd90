import { setImmediate } from "node:timers/promises";

import type { PrintDocument } from "@comanda/contract/print";
import type { RenderOptions } from "@comanda/paper/formatter";

import { answerThread } from "#call/answer-thread.ts";

import { printerBytes } from "./printer-bytes.ts";
import type { PrinterProfile } from "./printer-profile.ts";

export type RenderRequest = {
  readonly document: PrintDocument;
  readonly look: RenderOptions;
  readonly profile: PrinterProfile;
};

let before: Promise<unknown> = Promise.resolve();

answerThread((request: RenderRequest) => {
  const painted = before.then(() => render(request));
  // The thread that asked gets the failure; the next paper is painted all the same.
  before = painted.catch(() => null);
  return painted;
});

/**
 * The bands that were given back are freed between two turns of the event loop, so each paper gets a turn of its own:
 * twenty papers that are painted in one turn hold forty megabytes.
 */
async function render({ document, look, profile }: RenderRequest): Promise<Uint8Array> {
  const bytes = printerBytes(document, look, profile);
  await setImmediate();
  return bytes;
}
