import type { Article } from "@comanda/domain/menu/article";
import { useRef, useState, type KeyboardEvent, type RefObject } from "react";

import { moveEntry } from "#ui/move-entry.ts";

import { arrowKeyStep } from "./tile-order.ts";
import { useDrag } from "./use-drag.ts";

type MovableTiles = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly columns: number;
  readonly tiles: readonly Article[];
  readonly onChange: (tiles: readonly Article[]) => void;
};

/** Moves a tile in one of three ways: pressing the tile and then its new place, dragging, or arrow keys. */
export function useTileMoving({ grid, columns, tiles, onChange }: MovableTiles) {
  const [picked, setPicked] = useState<number | null>(null);
  const wasDragged = useRef(false);
  const placeOf = (id: number) => tiles.findIndex((tile) => tile.id === id);
  const move = (id: number, to: number) => {
    const from = placeOf(id);
    const place = Math.max(0, Math.min(tiles.length - 1, to));
    if (from === -1 || from === place) return;
    onChange(moveEntry(tiles, from, place));
    // A moved tile keeps the focus.
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
    });
  };
  const drop = () => {
    wasDragged.current = true;
    setPicked(null);
  };
  const startDrag = useDrag({ grid, onPick: setPicked, onOver: move, onDrop: drop });
  return {
    picked,
    placeOf,
    /** Ignores the click that ends a drag; a click by keyboard always counts. */
    press: (id: number, isByKey: boolean) => {
      if (wasDragged.current && !isByKey) wasDragged.current = false;
      else if (picked === null) setPicked(id);
      else {
        move(picked, placeOf(id));
        setPicked(null);
      }
    },
    start: (id: number, event: Parameters<typeof startDrag>[1]) => {
      wasDragged.current = false;
      startDrag(id, event);
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (picked === null) return;
        const step = arrowKeyStep(event.key, columns);
        if (step !== null) move(picked, placeOf(picked) + step);
        else if (event.key === "Escape") setPicked(null);
        else return;
        event.preventDefault();
      },
    },
  };
}
