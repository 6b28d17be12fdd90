import type { PrintCause } from "@comanda/contract/print";

import { languageState } from "#language/language.ts";

import { sayNotice } from "../notice/index.ts";

/** Of these the till says more elsewhere, or it has no printer of its own and says it in the list of papers. */
const quiet: ReadonlySet<PrintCause> = new Set([
  "usb-none",
  "usb-access-denied",
  "usb-data-error",
  "usb-disconnected",
  "bridge-certificate",
  "bridge-permission",
]);

/** In passing: a sale does not wait for its paper. */
export function sayFailedPaper(cause: PrintCause): void {
  if (quiet.has(cause)) return;
  const { papers } = languageState().messages;
  sayNotice(`${papers.failed}: ${papers.causes[cause]}`);
}
