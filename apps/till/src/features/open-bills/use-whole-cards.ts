import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Hides the last cards of a list that its box does not show as a whole, so that it needs no scrolling. Returns how many
 * it shows.
 */
export function useWholeCards(list: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    const box = element?.parentElement;
    if (element === null || !box) return undefined;
    const hide = () => setShown(hideCutCards(element, box));
    hide();
    const sizes = new ResizeObserver(hide);
    sizes.observe(box);
    return () => sizes.disconnect();
  });
  return shown;
}

function hideCutCards(list: HTMLElement, box: HTMLElement): number {
  const all = [...list.children].filter((card) => card instanceof HTMLElement);
  const [, ...cards] = all;
  for (const card of cards) card.hidden = false;
  const end = endOf(cards.at(-1) ?? list);
  // Where all have room without what stands below the box, such as "3 more", it goes.
  const whole = box.parentElement;
  const isWhole = whole !== null && end <= endOf(whole) - paddingBelow(whole);
  const cut = isWhole ? [] : cards.filter((card) => endOf(card) > endOf(box));
  for (const card of cut) card.hidden = true;
  return all.length - cut.length;
}

function endOf(element: HTMLElement): number {
  return element.getBoundingClientRect().bottom;
}

function paddingBelow(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).paddingBottom);
}
