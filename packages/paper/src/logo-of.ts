import type { PrintDocument } from "@comanda/contract/print";

/** The hash of the logo on a paper: guests' bills can have one, other papers never. */
export function logoOf(document: PrintDocument): string | null {
  return document.kind === "bill" ? (document.location.logo ?? null) : null;
}
