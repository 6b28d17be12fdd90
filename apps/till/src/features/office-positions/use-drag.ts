import { useEffect, useRef, type PointerEvent as Press, type RefObject } from "react";

import { isStill } from "#ui/is-still.ts";

/** How long a finger must rest on a tile to pick it up; one that moves sooner scrolls. */
const holdMs = 250;

type DraggedTile = {
  readonly id: number;
  readonly isTouch: boolean;
  readonly from: Point;
  at: Point;
  isDragging: boolean;
  readonly ending: AbortController;
};
type Point = { readonly x: number; readonly y: number };

type DragOptions = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly onPick: (id: number) => void;
  /** Called when the pointer moves over a place. */
  readonly onOver: (id: number, place: number) => void;
  readonly onDrop: () => void;
};

/** Drags tiles at once by mouse, or after a long press by finger; scrolls at the edges. */
export function useDrag(drag: DragOptions) {
  const held = useRef<DraggedTile | null>(null);
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  useStillGrid(drag.grid, held);
  const take = (now: DraggedTile) => {
    if (held.current !== now || now.isDragging) return;
    now.isDragging = true;
    latest.current.onPick(now.id);
    keepScrolling(now);
  };
  const keepScrolling = (now: DraggedTile) => {
    if (held.current !== now) return;
    if (scrollAtEdge(latest.current.grid.current, now.at.y))
      reportPlaceUnderPointer(now, latest.current);
    requestAnimationFrame(() => keepScrolling(now));
  };
  const follow = (now: DraggedTile, event: PointerEvent) => {
    now.at = { x: event.clientX, y: event.clientY };
    if (!now.isDragging && !isStill(now.from, event)) {
      if (now.isTouch) letGo(now);
      else take(now);
    }
    if (now.isDragging) reportPlaceUnderPointer(now, latest.current);
  };
  const letGo = (now: DraggedTile) => {
    now.ending.abort();
    held.current = null;
    if (now.isDragging) latest.current.onDrop();
  };
  return (id: number, { button, clientX: x, clientY: y, pointerType }: Press) => {
    if (button !== 0) return;
    const ending = new AbortController();
    const isTouch = pointerType === "touch";
    const now: DraggedTile = {
      id,
      isTouch,
      from: { x, y },
      at: { x, y },
      isDragging: false,
      ending,
    };
    held.current?.ending.abort();
    held.current = now;
    // On the window, so that a release outside the tiles counts too.
    const { signal } = ending;
    addEventListener("pointermove", (event) => follow(now, event), { signal });
    addEventListener("pointerup", () => letGo(now), { signal });
    addEventListener("pointercancel", () => letGo(now), { signal });
    if (isTouch) setTimeout(() => take(now), holdMs);
  };
}

/** A dragged tile neither scrolls the page nor opens a menu. */
function useStillGrid(grid: DragOptions["grid"], held: RefObject<DraggedTile | null>): void {
  useEffect(() => {
    const element = grid.current;
    const keepStill = (event: Event) => {
      if (held.current?.isDragging === true) event.preventDefault();
    };
    element?.addEventListener("touchmove", keepStill, { passive: false });
    element?.addEventListener("contextmenu", keepStill);
    return () => {
      element?.removeEventListener("touchmove", keepStill);
      element?.removeEventListener("contextmenu", keepStill);
      held.current?.ending.abort();
      held.current = null;
    };
  }, [grid, held]);
}

function reportPlaceUnderPointer({ id, at }: DraggedTile, { onOver }: DragOptions): void {
  const under = document.elementFromPoint(at.x, at.y);
  const place = under?.closest("[data-place]")?.getAttribute("data-place");
  if (typeof place === "string") onOver(id, Number(place));
}

/** The distance from the edge at which dragging scrolls the page; the buttons at the bottom have the same height. */
const edgePx = 88;
const stepPx = 8;

/**
 * Scrolls the element's scroll container while the pointer is near its top or bottom edge. Returns whether it moved.
 */
function scrollAtEdge(element: HTMLElement | null, y: number): boolean {
  const scroller = scrollerOf(element);
  if (scroller === null) return false;
  const { top, bottom } = scroller.getBoundingClientRect();
  const before = scroller.scrollTop;
  if (y < top + edgePx) scroller.scrollTop -= stepPx;
  if (y > bottom - edgePx) scroller.scrollTop += stepPx;
  return scroller.scrollTop !== before;
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  if (element === null) return null;
  const isScroller = element.scrollHeight > element.clientHeight + 1;
  const { overflowY } = getComputedStyle(element);
  if (isScroller && overflowY === "auto") return element;
  return scrollerOf(element.parentElement);
}
