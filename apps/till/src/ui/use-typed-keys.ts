import { useEffect, type RefObject } from "react";

export const typedKey = "comanda-typed-key";

/**
 * Whether it was passed on to a visible element within `top` that takes the digits, and what deletes them, that are
 * typed while no field has the focus. It has its text as `data-takes-digits`.
 */
export function passOnKey(key: string, top: Element): boolean {
  if (!/^(?:\d|Backspace)$/.test(key)) return false;
  const takers = [...top.querySelectorAll("[data-takes-digits]")];
  // A hidden one has no size; of two, the inner one comes later.
  const taker = takers.findLast((element) => element.getClientRects().length > 0);
  taker?.dispatchEvent(new CustomEvent(typedKey, { detail: key }));
  return taker !== undefined;
}

/** Calls the handler with each key that is passed on to the element. */
export function useTypedKeys(
  place: RefObject<HTMLElement | null>,
  onKey: (key: string) => void,
): void {
  useEffect(() => {
    const element = place.current;
    const handle = (event: Event) => {
      if (event instanceof CustomEvent) onKey(String(event.detail));
    };
    element?.addEventListener(typedKey, handle);
    return () => element?.removeEventListener(typedKey, handle);
  }, [place, onKey]);
}
