/** The distance from the edge at which dragging scrolls the page; the buttons at the bottom have the same height. */
const edgePx = 88;
const stepPx = 8;

/**
 * Scrolls the element's scroll container while the pointer is near its top or bottom edge. Returns whether it moved.
 */
export function scrollAtEdge(element: HTMLElement | null, y: number): boolean {
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
