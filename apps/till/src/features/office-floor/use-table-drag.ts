import { snap } from "@comanda/domain/floor/plan";
import { useEffect, useRef, type PointerEvent as Press, type RefObject } from "react";

/** A finger that moves less has pressed. */
const maxStillPx = 6;

type Shift = { readonly x: number; readonly y: number };

type TableDrag = {
  readonly board: RefObject<HTMLElement | null>;
  readonly onPick: (key: number) => void;
  readonly onDrop: (key: number, by: Shift) => void;
};

/** Drags the chosen tables by mouse, pen or finger. Until they are dropped, only two variables of the styles change. */
export function useTableDrag({ board, onPick, onDrop }: TableDrag) {
  const droppedAt = useRef(Number.NEGATIVE_INFINITY);
  const dropLatest = useRef(onDrop);
  useEffect(() => {
    dropLatest.current = onDrop;
  });
  const show = ({ x, y }: Shift) => {
    board.current?.style.setProperty("--drag-x", `${x}px`);
    board.current?.style.setProperty("--drag-y", `${y}px`);
  };
  const start = (key: number, press: Press<HTMLElement>) => {
    if (press.button !== 0 || !press.isPrimary) return;
    const { clientX, clientY, pointerId } = press;
    const from = { x: clientX + scrolled(board).x, y: clientY + scrolled(board).y };
    const ending = new AbortController();
    let by: Shift | null = null;
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const { x, y } = scrolled(board);
      const now = { x: event.clientX + x - from.x, y: event.clientY + y - from.y };
      if (by === null && Math.hypot(now.x, now.y) < maxStillPx) return;
      if (by === null) onPick(key);
      by = { x: snap(now.x), y: snap(now.y) };
      show(by);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      ending.abort();
      show({ x: 0, y: 0 });
      if (by === null) return;
      droppedAt.current = event.timeStamp;
      if (event.type === "pointerup") dropLatest.current(key, by);
    };
    // On the window, so that a release outside the plan counts, too.
    const { signal } = ending;
    addEventListener("pointermove", follow, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  };
  return {
    start,
    /** Whether the click that is handled only ends a drag. */
    hasJustDropped: () => performance.now() - droppedAt.current < clickAfterMs,
  };
}

/** The click follows the release at once, or after a long touch a tenth of a second later (`ui/answer-long-touches.ts`). */
const clickAfterMs = 250;

function scrolled(board: TableDrag["board"]): Shift {
  return { x: board.current?.scrollLeft ?? 0, y: board.current?.scrollTop ?? 0 };
}
