import type { Article } from "@comanda/domain/menu/article";
import { useRef, useState, type KeyboardEvent, type RefObject } from "react";

import { movedTo, stepOf } from "./tile-order.ts";
import { useDrag } from "./use-drag.ts";

type Carried = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly tiles: readonly Article[];
  readonly onChange: (tiles: readonly Article[]) => void;
};

/** A tile is taken and put down by pressing it and the place, by dragging it, or with the arrow keys. */
export function useCarrying({ grid, tiles, onChange }: Carried) {
  const [picked, setPicked] = useState<number | null>(null);
  const wasDragged = useRef(false);
  const placeOf = (id: number) => tiles.findIndex((tile) => tile.id === id);
  const move = (id: number, to: number) => {
    const from = placeOf(id);
    if (from === -1 || from === to) return;
    onChange(movedTo(tiles, from, to));
    // A tile that changes its place keeps the focus.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
    });
  };
  const drag = useDrag({ grid, onPick: setPicked, onOver: move, onDrop: () => setPicked(null) });
  return {
    picked,
    placeOf,
    press: (id: number) => {
      if (wasDragged.current) wasDragged.current = false;
      else if (picked === null) setPicked(id);
      else {
        move(picked, placeOf(id));
        setPicked(null);
      }
    },
    start: (id: number, event: Parameters<typeof drag.start>[1]) => {
      wasDragged.current = false;
      drag.start(id, event);
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (picked === null) return;
        const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(" ").length;
        const step = stepOf(event.key, columns);
        if (step !== null) move(picked, placeOf(picked) + step);
        else if (event.key === "Escape") setPicked(null);
        else return;
        event.preventDefault();
      },
      onPointerMove: drag.move,
      onPointerUp: () => {
        wasDragged.current = drag.end();
      },
      onPointerCancel: () => {
        drag.end();
      },
    },
  };
}
