import type { LineKey } from "@comanda/domain/bill/line";
import { useEffect, useLayoutEffect, useRef } from "react";

import {
  keysOf,
  openingPlace,
  placeToShow,
  scrollTopToShow,
  type ShownPlace,
} from "./lines-to-show.ts";
import type { NewLinesInSightProps } from "./order-parts.ts";

/** As wide as the padding above and below the list. */
const marginPx = 8;

/**
 * Scrolls the list of lines to the new ones, and to the place where one begins to read when another bill or, on a phone,
 * the list itself is opened. It scrolls after the browser's own layout: a layout of the whole page during the press was
 * the slowest part of a tap.
 */
export function NewLinesInSight({ list, bill, isOpened }: NewLinesInSightProps) {
  const known = useRef<ReadonlySet<LineKey>>(new Set());
  const shown = useRef(bill);
  const due = useRef<ShownPlace>([]);
  useLayoutEffect(() => {
    const place = placeToShow(known.current, bill);
    if (!isNowhere(place)) due.current = place;
    known.current = keysOf(bill.lines);
    shown.current = bill;
  }, [bill]);
  useLayoutEffect(() => {
    // What was pressed while the menu covered the list comes first.
    if (isOpened && isNowhere(due.current)) due.current = openingPlace(shown.current);
  }, [isOpened]);
  useEffect(() => {
    const element = list.current;
    const scroller = element?.parentElement ?? null;
    if (element === null || scroller === null) return undefined;
    const sizes = new ResizeObserver(() => {
      if (isNowhere(due.current) || scroller.clientHeight === 0) return;
      scrollTo(due.current, element, scroller);
      due.current = [];
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [list]);
  return null;
}

function isNowhere(place: ShownPlace): boolean {
  return Array.isArray(place) && place.length === 0;
}

function scrollTo(place: ShownPlace, list: HTMLElement, scroller: HTMLElement): void {
  if (place === "end") {
    scroller.scrollTop = scroller.scrollHeight;
    return;
  }
  const { scrollTop, clientHeight: height } = scroller;
  const origin = scroller.getBoundingClientRect().top - scrollTop;
  const rowOf = (key: LineKey) => list.querySelector(`[data-line="${key}"]`);
  if ("headingOf" in place) {
    const block = rowOf(place.headingOf)?.closest("section");
    // As much of the end as there is room for below the heading.
    if (block) scroller.scrollTop = block.getBoundingClientRect().top - origin - marginPx;
    return;
  }
  const boxes = place.flatMap((key) => rowOf(key)?.getBoundingClientRect() ?? []);
  if (boxes.length === 0) return;
  const top = Math.min(...boxes.map((box) => box.top)) - origin - marginPx;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - origin + marginPx;
  scroller.scrollTop = scrollTopToShow({ top, bottom }, { scrollTop, height });
}
