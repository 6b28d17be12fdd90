import { useRef, type MouseEvent, type PointerEvent } from "react";

/** A finger that moves further than this is scrolling or swiping. */
const maxMovePx = 10;

type Handlers = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Fires when the finger lifts where it came down. Browsers drop the click of a second simultaneous finger, and a swipe
 * over tiles must not order anything. Keyboards and screen readers still click.
 */
export function useTap(onTap: () => void): Handlers {
  const down = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, clientX, clientY, button }) => {
      down.current = button === 0 ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const start = down.current;
      down.current = null;
      if (start?.id !== pointerId) return;
      const isStill =
        Math.abs(clientX - start.x) < maxMovePx && Math.abs(clientY - start.y) < maxMovePx;
      if (isStill) onTap();
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
