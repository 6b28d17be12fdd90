import type { BillStatus } from "@comanda/domain/bill/bill";
import { sortBills, type BillColumn } from "@comanda/domain/bill/list-bills";
import { matchesSearch } from "@comanda/domain/text/fold-text";

import type { billRow } from "#records/bill-row.ts";

/** A row of the table, which knows the bill that it shows. */
export type ShownBill = ReturnType<typeof billRow>;

export type Sorting = { readonly column: BillColumn; readonly direction: "up" | "down" };

/** A touch on the heading by which the rows stand turns them round; on another it begins with the least. */
export function sortedBy(column: BillColumn, now: Sorting): Sorting {
  const isTurned = now.column === column && now.direction === "up";
  return { column, direction: isTurned ? "down" : "up" };
}

type Wanted = {
  readonly status: BillStatus | "all";
  readonly search: string;
  readonly sorting: Sorting;
};

export function shownBills(
  rows: readonly ShownBill[],
  { status, search, sorting }: Wanted,
): readonly ShownBill[] {
  const found = rows.filter(
    (row) =>
      (status === "all" || row.status === status) &&
      matchesSearch(`${row.number} ${row.table} ${row.room} ${row.staff}`, search),
  );
  return sortBills(found, sorting);
}
