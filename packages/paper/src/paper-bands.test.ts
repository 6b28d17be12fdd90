import fc from "fast-check";
import { expect, test } from "vitest";

import type { Layout, Piece } from "./layout.ts";
import { cutIntoBands } from "./paper-bands.ts";

const maximumDots = 400;

const rule = (yDots: number, heightDots: number): Piece => ({
  kind: "rule",
  xDots: 0,
  yDots,
  widthDots: 100,
  heightDots,
});

const anyPaper: fc.Arbitrary<Layout> = fc
  .array(
    fc.record({
      yDots: fc.integer({ min: 0, max: 3000 }),
      heightDots: fc.integer({ min: 1, max: 60 }),
    }),
    { maxLength: 60 },
  )
  .map((places) => {
    const pieces = places.map(({ yDots, heightDots }) => rule(yDots, heightDots));
    return { pieces, heightDots: Math.max(0, ...pieces.map((one) => one.yDots + one.heightDots)) };
  });

test("a paper that fits is one page", () => {
  expect(cutIntoBands({ pieces: [], heightDots: 400 }, maximumDots)).toEqual([
    { fromDots: 0, heightDots: 400 },
  ]);
});

test("a long paper is cut above the line that does not fit", () => {
  const layout = { pieces: [rule(380, 40)], heightDots: 500 };
  expect(cutIntoBands(layout, maximumDots)).toEqual([
    { fromDots: 0, heightDots: 380 },
    { fromDots: 380, heightDots: 120 },
  ]);
});

test("a line taller than a page is cut through, rather than never ending", () => {
  const layout = { pieces: [rule(0, 900)], heightDots: 900 };
  expect(cutIntoBands(layout, maximumDots).map(({ heightDots }) => heightDots)).toEqual([
    400, 400, 100,
  ]);
});

test("the pages are the whole paper, none too long", () => {
  fc.assert(
    fc.property(anyPaper, (layout) => {
      const bands = cutIntoBands(layout, maximumDots);
      let at = 0;
      for (const { fromDots, heightDots } of bands) {
        expect(fromDots).toBe(at);
        expect(heightDots).toBeLessThanOrEqual(maximumDots);
        at += heightDots;
      }
      expect(at).toBe(layout.heightDots);
    }),
  );
});

test("no line of ordinary height is cut through where a page has a gap", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 }), (heights) => {
      let y = 0;
      const pieces = heights.map((heightDots) => {
        const piece = rule(y, heightDots);
        y += heightDots + 1;
        return piece;
      });
      const bands = cutIntoBands({ pieces, heightDots: y }, maximumDots);
      for (const { fromDots } of bands) {
        const cut = pieces.filter(
          (one) => one.yDots < fromDots && one.yDots + one.heightDots > fromDots,
        );
        expect(cut).toEqual([]);
      }
    }),
  );
});
