import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { ditherToDots, type Shades } from "./dither.ts";
import { blackShare, isBlack } from "./dots.ts";
import { fitDots } from "./fit-dots.ts";

const evenly = (shade: number, widthDots = 64, heightDots = 64): Shades => ({
  widthDots,
  heightDots,
  shades: Array.from({ length: widthDots * heightDots }, () => shade),
});

const anyShades = (shade: fc.Arbitrary<number>): fc.Arbitrary<Shades> =>
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 30 }))
    .chain(([bytes, heightDots]) => {
      const length = bytes * 8 * heightDots;
      return fc
        .array(shade, { minLength: length, maxLength: length })
        .map((shades) => ({ widthDots: bytes * 8, heightDots, shades }));
    });

test("what is only black and white stays as it is", () => {
  fc.assert(
    fc.property(anyShades(fc.constantFrom(0, 255)), (picture) => {
      const dots = ditherToDots(picture);
      for (const [at, shade] of Array.from(picture.shades).entries()) {
        const [x, y] = [at % picture.widthDots, Math.floor(at / picture.widthDots)];
        expect(isBlack(dots, x, y)).toBe(shade === 0);
      }
    }),
  );
});

test("a grey area becomes as many black dots as it is dark", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (shade) => {
      expect(blackShare(ditherToDots(evenly(shade)))).toBeCloseTo(1 - shade / 255, 1);
    }),
  );
});

test("half grey becomes the pattern of a chessboard", () => {
  const { bytes } = ditherToDots(evenly(127, 8, 4));
  const counts = Array.from(bytes, (byte) => byte.toString(2).replaceAll("0", "").length);
  expect(counts).toEqual([4, 4, 4, 4]);
});

describe("a picture in dots", () => {
  const picture = ditherToDots(evenly(100, 160, 80));

  test("that fits on the paper stays as it is", () => {
    expect(fitDots(picture, 160)).toBe(picture);
    expect(fitDots(picture, 500)).toBe(picture);
  });

  test("that is wider than the paper keeps its shape and its shade", () => {
    const narrow = fitDots(picture, 85);
    expect([narrow.widthDots, narrow.heightDots]).toEqual([80, 40]);
    expect(blackShare(narrow)).toBeCloseTo(blackShare(picture), 1);
  });

  test("is never wider than the paper, and has whole bytes", () => {
    fc.assert(
      fc.property(
        anyShades(fc.integer({ min: 0, max: 255 })),
        fc.integer({ min: 8, max: 60 }),
        (shades, paper) => {
          const dots = fitDots(ditherToDots(shades), paper);
          expect(dots.widthDots).toBeLessThanOrEqual(paper);
          expect(dots.heightDots).toBeGreaterThan(0);
          expect(dots.bytes).toHaveLength((dots.widthDots / 8) * dots.heightDots);
        },
      ),
    );
  });

  test("keeps a black half black and a white half white when it becomes smaller", () => {
    const halves = Array.from({ length: 64 * 16 }, (_, at) => (at % 64 < 32 ? 0 : 255));
    const dots = fitDots(ditherToDots({ widthDots: 64, heightDots: 16, shades: halves }), 16);
    const row = Array.from({ length: 16 }, (_, x) => isBlack(dots, x, 2));
    expect(row).toEqual(Array.from({ length: 16 }, (_, x) => x < 8));
  });
});
