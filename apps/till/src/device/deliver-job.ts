import type { PrintCause } from "@comanda/contract/print";

import { routeJob } from "./route-job.ts";

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
      return { state: "failed", cause: "bridge-unreachable" };
    case "usb":
      return { state: "failed", cause: "usb-none" };
  }
}
