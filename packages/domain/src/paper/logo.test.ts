import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Dots } from "./dots.ts";
import { logoLimits, readLogo, writeLogo } from "./logo.ts";

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const fileOf = (header: string, bytes: number) =>
  Uint8Array.from([...letters(header), ...Array.from({ length: bytes }, () => 0x0f)]);

const anyLogo: fc.Arbitrary<Dots> = fc
  .tuple(
    fc.integer({ min: 1, max: logoLimits.widthDots / 8 }),
    fc.integer({ min: 1, max: logoLimits.heightDots }),
  )
  .chain(([bytesPerRow, heightDots]) =>
    fc
      .uint8Array({ minLength: bytesPerRow * heightDots, maxLength: bytesPerRow * heightDots })
      .map((bytes) => ({ widthDots: bytesPerRow * 8, heightDots, bytes })),
  );

test("every logo is read as it was written", () => {
  fc.assert(
    fc.property(anyLogo, (logo) => {
      expect(readLogo(writeLogo(logo))).toEqual(logo);
    }),
  );
});

test("a logo is a bitmap that every program of pictures can read", () => {
  const bytes = Uint8Array.of(0b1000_0001, 0b0111_1110);
  expect([...writeLogo({ widthDots: 8, heightDots: 2, bytes })]).toEqual([
    ...letters("P4\n8 2\n"),
    0b1000_0001,
    0b0111_1110,
  ]);
});

test("a file has another size than it says if it is cut off or goes on, and is no logo", () => {
  fc.assert(
    fc.property(anyLogo, fc.integer({ min: 1, max: 40 }), (logo, count) => {
      const file = writeLogo(logo);
      expect(readLogo(file.subarray(0, Math.max(0, file.length - count)))).toEqual({
        problem: "not-a-logo",
      });
      expect(readLogo(Uint8Array.from([...file, ...letters("x".repeat(count))]))).toEqual({
        problem: "not-a-logo",
      });
    }),
  );
});

test("whatever happens to a header, the file is refused or has just the dots that it says", () => {
  fc.assert(
    fc.property(
      anyLogo,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 255 })), {
        maxLength: 4,
      }),
      (logo, damage) => {
        const file = writeLogo(logo);
        for (const [at, byte] of damage) file[at] = byte;
        const read = readLogo(file);
        if ("problem" in read) return;
        expect(read.widthDots).toBeLessThanOrEqual(logoLimits.widthDots);
        expect(read.heightDots).toBeLessThanOrEqual(logoLimits.heightDots);
        expect(read.bytes).toHaveLength((read.widthDots / 8) * read.heightDots);
        expect(writeLogo(read)).toEqual(file);
      },
    ),
  );
});

describe("a logo", () => {
  test.each([
    ["the largest", "P4\n368 160\n", 46 * 160, null],
    ["one column of bytes too wide", "P4\n376 160\n", 47 * 160, "logo-too-large"],
    ["one row too high", "P4\n368 161\n", 46 * 161, "logo-too-large"],
    ["wider than any paper, with nothing after it", "P4\n9999 9999\n", 0, "logo-too-large"],
    ["with a size of five digits", "P4\n99999 1\n", 0, "not-a-logo"],
    ["with rows of half bytes", "P4\n12 2\n", 4, "not-a-logo"],
    ["without width", "P4\n0 2\n", 0, "not-a-logo"],
    ["without height", "P4\n8 0\n", 0, "not-a-logo"],
    ["with a comment", "P4\n# made by hand\n8 2\n", 2, "not-a-logo"],
    ["with a size that begins with 0", "P4\n08 2\n", 2, "not-a-logo"],
    ["of grey", "P5\n8 2\n", 16, "not-a-logo"],
    ["of nothing", "", 0, "not-a-logo"],
  ])("%s: %j and %i bytes is judged", (_name, header, bytes, problem) => {
    const read = readLogo(fileOf(header, bytes));
    expect("problem" in read ? read.problem : null).toBe(problem);
  });
});
