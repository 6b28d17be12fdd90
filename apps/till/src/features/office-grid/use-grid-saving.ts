import type { GridValues } from "@comanda/domain/menu-grid/grid-cell";
import {
  countChanges,
  draftsOf,
  findWrongCells,
  isNewRow,
  type CellChange,
  type WrongCell,
} from "@comanda/domain/menu-grid/grid-edits";
import { useMemo, useState } from "react";

import type { Problem } from "../notice/index.ts";
import { showSuccess, useAction } from "../notice/index.ts";
import type { OfficeRecord, RecordContext } from "../office-records/index.ts";
import { valuesOf } from "./grid-rows.ts";
import { saveGrid, type GridConflict } from "./save-grid.ts";
import type { useGridEdits } from "./use-grid-edits.ts";

type GridSavingOptions = {
  readonly look: RecordContext;
  readonly history: ReturnType<typeof useGridEdits>;
  readonly savedOf: (key: number) => GridValues;
  readonly revisionOf: (key: number) => number | undefined;
  readonly onSaved: (records: readonly OfficeRecord[]) => void;
  /** Goes to the first wrong cell. */
  readonly onWrong: (cell: WrongCell) => void;
};

/** Saves all changes at once, and knows which cells and rows keep them from being saved. */
export function useGridSaving(options: GridSavingOptions) {
  const { look, history, savedOf, onSaved } = options;
  const { isBusy, run } = useAction();
  /** What the server has refused. */
  const [refused, setRefused] = useState<readonly WrongCell[]>([]);
  /** Whether saving was tried: only then is shown what a new article lacks. */
  const [isTried, setIsTried] = useState(false);
  const [conflicts, setConflicts] = useState<readonly GridConflict[]>([]);
  const { edits } = history;
  const unfit = useMemo(
    () =>
      findWrongCells(edits, savedOf).filter(
        ({ problem, key }) => isTried || problem.code !== "required" || !isNewRow(key),
      ),
    [edits, savedOf, isTried],
  );
  const wrong = useMemo(() => [...unfit, ...refused], [unfit, refused]);
  const showWrong = (cells: readonly WrongCell[]) => {
    const [first] = cells;
    if (first !== undefined) options.onWrong(first);
  };
  const send = async (): Promise<Problem> => {
    const context = { revisionOf: options.revisionOf, catalog: look.catalog };
    const outcome = await saveGrid(draftsOf(edits, savedOf), context);
    if (outcome.kind === "failed") return outcome.failure;
    if (outcome.kind === "conflict") setConflicts(outcome.conflicts);
    if (outcome.kind === "wrong") {
      setRefused(outcome.cells);
      showWrong(outcome.cells);
    }
    if (outcome.kind === "saved") {
      onSaved([...outcome.rows.values()]);
      history.settle(outcome.rows);
      setIsTried(false);
      showSuccess(look.office.menuGrid.saved(countChanges(edits)));
    }
    return null;
  };
  const save = () =>
    run(async () => {
      setIsTried(true);
      const missing = [...findWrongCells(edits, savedOf), ...refused];
      if (missing.length === 0) return send();
      showWrong(missing);
      return null;
    });
  const takeBack = (cells: readonly Pick<CellChange, "key" | "field">[]) => {
    const changed = new Set(cells.map(({ key, field }) => `${key} ${field}`));
    setRefused((known) => known.filter(({ key, field }) => !changed.has(`${key} ${field}`)));
  };
  /** Goes on with what another user has saved; what was changed here stays, or is given up for it. */
  const resolve = (settled: readonly GridConflict[], keepsMine: boolean) => {
    onSaved(settled.map(({ theirs }) => theirs));
    history.rebase(
      new Map(settled.map(({ theirs }) => [theirs.id, keepsMine ? valuesOf(theirs) : null])),
    );
    setConflicts(conflicts.filter((conflict) => !settled.includes(conflict)));
  };
  return { isBusy, wrong, conflicts, save, resolve, takeBack };
}
