import type { GridEdits } from "@comanda/domain/menu-grid/grid-edits";
import { newRowsOf, spareRow } from "@comanda/domain/menu-grid/grid-edits";
import { useDeferredValue, useMemo, useState } from "react";

import { rowFinder } from "#ui/data-rows.ts";
import { freshView } from "#ui/data-table.tsx";

import {
  articleEditor,
  filtersOf,
  recordName,
  recordsOf,
  type RecordContext,
} from "../office-records/index.ts";
import { inMenuOrder } from "./grid-rows.ts";

/** One filter, so that as many rows as possible fit below it. */
const filterFields = ["category"] as const;

/** The articles in their order, searched and filtered. A saved article stays in its row. */
export function useArticleRows(look: RecordContext) {
  const { catalog } = look;
  const [view, setView] = useState(freshView);
  const articles = useMemo(() => recordsOf(catalog, "article"), [catalog]);
  const [order] = useState(() => inMenuOrder(articles, catalog));
  const byId = useMemo(() => new Map(articles.map((one) => [one.id, one])), [articles]);
  const all = useMemo(() => {
    const known = new Set(order.map(({ id }) => id));
    const added = articles.filter(({ id }) => !known.has(id));
    return [...order.flatMap(({ id }) => byId.get(id) ?? []), ...added];
  }, [order, articles, byId]);
  const filters = useMemo(() => filtersOf(articleEditor, look, filterFields), [look]);
  const search = useDeferredValue(view.typed);
  const find = useMemo(
    () => rowFinder({ rows: all, columns: nameColumn, filters }),
    [all, filters],
  );
  const shown = useMemo(
    () => find({ search, chosen: view.chosen, sort: null }).map(({ id }) => id),
    [find, search, view.chosen],
  );
  return { view, setView, all, filters, shown, byId };
}

const nameColumn = [{ key: "name", title: "", text: recordName }];

/** The rows of the grid by their keys: those shown, the new ones, and an empty one for the next. */
export function rowKeys(shown: readonly number[], edits: GridEdits): readonly number[] {
  return [...shown, ...newRowsOf(edits), spareRow(edits)];
}
