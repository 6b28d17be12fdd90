import { useLayoutEffect, useState, type RefObject } from "react";

export type TileCapacity = { readonly columns: number; readonly rows: number };

/** The minimum size of a tile and the gap after it; must match the tokens --tile-width, --tile-height and --step. */
const minTile = { width: 152, height: 88, gap: 8 };

/** The screen opens with as many tiles as last time: usually that is right, and the page is laid out once. */
let lastCapacity: TileCapacity | null = null;

/** How many tiles fit into a box, so that a page of tiles never scrolls. */
export function useTileCapacity(box: RefObject<HTMLElement | null>): TileCapacity | null {
  const [capacity, setCapacity] = useState(lastCapacity);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => {
      const columns = countFitting(element.clientWidth, minTile.width);
      const rows = countFitting(element.clientHeight, minTile.height);
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

/** The last tile needs no gap, and there is always room for one. */
function countFitting(space: number, size: number): number {
  return Math.max(1, Math.floor((space + minTile.gap) / (size + minTile.gap)));
}
