// oxlint-disable jsx-a11y/prefer-tag-over-role -- a virtual list positions its rows, which a table cannot
import type { MouseEvent, PointerEvent } from "react";

import { CellField } from "./cell-field.tsx";
import type { CellColumn } from "./cell-grid-props.ts";
import styles from "./cell-grid.module.css";
import { isInBox, isSamePlace, selectCell, type CellBox, type CellPlace } from "./cell-range.ts";
import type { CellRowProps } from "./cell-row.tsx";
import { FillHandle } from "./fill-handle.tsx";

type CellProps = CellRowProps & { readonly column: CellColumn; readonly place: CellPlace };

export function Cell(props: CellProps) {
  const { column, place, selection, box, editing } = props;
  const view = props.viewOf(place);
  const isActive = isSamePlace(place, selection.at);
  const isCorner = place.row === box.bottom && place.column === box.right;
  return (
    <div
      role="gridcell"
      aria-colindex={place.column + 2}
      aria-selected={isInBox(place, box)}
      aria-invalid={view.isWrong || undefined}
      className={styles["cell"]}
      data-row={place.row}
      data-number={column.isNumber}
      data-first={place.column === 0}
      data-active={isActive}
      data-changed={view.isChanged}
      data-wrong={view.isWrong}
      data-end={isSamePlace(place, selection.end)}
      data-filling={isFilled(place, box, props.filling)}
      {...pressHandlers(props, isActive && editing !== null)}
    >
      <span className={styles["text"]}>{view.text}</span>
      {isActive && (
        <CellField
          column={column}
          label={props.texts.cell(column.title, props.nameOf(place.row))}
          listId={`${props.id}-options`}
          text={editing?.text ?? view.text}
          isWrong={view.isWrong}
          describedBy={props.describedBy}
          how={editing?.how ?? null}
          onText={props.onText}
          onChoose={props.onChoose}
        />
      )}
      {isCorner && editing === null && (
        <FillHandle
          onDrag={props.onDragFill}
          onFill={(bottom) => props.onFill(box, { ...box, top: box.bottom + 1, bottom })}
        />
      )}
    </div>
  );
}

/** A mouse selects and, pressed twice, edits; a finger edits by a tap, since it scrolls by everything else. */
function pressHandlers(props: CellProps, isEdited: boolean) {
  if (isEdited) return {};
  const { place, selection, onSelect, onEdit, editing } = props;
  return {
    onPointerDown: ({ pointerType, button, shiftKey }: PointerEvent) => {
      if (pointerType === "touch" || button !== 0) return;
      onSelect(shiftKey ? { at: selection.at, end: place } : selectCell(place));
    },
    onPointerMove: ({ pointerType, buttons }: PointerEvent) => {
      const isDragging = pointerType === "mouse" && buttons === 1 && editing === null;
      if (isDragging && !isSamePlace(place, selection.end)) {
        onSelect({ at: selection.at, end: place });
      }
    },
    onClick: ({ nativeEvent, detail }: MouseEvent) => {
      const isTouch = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
      if (isTouch) onEdit("tapped", place);
      else if (detail === 2) onEdit("in-place", place);
    },
  };
}

function isFilled({ row, column }: CellPlace, box: CellBox, bottom: number | null): boolean {
  if (bottom === null || row <= box.bottom || row > bottom) return false;
  return column >= box.left && column <= box.right;
}
