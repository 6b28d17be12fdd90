import type { KeptRow } from "#ui/keep-rows.ts";
import { useKeptRows } from "#ui/use-kept-rows.ts";

import type { ShownBillRow } from "./filter-and-sort-bills.ts";

/**
 * The bills of a list in their places, which they keep as long as it is shown, each as it is now: one that no longer
 * belongs to the list, such as an open bill that was paid, stays until the list is named anew, or none belongs to it.
 */
export function useListedBills(
  list: string,
  rows: readonly ShownBillRow[],
  all: readonly ShownBillRow[],
): readonly KeptRow<ShownBillRow>[] {
  const kept = useKeptRows(list, rows, ({ id }) => id);
  if (kept.every(({ isGone }) => !isGone)) return kept;
  const now = new Map(all.map((row) => [row.id, row]));
  return kept.map(({ row, isGone }) => ({ row: now.get(row.id) ?? row, isGone }));
}
