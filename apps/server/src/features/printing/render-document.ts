import type { PrintDocument } from "@comanda/contract/print";
import type { RenderOptions } from "@comanda/paper/formatter";

import { requestThread } from "#call/request-thread.ts";

import type { PrinterProfile } from "./printer-profile.ts";
import { pulseBytes } from "./pulse-bytes.ts";
import type { RenderRequest } from "./render-worker.ts";

/** How to render a document: language, copy or original, formats, and the printer. */
export type PrintOptions = RenderOptions & { readonly profile: PrinterProfile };

/** Painting a long report takes a second. */
const painter = requestThread<RenderRequest, Uint8Array>(
  new URL("./render-worker.ts", import.meta.url),
  {
    // Pictures become garbage as soon as they are bytes; without a limit the thread would hold them for a while.
    limits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 },
    idleMs: null,
  },
);

/** Renders a document to printer bytes; the same input always gives the same bytes. */
export function renderDocument(document: PrintDocument, look: PrintOptions): Promise<Uint8Array> {
  const { profile, ...options } = look;
  // Guests wait for their change: opening the drawer must not wait for a starting thread or a long report.
  if (document.kind === "drawer-pulse") return Promise.resolve(pulseBytes(profile));
  return painter.ask({ document, profile, look: options });
}
