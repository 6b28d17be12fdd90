import { useLayoutEffect, type RefObject } from "react";

/** Hides the last cards of a list that its box does not show as a whole, so that it needs no scrolling. */
export function useWholeCards(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    const box = element?.parentElement;
    if (element === null || !box) return undefined;
    const hide = () => hideCutCards(element, box);
    hide();
    const sizes = new ResizeObserver(hide);
    sizes.observe(box);
    return () => sizes.disconnect();
  });
}

function hideCutCards(list: HTMLElement, box: HTMLElement): void {
  const [, ...cards] = [...list.children].filter((card) => card instanceof HTMLElement);
  for (const card of cards) card.hidden = false;
  const { bottom } = box.getBoundingClientRect();
  const cut = cards.filter((card) => card.getBoundingClientRect().bottom > bottom);
  for (const card of cut) card.hidden = true;
}
