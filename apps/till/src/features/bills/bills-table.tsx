import { billColumns, type BillColumn } from "@comanda/domain/bill/list-bills";
import type { MoneyFormat } from "@comanda/domain/money/format-money";

import { useAllMessages } from "#language/all-messages.ts";
import { NextIcon } from "#ui/icons.tsx";
import type { KeptRow } from "#ui/keep-rows.ts";
import { Pager } from "#ui/pager.tsx";
import { usePages } from "#ui/use-pages.ts";

import { requireSession, zoneOf } from "../order/index.ts";
import { BillTableRow } from "./bill-table-row.tsx";
import styles from "./bills-table.module.css";
import type { ShownBillRow, Sorting } from "./filter-and-sort-bills.ts";

const rowsPerPage = 50;

type BillsTableProps = {
  readonly label: string;
  readonly rows: readonly KeptRow<ShownBillRow>[];
  readonly sorting: Sorting;
  readonly moneyFormat: MoneyFormat;
  readonly onSort: (column: BillColumn) => void;
  readonly onPress: (row: ShownBillRow) => void;
};

export function BillsTable(props: BillsTableProps) {
  const { label, rows, sorting, moneyFormat, onSort, onPress } = props;
  const { nextPage, previousPage, pagePosition } = useAllMessages();
  const { page, pages, rows: shown, turnTo, table } = usePages(rows, rowsPerPage);
  const zone = zoneOf(requireSession());
  return (
    <>
      <table ref={table} className={styles["table"]} aria-label={label}>
        <thead className={styles["head"]}>
          <tr>
            {billColumns.map((column) => (
              <Heading key={column} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, isGone }) => (
            <BillTableRow
              key={row.id}
              row={row}
              isGone={isGone}
              zone={zone}
              moneyFormat={moneyFormat}
              onPress={onPress}
            />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          texts={{
            previous: previousPage,
            next: nextPage,
            position: pagePosition(page + 1, pages),
          }}
          onTurn={turnTo}
        />
      )}
    </>
  );
}

type HeadingProps = Pick<BillsTableProps, "sorting" | "onSort"> & { readonly column: BillColumn };

function Heading({ column, sorting, onSort }: HeadingProps) {
  const { floor } = useAllMessages();
  const isSorted = sorting.column === column;
  const direction = sorting.direction === "up" ? "ascending" : "descending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : "none"}
      className={styles["heading"]}
      data-column={column}
    >
      <button type="button" className={styles["sort"]} onClick={() => onSort(column)}>
        {floor.columns[column]}
        {isSorted && (
          <span aria-hidden="true" className={styles["arrow"]} data-direction={sorting.direction}>
            <NextIcon />
          </span>
        )}
      </button>
    </th>
  );
}
