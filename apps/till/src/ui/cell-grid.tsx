// oxlint-disable jsx-a11y/prefer-tag-over-role -- a virtual list positions its rows, which a table cannot
import { useId, useRef, useState, type ClipboardEvent } from "react";

import { CellHead } from "./cell-head.tsx";
import { CellRow } from "./cell-row.tsx";
import styles from "./cell-grid.module.css";
import type { CellGridProps } from "./cell-grid-props.ts";
import { pastedTextOf } from "./pasted-text.ts";
import { pressCellKey } from "./press-cell-key.ts";
import { useCellEditing } from "./use-cell-editing.ts";
import { useCellFocus } from "./use-cell-focus.ts";
import { rowHeight, useVisibleRows } from "./use-visible-rows.ts";

/** Rows of cells that are edited as in a spreadsheet. */
export function CellGrid(props: CellGridProps) {
  const { label, columns, rowCount, keyOf } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const visible = useVisibleRows(place, rowCount);
  const cells = useCellEditing(props);
  const { editing, selection, box } = cells;
  const { at, end } = selection;
  /** The last row of a fill that is being dragged. */
  const [filling, setFilling] = useState<number | null>(null);
  const { handleFocus, handleBlur } = useCellFocus(place, { end, shows: props.shows });
  const shown = rowsToRender(visible, [at.row, end.row]);
  return (
    <div
      ref={place}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      className={styles["grid"]}
      onFocus={handleFocus}
      onBlur={(event) => {
        cells.commit();
        handleBlur(event);
      }}
      onKeyDown={(event) => {
        const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 2);
        pressCellKey(event, { cells, props, page });
      }}
      {...(editing === null && clipboardHandlers(props, box))}
    >
      <CellHead columns={columns} rowTitle={props.texts.row} />
      <div role="rowgroup" className={styles["body"]} style={{ height: rowCount * rowHeight }}>
        {shown.map((row) => (
          <CellRow
            key={keyOf(row)}
            {...props}
            id={id}
            row={row}
            selection={selection}
            box={box}
            filling={filling}
            onDragFill={setFilling}
            editing={row === at.row ? editing : null}
            onSelect={cells.select}
            onEdit={cells.edit}
            onText={cells.write}
            onChoose={cells.choose}
          />
        ))}
      </div>
    </div>
  );
}

/** Copies and pastes the selected cells; while one is edited, the browser does so with its text. */
function clipboardHandlers(
  { copyOf, onClear, onPaste }: CellGridProps,
  box: Parameters<CellGridProps["onClear"]>[0],
) {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    const { text, html } = copyOf(box);
    event.clipboardData.setData("text/plain", text);
    event.clipboardData.setData("text/html", html);
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event);
      onClear(box);
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      const pasted = pastedTextOf(event.clipboardData);
      if (pasted.text !== "") onPaste(box, pasted);
    },
  };
}

/** The visible rows, and those that must not be lost: of the active cell, and of the end of the selection. */
function rowsToRender(
  { from, to }: { readonly from: number; readonly to: number },
  kept: readonly number[],
): readonly number[] {
  const visible = Array.from({ length: to - from }, (_none, index) => from + index);
  return [...new Set([...visible, ...kept])].toSorted((one, other) => one - other);
}
