import { useMemo } from "react";

import { useKeptRows } from "#ui/use-kept-rows.ts";

import { requireSession } from "../order/index.ts";
import { arrangeTables } from "./arrange-tables.ts";
import { tablesOfTab, type FloorTab } from "./floor-tab.ts";
import type { Tables, TableView } from "./read-tables.ts";

const keyOf = ({ key }: TableView): string => key;

/** The tables of a list in their places, which they keep as long as it is shown. */
export function useListedTables({ tables, elsewhere }: Tables, tab: FloorTab) {
  const { id: user } = requireSession().user;
  const arranged = useMemo(
    () => arrangeTables(tablesOfTab({ tables, elsewhere }, tab), user),
    [tables, elsewhere, tab, user],
  );
  return useKeptRows(tab, arranged, keyOf).map(({ row, isGone }) => (isGone ? emptied(row) : row));
}

/** A place that is no table, from which its guests have gone. */
function emptied({ key, place }: TableView): TableView {
  return {
    key,
    place,
    table: null,
    link: null,
    bills: [],
    waiting: [],
    hasNewOrder: false,
    state: { kind: "free" },
    covers: null,
    others: "",
  };
}
