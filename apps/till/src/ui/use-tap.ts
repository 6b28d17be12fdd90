import { useRef, type MouseEvent, type PointerEvent, type TouchEvent } from "react";

import { isStill, mouseMovesFromPx } from "./is-still.ts";

type Down = {
  readonly x: number;
  readonly y: number;
  readonly focused: Element | null;
};

type Handlers = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Fires when a finger lifts where it came down, for each finger. Browsers drop the click of a second simultaneous
 * finger, and a swipe over tiles must not order anything. Keyboards and screen readers still click.
 */
export function useTap(onTap: () => void): Handlers {
  const downs = useRef(new Map<number, Down>());
  const tapped = useRef<Down | null>(null);
  return {
    onPointerDown: ({ pointerId, clientX, clientY, button }) => {
      const { activeElement: focused } = document;
      if (button === 0) downs.current.set(pointerId, { x: clientX, y: clientY, focused });
      else downs.current.delete(pointerId);
    },
    onPointerUp: (event) => {
      const start = downs.current.get(event.pointerId);
      if (start === undefined) return;
      downs.current.delete(event.pointerId);
      const movesFrom = event.pointerType === "mouse" ? mouseMovesFromPx : undefined;
      tapped.current = isStill(start, event, movesFrom) ? start : null;
      if (tapped.current !== null) onTap();
    },
    // The browser would go on with the events of a mouse, each of which takes a layout before the result is drawn.
    onTouchEnd: (event) => {
      if (tapped.current === null || !event.cancelable) return;
      event.preventDefault();
      if (document.activeElement === tapped.current.focused) {
        event.currentTarget.focus({ preventScroll: true });
      }
      tapped.current = null;
    },
    onPointerCancel: ({ pointerId }) => {
      downs.current.delete(pointerId);
    },
    // A click without a pointer comes from a keyboard or a screen reader.
    onClick: ({ detail }) => {
      if (detail === 0) onTap();
    },
  };
}
