import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

import { isSamePlace, type CellPlace } from "./cell-range.ts";

/**
 * Keeps the focus in the field of the active cell, also when another cell has become the active one, and the end of the
 * selection in sight. A press on another cell gives the focus to the grid, which passes it on. `shows` counts how often
 * the active cell was shown from outside, which brings the focus to it.
 */
export function useCellFocus(
  place: RefObject<HTMLElement | null>,
  { end, shows }: { readonly end: CellPlace; readonly shows: number },
) {
  const isInside = useRef(false);
  const last = useRef({ end, shows });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { end, shows };
    const isShown = before.shows !== shows;
    if (isShown) isInside.current = true;
    if (!isInside.current) return;
    focusField(place.current);
    // Otherwise scrolling, which renders other rows, would always return here.
    if (!isShown && isSamePlace(before.end, end)) return;
    const cell = place.current?.querySelector("[data-end=true]");
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  return {
    handleFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      isInside.current = true;
      if (target === currentTarget) focusField(currentTarget);
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isLeft = !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      if (isLeft) isInside.current = false;
    },
  };
}

/** Until the cell is edited, all of its text is selected, so that it can be copied and that typing replaces it. */
function focusField(grid: HTMLElement | null): void {
  const field = grid?.querySelector<HTMLElement>("[data-cell-field]");
  if (field === null || field === undefined) return;
  const isNew = field !== document.activeElement;
  if (isNew) field.focus({ preventScroll: true });
  if (!(field instanceof HTMLInputElement)) return;
  const isReady = field.dataset["editing"] === "false";
  if (isReady || (isNew && field.dataset["caret"] !== "end")) field.select();
  else if (isNew) field.setSelectionRange(field.value.length, field.value.length);
}
