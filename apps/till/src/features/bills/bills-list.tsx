import type { BillStatus } from "@comanda/domain/bill/bill";
import { formatMoney } from "@comanda/domain/money/format-money";
import { sumMoney } from "@comanda/domain/money/money";
import { useMemo, useState, type ReactNode } from "react";

import { useAllMessages } from "#language/all-messages.ts";
import type { Reference } from "#records/reference.ts";
import { Screen } from "#ui/screen.tsx";
import { SearchField } from "#ui/search-field.tsx";

import styles from "./bills-list.module.css";
import { BillsTable } from "./bills-table.tsx";
import { DayBar } from "./day-bar.tsx";
import { BillSearchStatus } from "./bill-search-status.tsx";
import {
  filterAndSortBills,
  toggleSorting,
  type ShownBillRow,
  type Sorting,
} from "./filter-and-sort-bills.ts";
import { useBillsList } from "./use-bills-list.ts";
import { useListedBills } from "./use-listed-bills.ts";

type BillsListProps = {
  readonly title: string;
  readonly status: BillStatus | "all";
  readonly reference: Reference;
  /** Shown before the search field. */
  readonly filter: ReactNode;
  readonly onPress: (row: ShownBillRow) => void;
};

export function BillsList({ title, status, reference, filter, onPress }: BillsListProps) {
  const { floor } = useAllMessages();
  const [sorting, setSorting] = useState<Sorting>({ column: "number", direction: "down" });
  const { which, search, rows: all, found, known, setWhich, setSearch } = useBillsList(reference);
  const { moneyFormat } = reference;
  const isFoundByServer = which.kind === "all-days";
  const rows = useMemo(() => {
    // The server matches more fields than a row shows, so its results are not filtered again.
    const typed = isFoundByServer ? "" : search;
    return filterAndSortBills(all, { status, search: typed, sorting, moneyFormat });
  }, [all, status, search, sorting, moneyFormat, isFoundByServer]);
  const list = JSON.stringify([status, which, search, sorting]);
  const listed = useListedBills(`${list} ${found?.state}`, rows, all);
  // Who filters the open bills asks what is still to be paid: those that have ended meanwhile do not count.
  const total = formatMoney(sumMoney(rows.map(({ amount }) => amount)), moneyFormat);
  return (
    <Screen
      title={title}
      aside={<p className={styles["sum"]}>{floor.billsSum(rows.length, total)}</p>}
    >
      <div className={styles["list"]}>
        <div className={styles["filters"]}>
          <DayBar which={which} known={known} onChange={setWhich} />
          {filter}
          <SearchField
            label={isFoundByServer ? floor.searchAllDays : floor.searchBills}
            value={search}
            isDisabled={false}
            takesAllTyping
            onChange={setSearch}
          />
        </div>
        <BillSearchStatus
          which={which}
          found={found}
          isDayOpen={known.openSince !== null}
          isSearching={search.trim() !== ""}
          isEmpty={listed.length === 0}
        />
        {listed.length > 0 && (
          <BillsTable
            key={list}
            label={title}
            rows={listed}
            sorting={sorting}
            moneyFormat={moneyFormat}
            onSort={(column) => setSorting(toggleSorting(column, sorting))}
            onPress={onPress}
          />
        )}
      </div>
    </Screen>
  );
}
