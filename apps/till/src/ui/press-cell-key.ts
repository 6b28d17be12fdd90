import type { KeyboardEvent } from "react";

import type { CellGridProps } from "./cell-grid-props.ts";
import { fillDownOf, moveByKey, selectAll, type CellPlace } from "./cell-range.ts";
import type { CellControls } from "./use-cell-editing.ts";

type KeyContext = {
  readonly cells: CellControls;
  readonly props: CellGridProps;
  /** How many rows are in sight. */
  readonly page: number;
};

/** Does what a key means in a spreadsheet. Keys of the text that is being edited are left to its field. */
export function pressCellKey(event: KeyboardEvent, context: KeyContext): void {
  if (event.nativeEvent.isComposing) return;
  const { editing } = context.cells;
  const isDone =
    pressTab(event, context) ||
    (editing === null ? pressWhileReady(event, context) : pressWhileEditing(event, context));
  if (isDone) event.preventDefault();
}

/** At the edge of a row, Tab leaves the grid. */
function pressTab({ key, shiftKey }: KeyboardEvent, { cells }: KeyContext): boolean {
  const column = cells.selection.at.column + (shiftKey ? -1 : 1);
  if (key !== "Tab" || column < 0 || column >= cells.size.columns) return false;
  cells.tab(column);
  return true;
}

/** Whether it was one of the keys that end the editing. */
function pressWhileEditing(event: KeyboardEvent, context: KeyContext): boolean {
  const { cells, props } = context;
  const { at } = cells.selection;
  // Arrows choose among options, and move within a text that was there before.
  const hasOptions = props.columns[at.column]?.options !== undefined;
  const movesOn = cells.editing?.how === "typing" && !hasOptions && event.key.startsWith("Arrow");
  const move = movesOn ? moveOf(event, at, context) : null;
  if (event.key === "Enter") cells.enter(event.shiftKey ? -1 : 1);
  else if (event.key === "Escape") cells.cancel();
  else if (move !== null) cells.go(move);
  else return false;
  return true;
}

function pressWhileReady(event: KeyboardEvent, context: KeyContext): boolean {
  const { cells, props } = context;
  const { at, end } = cells.selection;
  const move = moveOf(event, event.shiftKey ? end : at, context);
  if (move !== null) cells.select({ at: event.shiftKey ? at : move, end: move });
  else if (event.key === "F2" || event.key === "Enter") cells.edit("in-place", at);
  else if (event.key === "Delete" || event.key === "Backspace") props.onClear(cells.box);
  else return isCommand(event) && pressCommand(event.key.toLowerCase(), context);
  return true;
}

function pressCommand(key: string, { cells, props }: KeyContext): boolean {
  switch (key) {
    case "z":
      props.onUndo();
      return true;
    case "a":
      cells.select(selectAll(cells.size));
      return true;
    case "d": {
      const fill = fillDownOf(cells.box);
      if (fill !== null) props.onFill(...fill);
      return true;
    }
    default:
      return false;
  }
}

function moveOf(
  event: KeyboardEvent,
  from: CellPlace,
  { cells, page }: KeyContext,
): CellPlace | null {
  if (event.altKey) return null;
  return moveByKey({ key: event.key, isFar: isCommand(event) }, from, { ...cells.size, page });
}

/** With Ctrl, or on a Mac with Command. */
function isCommand({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}
