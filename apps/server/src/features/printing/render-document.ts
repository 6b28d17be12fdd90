import type { PrintDocument } from "@comanda/contract/print";
import type { RenderOptions } from "@comanda/paper/formatter";
import { Worker } from "node:worker_threads";

import type { PrinterProfile } from "./printer-profile.ts";
import { pulseBytes } from "./pulse-bytes.ts";
import type { RenderRequest, RenderOutcome } from "./render-worker.ts";

/** How to render a document: language, copy or original, formats, and the printer. */
export type PrintOptions = RenderOptions & { readonly profile: PrinterProfile };

/** Pictures become garbage as soon as they are bytes; without a limit the thread would hold them for a while. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 };

type PendingRender = {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
};

/** Painting a long report takes a second and must not block orders, so it runs on its own thread. */
let worker: Worker | null = null;
const pendingRenders = new Map<number, PendingRender>();
let lastId = 0;

/** Renders a document to printer bytes; the same input always gives the same bytes. */
export function renderDocument(document: PrintDocument, look: PrintOptions): Promise<Uint8Array> {
  const { profile, language, isRepeat, money, zone } = look;
  // Guests wait for their change: opening the drawer must not wait for a starting thread or a long report.
  if (document.kind === "drawer-pulse") return Promise.resolve(pulseBytes(profile));
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  lastId += 1;
  const id = lastId;
  const order: RenderRequest = { id, document, profile, look: { language, isRepeat, money, zone } };
  pendingRenders.set(id, { resolve, reject });
  worker ??= startWorker();
  // The worker keeps the process alive only while a render is pending.
  worker.ref();
  // The rule is about windows: a thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(order);
  return promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL("./render-worker.ts", import.meta.url), { resourceLimits });
  started.on("message", settle);
  started.on("error", (error: unknown) => {
    failPending(started, error instanceof Error ? error : new Error(String(error)));
  });
  started.on("messageerror", (error) => failPending(started, error));
  started.on("exit", () =>
    failPending(started, new Error("The thread that paints papers has ended")),
  );
  return started;
}

function settle(outcome: RenderOutcome): void {
  const asked = pendingRenders.get(outcome.id);
  pendingRenders.delete(outcome.id);
  if (pendingRenders.size === 0) worker?.unref();
  if ("bytes" in outcome) asked?.resolve(outcome.bytes);
  else asked?.reject(new Error(outcome.fault));
}

/** The next render starts a new thread. */
function failPending(ended: Worker, error: Error): void {
  if (worker !== ended) return;
  worker = null;
  for (const { reject } of pendingRenders.values()) reject(error);
  pendingRenders.clear();
}
