import { findLine } from "@comanda/domain/bill/bill";
import { lineKey, type LineKey } from "@comanda/domain/bill/line";
import type { PointerEvent as ReactPointerEvent } from "react";

import { hasHabit } from "#device/habits.ts";

import { useOrder } from "../order/index.ts";
import { removeUnsent } from "./change-pieces.ts";
import { isRemovable } from "./tools-of-line.ts";

/** A shorter swipe changes nothing: the line goes back. */
const removesFromPx = 80;

/** A line follows only a finger that clearly moves. */
const followsFromPx = 10;

/** A swipe to the left over an unsent line removes it. The line follows the finger, unless motion is reduced. */
export function startSwipe(event: ReactPointerEvent<HTMLElement>): void {
  const swiped = findSwiped(event);
  if (swiped === null) return;
  const { row, key } = swiped;
  const { pointerId, clientX, clientY } = event;
  const movesNothing = hasReducedMotion();
  const listening = new AbortController();
  const { signal } = listening;
  const leftBy = (moved: PointerEvent): number => {
    const left = clientX - moved.clientX;
    return left > Math.abs(moved.clientY - clientY) ? left : 0;
  };
  const handleMove = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId || movesNothing) return;
    const left = leftBy(moved);
    row.style.translate = left > followsFromPx ? `${-left}px` : "";
    row.style.opacity = left > removesFromPx ? "0.5" : "";
  };
  const handleEnd = (ended: PointerEvent): void => {
    if (ended.pointerId !== pointerId) return;
    listening.abort();
    row.style.translate = "";
    row.style.opacity = "";
    if (ended.type === "pointerup" && leftBy(ended) > removesFromPx) removeUnsent(key);
  };
  window.addEventListener("pointermove", handleMove, { signal });
  window.addEventListener("pointerup", handleEnd, { signal });
  window.addEventListener("pointercancel", handleEnd, { signal });
}

type Swiped = { readonly row: HTMLElement; readonly key: LineKey };

/** The row under the finger, if it can be removed. */
function findSwiped({ target, isPrimary, button }: ReactPointerEvent): Swiped | null {
  if (!isPrimary || button !== 0 || !(target instanceof Element)) return null;
  const line = target.closest("[data-line]");
  const row = line?.parentElement;
  if (!(line instanceof HTMLElement) || !(row instanceof HTMLElement)) return null;
  const { bill, sending, isCrediting } = useOrder.getState();
  const key = lineKey(line.dataset["line"] ?? "");
  const found = bill === null ? null : findLine(bill, key);
  if (bill === null || found === null || isCrediting || !isRemovable(bill, found)) return null;
  return sending?.lines.some((sent) => sent.key === key) === true ? null : { row, key };
}

function hasReducedMotion(): boolean {
  return hasHabit("no-motion") || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
