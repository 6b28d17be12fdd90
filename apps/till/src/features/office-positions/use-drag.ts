import { useEffect, useRef, type PointerEvent, type RefObject } from "react";

/** A finger that rests so long on a tile takes it; one that moves sooner scrolls. */
const holdMs = 250;
const stillPx = 10;

type Held = { readonly id: number; readonly x: number; readonly y: number; isDragging: boolean };

type Drag = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly onPick: (id: number) => void;
  /** The tile goes to the place that the pointer is over. */
  readonly onOver: (id: number, place: number) => void;
  readonly onDrop: () => void;
};

/** Tiles follow a mouse at once, and a finger that has rested on them. */
export function useDrag({ grid, onPick, onOver, onDrop }: Drag) {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    const element = grid.current;
    const keepStill = (event: TouchEvent) => {
      if (held.current?.isDragging === true) event.preventDefault();
    };
    element?.addEventListener("touchmove", keepStill, { passive: false });
    return () => element?.removeEventListener("touchmove", keepStill);
  }, [grid]);
  const take = (now: Held) => {
    if (held.current !== now || now.isDragging) return;
    now.isDragging = true;
    onPick(now.id);
  };
  const letGo = () => {
    const wasDragging = held.current?.isDragging === true;
    held.current = null;
    if (wasDragging) onDrop();
    return wasDragging;
  };
  return {
    start: (id: number, event: PointerEvent) => {
      if (event.button !== 0) return;
      const now = { id, x: event.clientX, y: event.clientY, isDragging: false };
      held.current = now;
      if (event.pointerType === "touch") setTimeout(() => take(now), holdMs);
    },
    move: (event: PointerEvent) => {
      const now = held.current;
      if (now === null) return;
      const isStill =
        Math.abs(event.clientX - now.x) < stillPx && Math.abs(event.clientY - now.y) < stillPx;
      if (!now.isDragging && !isStill) {
        if (event.pointerType === "touch") held.current = null;
        else take(now);
      }
      if (!now.isDragging) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest("[data-place]")?.getAttribute("data-place");
      if (typeof place === "string") onOver(now.id, Number(place));
    },
    end: letGo,
  };
}
