import { useLayoutEffect, useState, type RefObject } from "react";

export type TileCapacity = { readonly columns: number; readonly rows: number };

/** The screen opens with as many tiles as last time: usually that is right, and the page is laid out once. */
let lastCapacity: TileCapacity | null = null;

/** How many tiles fit into a box, so that a page of tiles never scrolls. */
export function useTileCapacity(box: RefObject<HTMLElement | null>): TileCapacity | null {
  const [capacity, setCapacity] = useState(lastCapacity);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => {
      const columns = countFitting(element.clientWidth, token(element, "--tile-width"));
      const rows = countFitting(element.clientHeight, token(element, "--tile-height"));
      if (lastCapacity?.columns !== columns || lastCapacity.rows !== rows) {
        lastCapacity = { columns, rows };
      }
      setCapacity(lastCapacity);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return capacity;
}

/** The gap after a tile, as the token --step. */
const gap = 8;

/** The last tile needs no gap, and there is always room for one. */
function countFitting(space: number, size: number): number {
  return Math.max(1, Math.floor((space + gap) / (size + gap)));
}

/** A minimum size, which depends on the screen. */
function token(element: Element, name: string): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue(name));
}
