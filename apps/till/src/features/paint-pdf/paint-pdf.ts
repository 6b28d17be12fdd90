import { reportFault } from "#api/report-fault.ts";
import { trustedScriptUrl } from "#device/trusted-script-url.ts";

import type { PaintRequest } from "./paint-pages.ts";
// oxlint-disable-next-line import/default -- the build turns the import into that file's URL
import painter from "./paint-pages.ts?worker&url";

/** Null if the browser cannot paint it, or if it would be too large. */
export function paintPdf(asked: PaintRequest): Promise<Uint8Array<ArrayBuffer> | null> {
  return paintInWorker(asked).catch(reportPaintFault);
}

function reportPaintFault(error: unknown): null {
  reportFault(error, "paint report");
  return null;
}

/** Paints in a worker, so that the screen stays responsive and the user may leave it while the report is filed. */
async function paintInWorker(asked: PaintRequest): Promise<Uint8Array<ArrayBuffer> | null> {
  const thread = new Worker(trustedScriptUrl(painter), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>();
  thread.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") reject(new Error(data));
    else resolve(data instanceof Uint8Array ? Uint8Array.from(data) : null);
  });
  thread.addEventListener("error", () => reject(new Error("There is no painter")));
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
    thread.postMessage(asked);
    return await promise;
  } finally {
    thread.terminate();
  }
}
