/** A finger that moves this far is scrolling, swiping or dragging. */
const movesFromPx = 10;

/** The screens of older terminals report a finger as a mouse, which drifts further, and never scrolls. */
export const mouseMovesFromPx = 40;

type Position = { readonly x: number; readonly y: number };

/** Whether a finger that came down there has stayed, as far as a finger can. */
export function isStill(
  from: Position,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  movesFrom = movesFromPx,
): boolean {
  return Math.max(Math.abs(clientX - from.x), Math.abs(clientY - from.y)) < movesFrom;
}
