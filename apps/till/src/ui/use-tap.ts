import { useRef, type MouseEvent, type PointerEvent } from "react";

/** A finger that moved further than this was scrolling or swiping. */
const stillPx = 10;

type Handlers = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Fires as the finger lifts where it came down. A browser swallows the click of the second of two fingers,
 * and a swipe over tiles must order nothing; keyboards and screen readers still click.
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
        Math.abs(clientX - start.x) < stillPx && Math.abs(clientY - start.y) < stillPx;
      if (isStill) onTap();
    },
    onPointerCancel: () => {
      down.current = null;
    },
    // A click that no pointer made comes from a keyboard or a screen reader.
    onClick: ({ detail }) => {
      if (detail === 0) onTap();
    },
  };
}
