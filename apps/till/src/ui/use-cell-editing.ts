import { useState } from "react";

import type { CellGridProps } from "./cell-grid-props.ts";
import {
  boxOf,
  fitSelection,
  selectCell,
  type CellBox,
  type CellPlace,
  type CellSelection,
  type GridSize,
} from "./cell-range.ts";

/** How a cell is being edited: typing replaces its text, and a tap offers its options. */
export type CellEditing = {
  readonly how: "typing" | "in-place" | "tapped";
  readonly text: string;
};

/** The selected cells and the one that is edited, and what can be done with them. */
export type CellControls = {
  readonly size: GridSize;
  readonly editing: CellEditing | null;
  readonly selection: CellSelection;
  readonly box: CellBox;
  readonly select: (selection: CellSelection) => void;
  /** Keeps what was typed. */
  readonly commit: () => void;
  readonly cancel: () => void;
  /** Selects a single cell; what was typed stays. */
  readonly go: (to: CellPlace) => void;
  /** Goes to another column, to which Enter does not return. */
  readonly tab: (column: number) => void;
  /** Goes down, below the cell where Tab began. */
  readonly enter: (down: number) => void;
  readonly edit: (how: CellEditing["how"], where: CellPlace) => void;
  readonly write: (text: string) => void;
  /** Takes an option at once. */
  readonly choose: (text: string) => void;
};

export function useCellEditing(props: CellGridProps): CellControls {
  const { columns, rowCount, onSelect, viewOf } = props;
  const [editing, setEdited] = useState<CellEditing | null>(null);
  const setEditing = (next: CellEditing | null) => {
    setEdited(next);
    props.onEditing(next !== null);
  };
  const [tabbedFrom, setTabbedFrom] = useState<number | null>(null);
  const size = { rows: rowCount, columns: columns.length };
  const { selection } = props;
  const { at } = selection;
  const commit = () => {
    if (editing !== null && editing.text !== viewOf(at).text) props.onType(at, editing.text);
    setEditing(null);
  };
  const select = (next: CellSelection) => {
    commit();
    setTabbedFrom(null);
    onSelect(fitSelection(next, size));
  };
  const go = (to: CellPlace) => select(selectCell(to));
  return {
    size,
    editing,
    selection,
    box: boxOf(selection),
    select,
    commit,
    cancel: () => setEditing(null),
    go,
    tab: (column) => {
      go({ row: at.row, column });
      setTabbedFrom(tabbedFrom ?? at.column);
    },
    enter: (down) => go({ row: at.row + down, column: tabbedFrom ?? at.column }),
    edit: (how, where) => {
      go(where);
      setEditing({ how, text: viewOf(where).text });
    },
    write: (text) => setEditing({ how: editing?.how ?? "typing", text }),
    choose: (text) => {
      props.onType(at, text);
      setEditing(null);
    },
  };
}
