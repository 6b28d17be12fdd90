import { beginRows } from "@comanda/domain/menu-grid/begin-rows";
import type { GridValues } from "@comanda/domain/menu-grid/grid-cell";
import {
  changesSince,
  compareAgain,
  editCells,
  noEdits,
  type CellChange,
  type GridEdits,
  type SavedValues,
} from "@comanda/domain/menu-grid/grid-edits";
import { keepSteps } from "@comanda/domain/menu-grid/keep-steps";
import { useState } from "react";

import { valuesOf } from "./grid-rows.ts";
import type { SavedRows } from "./save-grid.ts";

type GridHistory = {
  readonly edits: GridEdits;
  /** The changes as they were before each step, the last one last. */
  readonly past: readonly GridEdits[];
};

const noHistory: GridHistory = { edits: noEdits, past: [] };

/** The changed cells, step by step. A row that is begun belongs to `newCategory`, unless that is null. */
export function useGridEdits(savedOf: SavedValues, newCategory: number | null) {
  const [{ edits, past }, setHistory] = useState(noHistory);
  const change = (changes: readonly CellChange[]) => {
    const whole = beginRows(edits, changes, { savedOf, newCategory });
    const next = editCells(edits, whole, savedOf);
    setHistory({ edits: next, past: keepSteps([...past, edits]) });
  };
  const undo = () =>
    setHistory({ edits: compareAgain(past.at(-1) ?? edits, savedOf), past: past.slice(0, -1) });
  /** Compares the changes of rows with the new values of these; where there are none, the changes are given up. */
  const rebase = (rows: ReadonlyMap<number, GridValues | null>) => {
    const keep = (all: GridEdits): GridEdits =>
      new Map([...all].filter(([key]) => rows.get(key) !== null));
    const savedNow = (key: number) => rows.get(key) ?? savedOf(key);
    setHistory({ edits: compareAgain(keep(edits), savedNow), past: past.map(keep) });
  };
  /** Goes on after `edits` were saved; what was changed meanwhile stays to be saved. */
  const settle = (rows: SavedRows) =>
    setHistory(({ edits: now }) => {
      const changes = changesSince(edits, now, savedOf).map((later) => ({
        ...later,
        key: rows.get(later.key)?.id ?? later.key,
      }));
      const saved = new Map([...rows.values()].map((record) => [record.id, valuesOf(record)]));
      const savedNow = (key: number) => saved.get(key) ?? savedOf(key);
      return { edits: editCells(noEdits, changes, savedNow), past: [] };
    });
  return {
    edits,
    canUndo: past.length > 0,
    change,
    undo,
    rebase,
    settle,
  };
}
