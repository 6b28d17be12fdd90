import { currentLines } from "@comanda/domain/bill/bill";
import type { LineKey } from "@comanda/domain/bill/line";

import { reportFault } from "#api/report-fault.ts";

import { showNotice } from "../notice/index.ts";
import type { OrderState } from "./order-store.ts";

/** The lines of the order about which the user was warned last. */
let warned: ReadonlySet<LineKey> = new Set();

/** A device whose storage is full or disabled still takes orders; once for each, it says that a reload loses it. */
export function warnNotStored(error: unknown, { bill }: OrderState): void {
  if (!(error instanceof DOMException)) return reportFault(error, "keep order");
  const keys = bill === null ? [] : currentLines(bill).map(({ key }) => key);
  if (keys.length === 0) return;
  const isKnown = keys.some((key) => warned.has(key));
  warned = new Set(keys);
  if (!isKnown) void warn();
}

/** The texts come after the file of the sync engine. */
async function warn(): Promise<void> {
  try {
    const { allMessages } = await import("#language/all-messages.ts");
    showNotice(allMessages().order.notStored);
  } catch (error) {
    reportFault(error, "later texts");
  }
}
