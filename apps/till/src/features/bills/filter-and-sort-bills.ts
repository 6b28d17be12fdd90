import type { BillStatus } from "@comanda/domain/bill/bill";
import { sortBills, type BillColumn } from "@comanda/domain/bill/list-bills";
import { matchesBillSearch, type SearchedBill } from "@comanda/domain/bill/search-bills";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import type { toBillRow } from "#records/bill-row.ts";

/** A table row with the bill it shows. */
export type ShownBillRow = ReturnType<typeof toBillRow> &
  SearchedBill & {
    /** The day of the bill; empty in the list of a single day. */
    readonly ofDay: string;
  };

export type Sorting = { readonly column: BillColumn; readonly direction: "up" | "down" };

/** Pressing the sorted column reverses the order; pressing another sorts by it, ascending. */
export function toggleSorting(column: BillColumn, now: Sorting): Sorting {
  const isTurned = now.column === column && now.direction === "up";
  return { column, direction: isTurned ? "down" : "up" };
}

type BillListFilter = {
  readonly status: BillStatus | "all";
  readonly search: string;
  readonly sorting: Sorting;
  readonly moneyFormat: MoneyFormat;
};

export function filterAndSortBills(
  rows: readonly ShownBillRow[],
  { status, search, sorting, moneyFormat }: BillListFilter,
): readonly ShownBillRow[] {
  const found = rows.filter(
    (row) =>
      (status === "all" || row.status === status) &&
      // Bills of several days were found by the server, which matches more fields than a row shows.
      (row.ofDay !== "" || matchesBillSearch(row, search, moneyFormat)),
  );
  return sortBills(found, sorting);
}
