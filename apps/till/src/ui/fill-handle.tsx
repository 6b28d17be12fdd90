import { useRef, type PointerEvent } from "react";

import styles from "./cell-grid.module.css";

type FillHandleProps = {
  /** The row under the finger, if it is below the selected ones. */
  readonly onDrag: (bottom: number | null) => void;
  readonly onFill: (bottom: number) => void;
};

/** Dragged down, it repeats the selected cells in the rows below. */
export function FillHandle({ onDrag, onFill }: FillHandleProps) {
  const bottom = useRef<number | null>(null);
  const drag = (row: number | null) => {
    bottom.current = row;
    onDrag(row);
  };
  const handleMove = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-row]");
    if (cell === null || cell === undefined) return;
    cell.scrollIntoView({ block: "nearest" });
    const [from, row] = [rowOf(event.currentTarget.closest("[data-row]")), rowOf(cell)];
    drag(row > from ? row : null);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      // It is for a pointer; keys and screen readers have "fill down".
      aria-hidden
      className={styles["corner"]}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={handleMove}
      onPointerUp={() => {
        if (bottom.current !== null) onFill(bottom.current);
        drag(null);
      }}
      onPointerCancel={() => drag(null)}
      onClick={(event) => event.stopPropagation()}
    />
  );
}

function rowOf(cell: Element | null): number {
  return Number(cell?.getAttribute("data-row") ?? -1);
}
