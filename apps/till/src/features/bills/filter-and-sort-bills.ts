import type { BillStatus } from "@comanda/domain/bill/bill";
import { sortBills, type BillColumn } from "@comanda/domain/bill/list-bills";
import { isBillMeant, type SearchedBill } from "@comanda/domain/bill/search-bills";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import type { billRow } from "#records/bill-row.ts";

/** A table row with the bill it shows. */
export type ShownBill = ReturnType<typeof billRow> &
  SearchedBill & {
    /** The day of the bill; empty in the list of a single day. */
    readonly ofDay: string;
  };

export type Sorting = { readonly column: BillColumn; readonly direction: "up" | "down" };

/** Pressing the sorted column reverses the order; pressing another sorts by it, ascending. */
export function sortedBy(column: BillColumn, now: Sorting): Sorting {
  const isTurned = now.column === column && now.direction === "up";
  return { column, direction: isTurned ? "down" : "up" };
}

type Wanted = {
  readonly status: BillStatus | "all";
  readonly search: string;
  readonly sorting: Sorting;
  readonly moneyFormat: MoneyFormat;
};

export function shownBills(
  rows: readonly ShownBill[],
  { status, search, sorting, moneyFormat }: Wanted,
): readonly ShownBill[] {
  const found = rows.filter(
    (row) => (status === "all" || row.status === status) && isBillMeant(row, search, moneyFormat),
  );
  return sortBills(found, sorting);
}
