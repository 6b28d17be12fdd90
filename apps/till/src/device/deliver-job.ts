import type { PrintCause } from "@comanda/contract/print";

import { printByBridge } from "./print-by-bridge.ts";
import { routeJob } from "./route-job.ts";
import { tellTrouble } from "./printer-problem.ts";
import { tillPrinter } from "./till-printer.ts";

/** A print job, as the server's reply brings it. */
export type Job = {
  readonly id: number;
  /** How many attempts came before. It is part of the job's name at the bridge, which prints each name only once. */
  readonly attempt: number;
  /** An address, or one of the two constants of the contract. */
  readonly printer: string;
  readonly data: string;
};

export type Delivery =
  | { readonly state: "sent" }
  | { readonly state: "skipped" }
  | { readonly state: "failed"; readonly cause: PrintCause };

/** Delivers a job to its printer and returns the outcome. Never throws. */
export async function deliverJob(job: Job, printerServerAddress: string): Promise<Delivery> {
  switch (routeJob(job.printer, printerServerAddress)) {
    case "nowhere":
      return { state: "skipped" };
    case "bridge":
      return await said("bridge-lost", () =>
        printByBridge(browser, printerServerAddress, {
          name: `${job.id}-${job.attempt}`,
          printer: job.printer,
          bytes: bytesOf(job.data),
        }),
      );
    case "usb":
      return await said("usb-data-error", async () =>
        tillPrinter === null ? "usb-none" : await tillPrinter.print(bytesOf(job.data)),
      );
  }
}

/** Unexpected errors count as failed deliveries: a bill does not depend on its printout. */
async function said(
  unforeseen: PrintCause,
  print: () => Promise<PrintCause | null>,
): Promise<Delivery> {
  try {
    const cause = await print();
    return cause === null ? { state: "sent" } : { state: "failed", cause };
  } catch {
    return { state: "failed", cause: unforeseen };
  }
}

const browser = {
  page: () => location.origin,
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  onTrouble: tellTrouble,
  permission: async (name: string) => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript's DOM types lack these names
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      return "unknown";
    }
  },
} as const;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}
