import { isMoney, type Money } from "@comanda/domain/money/money";

import { reportFault } from "#api/report-fault.ts";

const storageKey = "comanda.count";

type StoredCount = {
  readonly shift: number;
  /** The user who counted it: only they may see the expected amount. */
  readonly by: number;
  readonly counts: number;
  readonly total: Money;
};

/** Stores how often the drawer was counted and the result, so that a reload does not allow another count. */
export function storeCount(counted: StoredCount | null): void {
  try {
    if (counted === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, serializeCount(counted));
  } catch (error) {
    reportUnlessFull(error);
  }
}

function serializeCount({ shift, by, counts, total }: StoredCount): string {
  return [shift, by, counts, total].join(" ");
}

/** Storage is untrusted. */
export function readStoredCount(): (StoredCount & { readonly summary: null }) | null {
  const text = storedText();
  if (!/^\d+ \d+ \d+ \d+$/.test(text)) return null;
  const [shift = 0, by = 0, counts = 0, total] = text.split(" ").map(Number);
  return isMoney(total) && counts > 0 ? { shift, by, counts, total, summary: null } : null;
}

function storedText(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch (error) {
    reportUnlessFull(error);
    return "";
  }
}

/** A device whose storage is full or disabled can still count. */
function reportUnlessFull(error: unknown): void {
  if (!(error instanceof DOMException)) reportFault(error, "keep count");
}
