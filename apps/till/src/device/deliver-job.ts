import type { PrintCause } from "@comanda/contract/print";

import { browserEnvironment } from "./browser-environment.ts";
import { printByBridge } from "./print-by-bridge.ts";
import { routeJob } from "./route-job.ts";
import { tillPrinter } from "./till-printer.ts";

/** A print job, as the server's reply brings it. */
export type DeliverableJob = {
  readonly id: number;
  /** How many attempts came before. It is part of the job's name at the bridge, which prints each name only once. */
  readonly attempt: number;
  /** An address, or one of the two constants of the contract. */
  readonly printer: string;
  readonly data: string;
};

export type DeliveryOutcome =
  | { readonly state: "sent" }
  | { readonly state: "skipped" }
  | { readonly state: "failed"; readonly cause: PrintCause };

/** Delivers a job to its printer and returns the outcome. Never throws. */
export async function deliverJob(
  job: DeliverableJob,
  printerServerAddress: string,
): Promise<DeliveryOutcome> {
  const route = routeJob(job.printer, printerServerAddress);
  if (route === "nowhere") return { state: "skipped" };
  if (job.data === "") return { state: "failed", cause: "not-rendered" };
  switch (route) {
    case "bridge":
      return await toOutcome("bridge-lost", () =>
        printByBridge(browserEnvironment, printerServerAddress, {
          name: `${job.id}-${job.attempt}`,
          printer: job.printer,
          bytes: decodeBytes(job.data),
        }),
      );
    case "usb":
      return await toOutcome("usb-data-error", async () =>
        tillPrinter === null ? "usb-none" : await tillPrinter.print(decodeBytes(job.data)),
      );
  }
}

/** Unexpected errors count as failed deliveries: a bill does not depend on its printout. */
async function toOutcome(
  unforeseen: PrintCause,
  print: () => Promise<PrintCause | null>,
): Promise<DeliveryOutcome> {
  try {
    const cause = await print();
    return cause === null ? { state: "sent" } : { state: "failed", cause };
  } catch {
    return { state: "failed", cause: unforeseen };
  }
}

function decodeBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}
