import type { BillStatus } from "@comanda/domain/bill/bill";
import { formatMoney } from "@comanda/domain/money/format-money";
import { sumMoney } from "@comanda/domain/money/money";
import { useMemo, useState, type ReactNode } from "react";

import { useMessages } from "#language/use-language.ts";
import { billRow } from "#records/bill-row.ts";
import { isProvisional } from "#records/outbox-link.ts";
import type { Reference } from "#records/reference.ts";
import { useRecords, useStaffNames } from "#records/use-records.ts";
import { useRunningAmounts } from "#records/use-running-amounts.ts";
import { Empty } from "#ui/empty.tsx";
import { Screen } from "#ui/screen.tsx";
import { SearchField } from "#ui/search-field.tsx";

import styles from "./bills-list.module.css";
import { BillsTable } from "./bills-table.tsx";
import { shownBills, sortedBy, type ShownBill, type Sorting } from "./shown-bills.ts";

type BillsListProps = {
  readonly title: string;
  readonly status: BillStatus | "all";
  readonly reference: Reference;
  /** Stands before the search. */
  readonly filter: ReactNode;
  readonly onPress: (row: ShownBill) => void;
};

export function BillsList({ title, status, reference, filter, onPress }: BillsListProps) {
  const { floor } = useMessages();
  const [search, setSearch] = useState("");
  const [sorting, setSorting] = useState<Sorting>({ column: "number", direction: "down" });
  const all = useBillRows(reference);
  const rows = useMemo(
    () => shownBills(all, { status, search, sorting }),
    [all, status, search, sorting],
  );
  const total = formatMoney(sumMoney(rows.map(({ amount }) => amount)), reference.moneyFormat);
  return (
    <Screen
      title={title}
      aside={<p className={styles["sum"]}>{floor.billsSum(rows.length, total)}</p>}
    >
      <div className={styles["list"]}>
        <div className={styles["filters"]}>
          {filter}
          <SearchField
            label={floor.searchBills}
            value={search}
            isDisabled={false}
            onChange={setSearch}
          />
        </div>
        {rows.length === 0 ? (
          <NothingToShow isSearching={search.trim() !== ""} />
        ) : (
          <BillsTable
            key={`${status} ${search} ${sorting.column} ${sorting.direction}`}
            label={title}
            rows={rows}
            sorting={sorting}
            moneyFormat={reference.moneyFormat}
            onSort={(column) => setSorting(sortedBy(column, sorting))}
            onPress={onPress}
          />
        )}
      </div>
    </Screen>
  );
}

function useBillRows(reference: Reference): readonly ShownBill[] {
  const bills = useRecords((records) => records.bill);
  const staffNames = useStaffNames();
  const running = useRunningAmounts(reference);
  return useMemo(
    () =>
      [...bills.values()]
        .filter(({ id }) => !isProvisional(id))
        .map((bill) => billRow(bill, staffNames, running)),
    [bills, staffNames, running],
  );
}

function NothingToShow({ isSearching }: { readonly isSearching: boolean }) {
  const { noResults, noResultsHint, floor } = useMessages();
  if (isSearching) return <Empty title={noResults} hint={noResultsHint} />;
  return <Empty title={floor.noBills} hint={floor.noBillsHint} />;
}
