import {
  countChanges,
  type CellChange,
  type WrongCell,
} from "@comanda/domain/menu-grid/grid-edits";
import { gridFields } from "@comanda/domain/menu-grid/grid-cell";
import { useState } from "react";

import type { PastedText } from "#ui/pasted-text.ts";
import { fitSelection, selectCell, type CellBox, type CellPlace } from "#ui/cell-range.ts";

import type { OfficeRecord, RecordContext } from "../office-records/index.ts";
import { clearCells, copyCells, fillCells, isChangedAt, typeCell } from "./grid-cells.ts";
import { shownFields } from "./grid-rows.ts";
import { pasteCells, type PasteProblem } from "./paste-cells.ts";
import { rowKeys } from "./use-article-rows.ts";
import { useGridCells } from "./use-grid-cells.ts";
import { useGridSaving } from "./use-grid-saving.ts";

type MenuGridOptions = {
  readonly look: RecordContext;
  readonly onSaved: (records: readonly OfficeRecord[]) => void;
};

/** The grid of the articles: its rows and cells, and what can be done with them. */
export function useMenuGrid({ look, onSaved }: MenuGridOptions) {
  const { rows, history, cells } = useGridCells(look);
  const { keys, edits, savedOf } = cells;
  const [selected, setSelection] = useState(() => selectCell({ row: 0, column: 0 }));
  // After a search there may be fewer rows.
  const selection = fitSelection(selected, {
    rows: keys.length,
    columns: shownFields(look.catalog).length,
  });
  const [isEditing, setIsEditing] = useState(false);
  const [shows, setShows] = useState(0);
  const [pasteProblem, setPasteProblem] = useState<PasteProblem | null>(null);
  /** Also a cell that the filters hide. */
  const show = ({ key, field }: Pick<WrongCell, "key" | "field">) => {
    const isShown = keys.includes(key);
    if (!isShown) rows.setView({ ...rows.view, typed: "", chosen: {} });
    const all = isShown
      ? keys
      : rowKeys(
          rows.all.map(({ id }) => id),
          edits,
        );
    setSelection(selectCell({ row: all.indexOf(key), column: gridFields.indexOf(field) }));
    setShows((times) => times + 1);
  };
  const revisionOf = (key: number) => rows.byId.get(key)?.revision;
  const saving = useGridSaving({ look, history, savedOf, revisionOf, onSaved, onWrong: show });
  const change = (changes: readonly CellChange[]) => {
    setPasteProblem(null);
    saving.takeBack(changes);
    history.change(changes);
  };
  const paste = (box: CellBox, pasted: PastedText) => {
    const changes = pasteCells(pasted, box, cells);
    if (typeof changes === "string") setPasteProblem(changes);
    else change(changes);
  };
  const isNewChange = isEditing && !isChangedAt(cells, selection.at);
  return {
    ...saving,
    /** Also the one that is being typed, which leaving its cell adds. */
    count: countChanges(edits) + (isNewChange ? 1 : 0),
    setIsEditing,
    rows,
    cells,
    history,
    selection,
    shows,
    pasteProblem,
    show,
    select: setSelection,
    type: (place: CellPlace, text: string) => change(typeCell(cells, place, text)),
    clear: (box: CellBox) => change(clearCells(cells, box)),
    fill: (from: CellBox, to: CellBox) => change(fillCells(cells, from, to)),
    copy: (box: CellBox) => copyCells(cells, box),
    paste,
  };
}

export type MenuGrid = ReturnType<typeof useMenuGrid>;
