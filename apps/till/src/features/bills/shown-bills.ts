import type { BillStatus } from "@comanda/domain/bill/bill";
import { sortBills, type BillColumn } from "@comanda/domain/bill/list-bills";
import { isBillMeant, type SearchedBill } from "@comanda/domain/bill/search-bills";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import type { billRow } from "#records/bill-row.ts";

/** A row of the table, which knows the bill that it shows. */
export type ShownBill = ReturnType<typeof billRow> &
  SearchedBill & {
    /** Of which day it is; empty in the list of one day. */
    readonly ofDay: string;
  };

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
