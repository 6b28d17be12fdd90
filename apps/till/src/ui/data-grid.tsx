// oxlint-disable jsx-a11y/prefer-tag-over-role -- a virtual list positions its rows, which a table cannot
// oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/control-has-associated-label -- the grid handles the keys, and the row exposes its selection
import { useId, useMemo, useRef, useState, type KeyboardEvent } from "react";

import { DataHead, DataTotals } from "./data-head.tsx";
import type { Sort, TableColumn } from "./data-rows.ts";
import styles from "./data-table.module.css";
import type { Selection } from "./data-table.tsx";
import { rowHeight, scrollToRow, useVisibleRows } from "./use-visible-rows.ts";

export type DataGridProps<Row> = {
  readonly label: string;
  readonly selectAllLabel: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: Sort | null;
  readonly selection: Selection | undefined;
  readonly totals: Readonly<Record<string, string>> | undefined;
  readonly onSort: (key: string) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly opens: ((row: Row) => boolean) | undefined;
};

/** The rows below their column headers. One row is active: arrows move it, Enter opens it, Space selects it. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, keyOf, columns, selection } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { from, to } = useVisibleRows(place, rows.length);
  const [wanted, setWanted] = useState(0);
  const focusTarget = Math.min(wanted, rows.length - 1);
  const widths = useWidths(props);
  const isMade = focusTarget >= from && focusTarget < to;
  const openerOf = (row: Row) => openerOfRow(props, row);
  const choose = (row: Row) => selection?.onChange(toggled(selection.keys, keyOf(row)));
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = rows[focusTarget];
    if (event.target !== event.currentTarget || row === undefined) return;
    const inSight = Math.floor(event.currentTarget.clientHeight / rowHeight) - 2;
    const next = targetRow(event.key, { at: focusTarget, last: rows.length - 1, inSight });
    if (next !== null) {
      setWanted(next);
      scrollToRow(event.currentTarget, next);
    } else if (event.key === "Enter") openerOf(row)?.();
    else if (event.key === " ") choose(row);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={place}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + (props.totals === undefined ? 1 : 2)}
      aria-multiselectable={selection === undefined ? undefined : true}
      aria-activedescendant={isMade ? `${id}-${focusTarget}` : undefined}
      className={styles["grid"]}
      onKeyDown={handleKey}
    >
      <DataHead {...props} widths={widths} />
      <div role="rowgroup" className={styles["body"]} style={{ height: rows.length * rowHeight }}>
        {rows.slice(from, to).map((row, offset) => (
          <DataRow
            key={keyOf(row)}
            id={`${id}-${from + offset}`}
            index={from + offset}
            row={row}
            columns={columns}
            widths={widths}
            isFocusTarget={from + offset === focusTarget}
            isChosen={selection?.keys.has(keyOf(row))}
            onTouch={() => setWanted(from + offset)}
            onChoose={() => choose(row)}
            onOpen={openerOf(row)}
          />
        ))}
      </div>
      {props.totals !== undefined && rows.length > 0 && (
        <DataTotals {...props} widths={widths} totals={props.totals} />
      )}
    </div>
  );
}

/** What opens a row; undefined if it cannot be opened. */
function openerOfRow<Row>({ onOpen, opens }: DataGridProps<Row>, row: Row) {
  return onOpen === undefined || opens?.(row) === false ? undefined : () => onOpen(row);
}

type DataRowProps<Row> = {
  readonly id: string;
  readonly index: number;
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly widths: Widths;
  readonly isFocusTarget: boolean;
  /** Undefined if rows cannot be selected. */
  readonly isChosen: boolean | undefined;
  readonly onTouch: () => void;
  readonly onChoose: () => void;
  readonly onOpen: (() => void) | undefined;
};

function DataRow<Row>(props: DataRowProps<Row>) {
  const { id, index, row, columns, widths, isFocusTarget, isChosen, onTouch, onChoose, onOpen } =
    props;
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={styles["row"]}
      data-focus-target={isFocusTarget}
      data-opens={onOpen !== undefined}
      style={{ insetBlockStart: index * rowHeight }}
      onClick={() => {
        onTouch();
        onOpen?.();
      }}
    >
      {isChosen !== undefined && (
        <div
          role="gridcell"
          className={styles["mark"]}
          onClick={(event) => {
            event.stopPropagation();
            onTouch();
            onChoose();
          }}
        >
          <span className={styles["box"]} data-checked={isChosen} />
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          className={styles["cell"]}
          data-number={column.isNumber}
          data-secondary={column.isSecondary}
          data-wide={column.isForWideScreens}
          style={{ minInlineSize: widths[column.key] }}
        >
          {column.text(row)}
        </div>
      ))}
    </div>
  );
}

export type Widths = Readonly<Record<string, string>>;

/** In characters. Longer text may be cut off, as may text wider than a third of the screen; numbers never. */
const maxTextWidth = 18;
/** Extra width of the sort arrow beside a title. */
const arrowWidth = 2;
/** Extra width of the bold font of totals. */
const boldWidth = 1;

/**
 * The same widths in every row: each column fits its title and its text in two lines, its longest number and its total.
 */
function useWidths<Row>({ rows, columns, totals }: DataGridProps<Row>): Widths {
  return useMemo(() => {
    // Words may go on in a second line, numbers may not.
    const breadthOf = ({ isNumber }: TableColumn<Row>) =>
      isNumber === true ? textWidth : wrappedWidth;
    const longest = (column: TableColumn<Row>) => {
      const { text, isNumber } = column;
      const breadth = breadthOf(column);
      const most = rows.reduce((length, row) => Math.max(length, breadth(text(row))), 0);
      return isNumber === true ? most : Math.min(most, maxTextWidth);
    };
    const width = (column: TableColumn<Row>) =>
      Math.max(
        longest(column),
        wrappedWidth(column.title) + arrowWidth,
        breadthOf(column)(totals?.[column.key] ?? "") + boldWidth,
      );
    const share = (column: TableColumn<Row>) => (column.isNumber === true ? "100%" : "32vw");
    return Object.fromEntries(
      columns.map((column) => [column.key, `min(${width(column)}ch, ${share(column)})`]),
    );
  }, [rows, columns, totals]);
}

/** Combining marks have no width. */
function textWidth(text: string): number {
  return text.replaceAll(/\p{Mn}/gu, "").length;
}

/** The width of a text that wraps once at the best place. */
function wrappedWidth(text: string): number {
  const breadth = textWidth(text);
  const breaks = [...text.matchAll(/ /g)].map(({ index }) =>
    Math.max(textWidth(text.slice(0, index)), textWidth(text.slice(index + 1))),
  );
  return Math.min(breadth, ...breaks);
}

function toggled(keys: ReadonlySet<number>, key: number): ReadonlySet<number> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

type GridPosition = { readonly at: number; readonly last: number; readonly inSight: number };

/** The row that a key moves to, or null for other keys. */
function targetRow(key: string, { at, last, inSight }: GridPosition): number | null {
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, last);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "PageDown":
      return Math.min(at + inSight, last);
    case "PageUp":
      return Math.max(at - inSight, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
