/** A slow double tap has 400 ms between its taps; Windows allows 500 ms. */
export const doubleTapMs = 500;

/** Two taps of one finger land closer together than this; the smallest control is 48 px wide. */
export const doubleTapPx = 40;

/** A finger or mouse button that came down on the screen. `Control` identifies a control. */
export type Press<Control> = {
  readonly pointer: number;
  /** When it came down; updated when it is lifted and when its result is drawn. */
  readonly atMs: number;
  readonly x: number;
  readonly y: number;
  readonly control: Control | null;
  /** What a press on it does, if that changes while it stays where it is. */
  readonly meaning?: string | null | undefined;
  /** The address of the visible screen. */
  readonly screen: string;
};

type PressDecision<Control> = {
  /** Whether the press is the second half of a double tap whose first half changed the screen. */
  readonly isDropped: boolean;
  /** The press that the next one is compared with. */
  readonly last: Press<Control>;
};

/**
 * Decides about a press as the finger comes down. Drops it only if another control has appeared under the finger since
 * a press at the same place, or the same one means something else. Two quick taps on one control, and fast typing on adjacent keys, count.
 */
export function decidePress<Control>(
  last: Press<Control> | null,
  press: Press<Control>,
  controlAt: (x: number, y: number) => Control | null,
): PressDecision<Control> {
  if (last === null) return { isDropped: false, last: press };
  const isSecondTap =
    press.atMs - last.atMs <= doubleTapMs &&
    Math.hypot(press.x - last.x, press.y - last.y) <= doubleTapPx;
  // Hit testing forces a layout, so only a second tap does it.
  const isDropped =
    isSecondTap &&
    (press.screen !== last.screen ||
      (press.control === last.control
        ? press.meaning !== last.meaning
        : controlAt(last.x, last.y) !== last.control));
  // A dropped press does not start a new double tap, so repeated tapping gets through after half a second.
  return { isDropped, last: isDropped ? last : press };
}

/** Restarts the double-tap interval when the finger is lifted, and again when the result is drawn. */
export function extendPress<Control>(
  last: Press<Control> | null,
  pointer: number,
  atMs: number,
): Press<Control> | null {
  return last?.pointer === pointer ? { ...last, atMs: Math.max(last.atMs, atMs) } : last;
}
