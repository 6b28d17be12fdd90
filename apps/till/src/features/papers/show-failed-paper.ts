import type { PrintCause } from "@comanda/contract/print";

import { languageState } from "#language/language.ts";

import { showNotice } from "../notice/index.ts";

/** Causes shown elsewhere with more detail, or only in the list of papers since the till has no printer of its own. */
const causesShownElsewhere: ReadonlySet<PrintCause> = new Set([
  "usb-none",
  "usb-access-denied",
  "usb-data-error",
  "usb-disconnected",
  "bridge-certificate",
  "bridge-permission",
]);

/** A brief notice: a sale does not wait for its paper. */
export function showFailedPaper(cause: PrintCause): void {
  if (causesShownElsewhere.has(cause)) return;
  const { papers } = languageState().messages;
  showNotice(`${papers.failed}: ${papers.causes[cause]}`);
}
