/** A finger that moves this far is scrolling, swiping or dragging. */
const movesFromPx = 10;

type Position = { readonly x: number; readonly y: number };

/** Whether a finger that came down there has stayed, as far as a finger can. */
export function isStill(
  from: Position,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): boolean {
  return Math.max(Math.abs(clientX - from.x), Math.abs(clientY - from.y)) < movesFromPx;
}
