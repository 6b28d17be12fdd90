import { useRef, type MouseEvent, type PointerEvent, type TouchEvent } from "react";

import { isStill } from "./is-still.ts";

type Down = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly focused: Element | null;
};

type Handlers = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Fires when the finger lifts where it came down. Browsers drop the click of a second simultaneous finger, and a swipe
 * over tiles must not order anything. Keyboards and screen readers still click.
 */
export function useTap(onTap: () => void): Handlers {
  const down = useRef<Down | null>(null);
  const tapped = useRef<Down | null>(null);
  return {
    onPointerDown: ({ pointerId, clientX, clientY, button }) => {
      const { activeElement: focused } = document;
      down.current = button === 0 ? { id: pointerId, x: clientX, y: clientY, focused } : null;
    },
    onPointerUp: (event) => {
      const start = down.current;
      down.current = null;
      if (start?.id !== event.pointerId) return;
      tapped.current = isStill(start, event) ? start : null;
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
    onPointerCancel: () => {
      down.current = null;
    },
    // A click without a pointer comes from a keyboard or a screen reader.
    onClick: ({ detail }) => {
      if (detail === 0) onTap();
    },
  };
}
