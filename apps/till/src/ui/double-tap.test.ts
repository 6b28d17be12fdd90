import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { doubleTapMs, doubleTapPx, decidePress, extendPress, type Press } from "./double-tap.ts";

type Tap = { readonly atMs: number; readonly x: number; readonly y: number };

/** A screen of 3 × 3 controls; some of them bring up nine others, on the same screen or on another. */
const controlPx = 60;
type TestScreen = { readonly shown: number; readonly isElsewhere: boolean };

function controlAt({ shown }: TestScreen, x: number, y: number): string {
  return `${shown}:${Math.floor(x / controlPx)}:${Math.floor(y / controlPx)}`;
}

/** The middle column replaces the controls; the last one also changes the screen. */
function screenAfter(glass: TestScreen, x: number): TestScreen {
  const column = Math.floor(x / controlPx);
  if (column === 0) return glass;
  return {
    shown: glass.shown + 1,
    isElsewhere: column === 2 ? !glass.isElsewhere : glass.isElsewhere,
  };
}

type PlayedTap = Tap & { readonly control: string; readonly isDropped: boolean };

/** Replays taps of 20 ms each; the result says which were dropped. */
function playTaps(taps: readonly Tap[]): readonly PlayedTap[] {
  let glass: TestScreen = { shown: 0, isElsewhere: false };
  let last: Press<string> | null = null;
  return taps.map((tap) => {
    const { x, y } = tap;
    const control = controlAt(glass, x, y);
    const screen = glass.isElsewhere ? "/form" : "/order";
    const before = glass;
    const press = { ...tap, pointer: 1, control, screen };
    const landing = decidePress(last, press, (atX, atY) => controlAt(before, atX, atY));
    ({ last } = landing);
    if (!landing.isDropped) {
      glass = screenAfter(glass, x);
      last = extendPress(last, 1, tap.atMs + 20);
    }
    return { ...tap, control, isDropped: landing.isDropped };
  });
}

const coordinate = fc.integer({ min: 0, max: 3 * controlPx - 1 });

function tapSequences(xs: fc.Arbitrary<number>): fc.Arbitrary<readonly Tap[]> {
  const step = fc.record({ gapMs: fc.integer({ min: 30, max: 600 }), x: xs, y: coordinate });
  return fc.array(step, { maxLength: 30 }).map((steps) => {
    let atMs = 0;
    return steps.map(({ gapMs, x, y }) => {
      atMs += 20 + gapMs;
      return { atMs, x, y };
    });
  });
}

function isNear(one: Tap, other: Tap): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= doubleTapPx;
}

function isInTime(first: Tap, second: Tap): boolean {
  return second.atMs - (first.atMs + 20) <= doubleTapMs;
}

describe("the second half of a double tap", () => {
  test.each([60, 150, 250, 400, 480])("after %i ms does not press the new control", (gap) => {
    const [first, second] = playTaps([
      { atMs: 1000, x: 90, y: 30 },
      { atMs: 1020 + gap, x: 95, y: 25 },
    ]);
    expect(first?.isDropped).toBe(false);
    expect(second).toMatchObject({ isDropped: true, control: "1:1:0" });
  });

  test("does not press a similar control of another screen", () => {
    const press = { pointer: 1, x: 10, y: 10, control: "New" };
    const { last } = decidePress(null, { ...press, atMs: 0, screen: "/order" }, () => "New");
    const second = { ...press, atMs: 100, screen: "/new-order" };
    expect(decidePress(last, second, () => "New").isDropped).toBe(true);
  });

  test("is recognised for longer if the screen is drawn late", () => {
    const press = { pointer: 1, x: 10, y: 10, screen: "/order" };
    const { last } = decidePress(null, { ...press, atMs: 0, control: "Ok" }, () => "Ok");
    const second = { ...press, atMs: 900, control: "Pad Thai" };
    expect(decidePress(extendPress(last, 1, 600), second, () => "Pad Thai").isDropped).toBe(true);
    expect(decidePress(last, second, () => "Pad Thai").isDropped).toBe(false);
  });

  test("is dropped if the same control means something else since", () => {
    const press = { pointer: 1, x: 10, y: 10, control: "Card", screen: "/pay" };
    const { last } = decidePress(null, { ...press, atMs: 0, meaning: "typed" }, () => "Card");
    const second = (meaning: string) =>
      decidePress(last, { ...press, atMs: 300, meaning }, () => "Card").isDropped;
    expect(second("rest")).toBe(true);
    expect(second("typed")).toBe(false);
  });

  test("never reaches a new control, whatever the taps", () => {
    const reaches = (taps: readonly Tap[]) =>
      playTaps(taps).filter((second, index, felt) => {
        const first = felt.slice(0, index).findLast((tap) => !tap.isDropped);
        const isRest =
          first !== undefined &&
          first.x >= controlPx &&
          isNear(first, second) &&
          isInTime(first, second);
        return isRest && !second.isDropped;
      });
    expect(() =>
      fc.assert(fc.property(tapSequences(coordinate), (taps) => reaches(taps).length === 0)),
    ).not.toThrow();
  });
});

describe("an intended press", () => {
  test("counts if nothing has changed: double taps on one tile, fast typing on adjacent keys", () => {
    const onKeys = tapSequences(fc.integer({ min: 0, max: controlPx - 1 }));
    const isEachFelt = (taps: readonly Tap[]) =>
      playTaps(taps).every(({ isDropped }) => !isDropped);
    expect(() => fc.assert(fc.property(onKeys, isEachFelt))).not.toThrow();
  });

  test("counts at any other place, and after a pause", () => {
    const lost = (taps: readonly Tap[]) =>
      playTaps(taps).filter((tap, index, felt) => {
        const isFollowing = felt
          .slice(0, index)
          .some((first) => isNear(first, tap) && isInTime(first, tap));
        return tap.isDropped && !isFollowing;
      });
    expect(() =>
      fc.assert(fc.property(tapSequences(coordinate), (taps) => lost(taps).length === 0)),
    ).not.toThrow();
  });

  test("gets through while the user keeps tapping", () => {
    const taps = Array.from({ length: 8 }, (_, index) => ({ atMs: index * 150, x: 90, y: 30 }));
    expect(playTaps(taps).filter(({ isDropped }) => !isDropped)).toHaveLength(2);
  });
});
