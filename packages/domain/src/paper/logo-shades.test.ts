import { describe, expect, test } from "vitest";

import { ditherToDots } from "./dither.ts";
import { noteOfLogo } from "./logo-notes.ts";
import {
  findInk,
  fitLogo,
  isTransparent,
  lightnesses,
  logoSizes,
  toShades,
} from "./logo-shades.ts";

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];
const white: Pixel = [255, 255, 255, 255];
const black: Pixel = [0, 0, 0, 255];
const clear: Pixel = [0, 0, 0, 0];

/** Eight pixels wide. */
const picture = (pixels: readonly Pixel[]) => ({
  data: pixels.flat(),
  width: 8,
  height: pixels.length / 8,
});
const row = (...pixels: readonly Pixel[]) => [
  ...pixels,
  ...Array.from({ length: 8 - pixels.length }, () => white),
];
const plain = { lightness: "normal", isInverted: false } as const;
const inverted = { lightness: "normal", isInverted: true } as const;

describe("the shade of a pixel", () => {
  test("is that of the paper where the picture is transparent, also if black and white are swapped", () => {
    const half: Pixel = [0, 0, 0, 51];
    const seen = picture(row(clear, half, white, black));
    expect(Array.from(toShades(seen, plain).shades).slice(0, 4)).toEqual([255, 204, 255, 0]);
    const swapped = picture(row(clear, [255, 255, 255, 51], white, black));
    expect(Array.from(toShades(swapped, inverted).shades).slice(0, 4)).toEqual([255, 204, 0, 255]);
  });

  test("counts green as the brightest colour and blue as the darkest", () => {
    const seen = picture(row([255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]));
    expect(Array.from(toShades(seen, plain).shades).slice(0, 3)).toEqual([76, 150, 29]);
  });

  test("gets lighter with each step, but black stays black and white stays white", () => {
    const seen = picture(row([100, 100, 100, 255], black, white));
    const steps = lightnesses.map((lightness) =>
      Array.from(toShades(seen, { lightness, isInverted: false }).shades).slice(0, 3),
    );
    const greys = steps.map(([grey]) => grey ?? 0);
    expect(greys).toEqual(greys.toSorted((one, other) => one - other));
    expect(new Set(greys).size).toBe(lightnesses.length);
    for (const [, darkest, lightest] of steps) expect([darkest, lightest]).toEqual([0, 255]);
  });
});

describe("the margin of a picture", () => {
  test("is left out on all sides", () => {
    const seen = picture([...row(), ...row(white, black), ...row(white, white, black), ...row()]);
    expect(findInk(seen, false)).toEqual({ left: 1, top: 1, width: 2, height: 2 });
  });

  test("is what a camera makes of white, too, and what is transparent", () => {
    const seen = picture([...row([250, 250, 250, 255], clear), ...row(white, white, black)]);
    expect(findInk(seen, false)).toEqual({ left: 2, top: 1, width: 1, height: 1 });
  });

  test("is all of a white picture, unless black and white are swapped", () => {
    expect(findInk(picture(row()), false)).toBeNull();
    expect(findInk(picture(row()), true)).toEqual({ left: 0, top: 0, width: 8, height: 1 });
  });
});

test("a logo fills the width or the height of its size and keeps its shape", () => {
  expect(fitLogo({ width: 1000, height: 100 }, "small")).toEqual({ width: 184, height: 18 });
  expect(fitLogo({ width: 30, height: 30 }, "large")).toEqual({ width: 160, height: 160 });
  expect(fitLogo({ width: 1, height: 4000 }, "medium")).toEqual({ width: 1, height: 120 });
  for (const { widthDots } of Object.values(logoSizes)) expect(widthDots % 8).toBe(0);
});

test("only a picture with an opacity below the whole is transparent", () => {
  expect(isTransparent(picture(row(black)))).toBe(false);
  expect(isTransparent(picture(row(black, [9, 9, 9, 254])))).toBe(true);
});

describe("a venue is warned of a logo that", () => {
  const dots = (shade: number) =>
    ditherToDots({
      widthDots: 64,
      heightDots: 64,
      shades: Array.from({ length: 64 * 64 }, () => shade),
    });
  const square = { width: 64, height: 64 };
  test.each([
    ["prints nothing", 255, square, "all-white"],
    ["is a black block", 0, square, "all-black"],
    ["is a thin column", 128, { width: 47, height: 160 }, "too-tall"],
    ["is a thin line", 128, { width: 368, height: 23 }, "too-wide"],
  ])("%s", (_name, shade, shape, note) => {
    expect(noteOfLogo(dots(shade), shape)).toBe(note);
  });

  test("and of no other", () => {
    for (const shape of [square, { width: 48, height: 160 }, { width: 368, height: 24 }])
      expect(noteOfLogo(dots(128), shape)).toBeNull();
  });
});
