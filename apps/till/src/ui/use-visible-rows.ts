import { useEffect, useState, type RefObject } from "react";

/** All rows have the same height, so the visible ones follow by division. */
export const rowHeight = 48;
/** How many rows to render beyond the visible ones. */
const overscanRows = 12;

export type RowRange = { readonly from: number; readonly to: number };

/** Which of many rows to render: the visible ones and a few more. */
export function useVisibleRows(place: RefObject<HTMLElement | null>, count: number): RowRange {
  const [part, setPart] = useState({ from: 0, to: 4 * overscanRows });
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => {
      const first = Math.floor(element.scrollTop / rowHeight);
      const inSight = Math.ceil(element.clientHeight / rowHeight);
      // Changes in steps, so that most scrolling renders nothing.
      const from = Math.max(0, Math.floor(first / overscanRows) * overscanRows - overscanRows);
      const to = from + inSight + 4 * overscanRows;
      setPart((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [place]);
  return { from: Math.min(part.from, count), to: Math.min(part.to, count) };
}

/** Scrolls until a row is visible below the sticky headers. */
export function scrollToRow(element: HTMLElement, index: number): void {
  const top = index * rowHeight;
  const room = element.clientHeight - rowHeight;
  const isAbove = top < element.scrollTop;
  const isBelow = top + rowHeight > element.scrollTop + room;
  const at = isAbove ? top : top + rowHeight - room;
  if (isAbove || isBelow) element.scrollTo({ top: at });
}
