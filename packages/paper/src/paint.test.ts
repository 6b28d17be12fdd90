import { expect, test } from "vitest";

import { dotsPixels } from "./dots-pixels.ts";
import type { Piece } from "./layout.ts";
import { measureWith, paint, type PaintTarget } from "./paint.ts";
import { boldText, plainText } from "./text-style.ts";

/** A canvas that lists what is painted on it. */
function createCanvas() {
  const painted: string[] = [];
  const target: PaintTarget = {
    font: "",
    fillStyle: "",
    fillRect: (...box) => void painted.push(`${String(target.fillStyle)} box ${box.join(" ")}`),
    fillText: (text, x, y) =>
      void painted.push(`${String(target.fillStyle)} ${text} at ${x} ${y} in ${target.font}`),
    measureText: (text) => ({ width: text.length * (target.font.startsWith("700") ? 12 : 10) }),
  };
  return { target, painted };
}

const box = { xDots: 6, yDots: 100, widthDots: 60, heightDots: 40 };
const pieces: readonly Piece[] = [
  { ...box, kind: "text", text: "Gin", style: plainText },
  { ...box, yDots: 140, kind: "banner", text: "Copy", style: boldText, textXDots: 20 },
  { ...box, yDots: 180, heightDots: 2, kind: "rule" },
];

/** What is painted in the band from there on, which is 40 dots high. */
function paintedFrom(fromDots: number): readonly string[] {
  const { target, painted } = createCanvas();
  paint({ pieces }, target, { fromDots, widthDots: 576, heightDots: 40 }, () => {});
  const [paper, ...inked] = painted;
  expect(paper).toBe("white box 0 0 576 40");
  return inked;
}

test("a text is painted in black on its baseline, which leaves room for marks above it", () => {
  expect(paintedFrom(100)).toEqual([expect.stringMatching(/^black Gin at 6 31 in 400 24px /)]);
});

test("a banner is painted white on black", () => {
  expect(paintedFrom(140)).toEqual([
    "black box 6 0 60 40",
    expect.stringMatching(/^white Copy at 20 31 in 700 24px /),
  ]);
});

test("a band has what reaches into it, and nothing else", () => {
  const shapes = (fromDots: number) => paintedFrom(fromDots).map((line) => line.split(" at ")[0]);
  expect(shapes(60)).toEqual([]);
  expect(shapes(61)).toEqual(["black Gin"]);
  expect(shapes(139)).toEqual(["black Gin", "black box 6 1 60 40", "white Copy"]);
  expect(shapes(179)).toEqual(["black box 6 -39 60 40", "white Copy", "black box 6 1 60 2"]);
  expect(shapes(182)).toEqual([]);
});

test("a picture in dots is painted where it stands in each band that it reaches into", () => {
  const dots = { widthDots: 8, heightDots: 40, bytes: new Uint8Array(40) };
  const logo: Piece = { ...box, kind: "dots", dots };
  const painted: unknown[] = [];
  const { target, painted: inked } = createCanvas();
  for (const fromDots of [60, 61, 100, 139, 140]) {
    paint({ pieces: [logo] }, target, { fromDots, widthDots: 576, heightDots: 40 }, (of, x, y) => {
      expect(of).toBe(dots);
      painted.push([fromDots, x, y]);
    });
  }
  expect(painted).toEqual([
    [61, 6, 39],
    [100, 6, 0],
    [139, 6, -39],
  ]);
  expect(new Set(inked)).toEqual(new Set(["white box 0 0 576 40"]));
});

test("dots become pixels of black and white", () => {
  const dots = { widthDots: 8, heightDots: 1, bytes: Uint8Array.of(0b0100_0001) };
  const [white, black] = [
    [255, 255, 255, 255],
    [0, 0, 0, 255],
  ];
  const pixels = [white, black, white, white, white, white, white, black];
  expect([...dotsPixels(dots)]).toEqual(pixels.flat());
});

test("a text is measured in the font that paints it", () => {
  const measure = measureWith(createCanvas().target);
  expect([measure("Gin", plainText), measure("Gin", boldText)]).toEqual([30, 36]);
});
