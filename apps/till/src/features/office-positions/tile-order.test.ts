import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { movedTo, stepOf } from "./tile-order.ts";

const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 30 });

describe("tiles in their order", () => {
  test("one that is moved stands where it was put, and the others keep their order", () => {
    fc.assert(
      fc.property(list, fc.nat(40), fc.integer({ min: -5, max: 40 }), (tiles, at, to) => {
        const from = at % tiles.length;
        const after = movedTo(tiles, from, to);
        const place = Math.max(0, Math.min(tiles.length - 1, to));
        expect(after[place]).toBe(tiles[from]);
        expect(after.toSpliced(place, 1)).toEqual(tiles.toSpliced(from, 1));
      }),
    );
  });

  test("arrows go to the tile beside, above and below", () => {
    expect(
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "x"].map((key) => stepOf(key, 6)),
    ).toEqual([-1, 1, -6, 6, null]);
  });
});
