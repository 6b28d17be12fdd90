import type { PrintCause } from "@comanda/contract/print";

import { printByBridge } from "./bridge-channel.ts";
import { routeJob } from "./route-job.ts";
import { tellTrouble } from "./trouble.ts";
import { tillPrinter } from "./till-printer.ts";

/** One paper on its way, as a reply of the server brings it. */
export type Job = {
  readonly id: number;
  /** How often it was tried before: it names the try, of which nothing is printed twice. */
  readonly attempt: number;
  /** An address, or one of the two of the contract. */
  readonly printer: string;
  /** The bytes for the printer, in base64. */
  readonly data: string;
};

export type Delivery =
  | { readonly state: "sent" }
  | { readonly state: "skipped" }
  | { readonly state: "failed"; readonly cause: PrintCause };

/** Brings a paper to its printer, and says what became of it. It never throws. */
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
        tillPrinter.state === "ready"
          ? await tillPrinter.channel.print(bytesOf(job.data))
          : "usb-none",
      );
  }
}

/** What nobody foresaw is a failure like any other: a bill does not depend on its paper. */
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
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  onTrouble: tellTrouble,
  permission: async (name: string) => {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library does not know the names yet
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
