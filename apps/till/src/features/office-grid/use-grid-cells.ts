import { useCallback, useMemo } from "react";

import type { RecordContext } from "../office-records/index.ts";
import type { GridCells } from "./grid-cells.ts";
import { newValues, readingOf, valuesOf } from "./grid-rows.ts";
import { rowKeys, useArticleRows } from "./use-article-rows.ts";
import { useGridEdits } from "./use-grid-edits.ts";

/** The rows that are shown, and what their cells hold. */
export function useGridCells(look: RecordContext) {
  const { catalog, money: format } = look;
  const rows = useArticleRows(look);
  const { byId, view } = rows;
  const blank = useMemo(() => newValues(catalog), [catalog]);
  const reading = useMemo(() => readingOf(catalog, format), [catalog, format]);
  const savedOf = useCallback(
    (key: number) => {
      const article = byId.get(key);
      return article === undefined ? blank : valuesOf(article);
    },
    [byId, blank],
  );
  const shownCategory = view.chosen["category"] ?? "";
  const history = useGridEdits(savedOf, shownCategory === "" ? null : Number(shownCategory));
  const { edits } = history;
  const keys = useMemo(() => rowKeys(rows.shown, edits), [rows.shown, edits]);
  const cells: GridCells = { keys, edits, savedOf, reading, look };
  return { rows, history, cells };
}
