import type { LineKey } from "@comanda/domain/bill/line";
import { useEffect, useLayoutEffect, useRef } from "react";

import { keysOf, linesToShow, scrollTopToShow } from "./lines-to-show.ts";
import type { NewLinesInSightProps } from "./order-parts.ts";

/** As wide as the padding above and below the list. */
const marginPx = 8;

/**
 * Scrolls the list of lines to the new ones, and to its end when another bill or, on a phone, the list itself is opened.
 * It scrolls after the browser's own layout: a layout of the whole page during the press was the slowest part of a tap.
 */
export function NewLinesInSight({ list, lines, isOpened }: NewLinesInSightProps) {
  const known = useRef<ReadonlySet<LineKey>>(new Set());
  const due = useRef<readonly LineKey[] | "end">([]);
  useLayoutEffect(() => {
    const shown = linesToShow(known.current, lines);
    if (shown.length > 0) due.current = shown;
    known.current = keysOf(lines);
  }, [lines]);
  useLayoutEffect(() => {
    // What was pressed while the menu covered the list comes first.
    if (isOpened && due.current.length === 0) due.current = "end";
  }, [isOpened]);
  useEffect(() => {
    const element = list.current;
    const scroller = element?.parentElement ?? null;
    if (element === null || scroller === null) return undefined;
    const sizes = new ResizeObserver(() => {
      if (due.current.length === 0 || scroller.clientHeight === 0) return;
      scrollTo(due.current, element, scroller);
      due.current = [];
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list]);
  return null;
}

function scrollTo(due: readonly LineKey[] | "end", list: HTMLElement, scroller: HTMLElement): void {
  if (due === "end") {
    scroller.scrollTop = scroller.scrollHeight;
    return;
  }
  const { scrollTop, clientHeight: height } = scroller;
  const origin = scroller.getBoundingClientRect().top - scrollTop;
  const boxes = due.flatMap(
    (key) => list.querySelector(`[data-line="${key}"]`)?.getBoundingClientRect() ?? [],
  );
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top)) - origin - marginPx;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - origin + marginPx;
  scroller.scrollTop = scrollTopToShow({ top, bottom }, { scrollTop, height });
}
