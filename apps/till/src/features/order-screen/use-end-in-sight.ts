import { useCallback, useLayoutEffect, useRef, type RefCallback } from "react";

/**
 * Scrolls to the end of a list when it has more or fewer lines, or is opened. Returns the ref of the element that grows
 * inside the scroller. It scrolls after the browser's own layout: a layout of the whole page during the press was the
 * slowest part of a tap.
 */
export function useEndInSight(count: number, isOpened: boolean): RefCallback<HTMLElement> {
  const isDue = useRef(false);
  useLayoutEffect(() => {
    isDue.current = count > 0 || isOpened;
  }, [count, isOpened]);
  return useCallback((list: HTMLElement) => {
    const scroller = list.parentElement;
    const sizes = new ResizeObserver(() => {
      if (!isDue.current || scroller === null) return;
      isDue.current = false;
      scroller.scrollTop = scroller.scrollHeight;
    });
    sizes.observe(list);
    return () => sizes.disconnect();
  }, []);
}
