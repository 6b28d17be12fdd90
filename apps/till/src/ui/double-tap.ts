/** A slow double tap has 400 ms between its taps, and Windows takes 500 ms for one. */
export const doubleTapMs = 500;

/** Two taps of one finger land closer together than this; the smallest control is 48 px wide. */
export const doubleTapPx = 40;

/** A finger, or a mouse button, that came down on the glass. `Control` is whatever tells one control from another. */
export type Press<Control> = {
  readonly pointer: number;
  /** When it came down; later, when it was lifted or when its result was drawn. */
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  readonly control: Control | null;
  /** The address of the screen that was shown. */
  readonly screen: string;
};

type Landing<Control> = {
  /** The press is the rest of a double tap whose first half changed the screen: it belongs to nobody. */
  readonly isDropped: boolean;
  /** Which press a next one may be the second half of. */
  readonly last: Press<Control>;
};

/**
 * Decides about one press at the moment when the finger comes down. It is dropped only if another control has come under
 * the finger since a press at the same place: two quick taps on one control, and fingers that type on keys side by side, count.
 */
export function land<Control>(
  last: Press<Control> | null,
  press: Press<Control>,
  controlAt: (x: number, y: number) => Control | null,
): Landing<Control> {
  if (last === null) return { isDropped: false, last: press };
  const isSecondTap =
    press.atMs - last.atMs <= doubleTapMs &&
    Math.hypot(press.x - last.x, press.y - last.y) <= doubleTapPx;
  // To ask what lies at a place costs a layout, so only a second tap asks.
  const isDropped =
    isSecondTap &&
    (press.screen !== last.screen ||
      (press.control !== last.control && controlAt(last.x, last.y) !== last.control));
  // A dropped press is not the first half of anything: a finger that keeps tapping gets through in half a second.
  return { isDropped, last: isDropped ? last : press };
}

/** The time in which a second tap is expected begins when the finger is lifted, and again when the result is drawn. */
export function prolong<Control>(
  last: Press<Control> | null,
  pointer: number,
  atMs: number,
): Press<Control> | null {
  return last?.pointer === pointer ? { ...last, atMs: Math.max(last.atMs, atMs) } : last;
}
