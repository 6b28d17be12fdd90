import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { checkPictureFile, checkPictureFileSize, pictureFileLimits } from "./check-picture-file.ts";
import { readPictureHeader } from "./picture-header.ts";

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const big = (value: number, bytes = 4) =>
  Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
const little = (value: number, bytes: number) => big(value, bytes).toReversed();
const zeros = (length: number) => Array.from({ length }, () => 0);

const png = (width: number, height: number, ...chunks: readonly (readonly number[])[]) =>
  Uint8Array.from([
    ...letters("\u0089PNG\r\n\u001A\n"),
    ...big(13),
    ...letters("IHDR"),
    ...big(width),
    ...big(height),
    ...zeros(9),
    ...chunks.flat(),
  ]);
const chunk = (name: string, length: number) => [
  ...big(length),
  ...letters(name),
  ...zeros(length + 4),
];
/** Two digits a byte. */
const hex = (text: string) =>
  Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const jpeg = (width: number, height: number) =>
  Uint8Array.from([
    ...hex("ffd8ffe000040102ffc4000300"),
    // A filler, which may stand before a marker.
    ...hex("ffffc2000b08"),
    ...big(height, 2),
    ...big(width, 2),
    ...zeros(6),
  ]);
const extendedWebp = (width: number, height: number, flags: number) =>
  Uint8Array.from([
    ...letters("RIFF"),
    ...little(22, 4),
    ...letters("WEBPVP8X"),
    ...little(10, 4),
    ...little(flags, 4),
    ...little(width - 1, 3),
    ...little(height - 1, 3),
  ]);
const plainWebp = Uint8Array.from([
  ...letters("RIFF"),
  ...little(28, 4),
  ...letters("WEBPVP8 "),
  ...little(16, 4),
  ...hex("1000009d012a"),
  ...little(400, 2),
  ...little(300, 2),
  ...zeros(6),
]);
const gif = (width: number, height: number, note: string) =>
  Uint8Array.from([
    ...letters("GIF89a"),
    ...little(width, 2),
    ...little(height, 2),
    ...zeros(10),
    ...letters(note),
  ]);
const svg = (text: string) => new TextEncoder().encode(text);

const still = { isAnimated: false };
const moving = { isAnimated: true };

describe("the header of a picture says its size, and whether it moves:", () => {
  test.each([
    [
      "a PNG",
      png(20_000, 20_000),
      { type: "png", size: { width: 20_000, height: 20_000 }, ...still },
    ],
    [
      "a PNG of the largest size",
      png(2 ** 31, 1),
      { type: "png", size: { width: 2 ** 31, height: 1 }, ...still },
    ],
    [
      "a PNG that moves",
      png(9, 8, chunk("pHYs", 9), chunk("acTL", 8)),
      { type: "png", size: { width: 9, height: 8 }, ...moving },
    ],
    [
      "a PNG whose word comes after the image",
      png(9, 8, chunk("IDAT", 1), chunk("acTL", 8)),
      { type: "png", size: { width: 9, height: 8 }, ...still },
    ],
    ["a JPEG", jpeg(4032, 3024), { type: "jpeg", size: { width: 4032, height: 3024 }, ...still }],
    ["a WebP", plainWebp, { type: "webp", size: { width: 400, height: 300 }, ...still }],
    [
      "a large WebP",
      extendedWebp(16_383, 9000, 0x10),
      { type: "webp", size: { width: 16_383, height: 9000 }, ...still },
    ],
    [
      "a WebP that moves",
      extendedWebp(10, 20, 2),
      { type: "webp", size: { width: 10, height: 20 }, ...moving },
    ],
    ["a GIF", gif(300, 200, ""), { type: "gif", size: { width: 300, height: 200 }, ...still }],
    [
      "a GIF that moves",
      gif(300, 200, "!\u00FF\u000BNETSCAPE2.0"),
      { type: "gif", size: { width: 300, height: 200 }, ...moving },
    ],
    ["a drawing", svg("<svg viewBox='0 0 1 1'/>"), { type: "svg", size: null, ...still }],
    [
      "a drawing after notes",
      svg("\uFEFF<?xml version='1.0'?>\n<!-- by hand -->\n<svg\nwidth='5'>"),
      { type: "svg", size: null, ...still },
    ],
  ])("%s", (_name, file, header) => {
    expect(readPictureHeader(file)).toEqual(header);
  });
});

test.each([
  ["a PDF", svg("%PDF-1.7 <svg ")],
  ["a page without a drawing", svg("<!doctype html><p>svg</p>")],
  ["nothing", new Uint8Array()],
  ["a PNG that ends in its header", png(5, 5).subarray(0, 32)],
  ["a JPEG without an image", Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  [
    "a WebP of sound",
    Uint8Array.from([...letters("RIFF"), ...zeros(4), ...letters("WAVEfmt "), ...zeros(20)]),
  ],
  ["a GIF that ends in its size", gif(1, 1, "").subarray(0, 9)],
])("%s is none of these pictures", (_name, file) => {
  expect(readPictureHeader(file)).toBeNull();
  expect(checkPictureFile(file)).toEqual({ problem: "not-a-picture" });
});

test("whatever is wrong with a header, reading it ends, with a size or without", () => {
  const files = [
    png(9, 8, chunk("tEXt", 5), chunk("acTL", 8)),
    jpeg(40, 30),
    plainWebp,
    extendedWebp(10, 20, 2),
    gif(3, 2, "NETSCAPE2.0"),
  ];
  const damage = fc.array(fc.tuple(fc.nat({ max: 60 }), fc.integer({ min: 0, max: 255 })));
  fc.assert(
    fc.property(fc.constantFrom(...files), damage, fc.nat({ max: 70 }), (sound, wrong, length) => {
      const file = Uint8Array.from(sound).subarray(0, length);
      for (const [at, byte] of wrong) if (at < file.length) file[at] = byte;
      const header = readPictureHeader(file);
      if (header?.size === undefined || header.size === null) return;
      expect(header.size.width).toBeGreaterThanOrEqual(0);
      expect(header.size.height).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2000 },
  );
});

describe("a file for a logo or a tile", () => {
  test("has at most 20 MB, which is known before it is read", () => {
    expect(checkPictureFileSize(20_000_000)).toBeNull();
    expect(checkPictureFileSize(40_000_000)).toEqual({
      problem: "file-too-large",
      megabytes: 40,
      maximum: 20,
    });
  });

  test("has at most 50 megapixels, as the photos of phones have", () => {
    expect(checkPictureFile(png(10_000, 5000))).toMatchObject({ type: "png" });
    expect(checkPictureFile(png(20_000, 20_000))).toEqual({
      problem: "too-many-pixels",
      width: 20_000,
      height: 20_000,
    });
    expect(checkPictureFile(png(50_000_001, 1))).toMatchObject({ problem: "too-many-pixels" });
  });

  test("with a side of nothing is no picture", () => {
    expect(checkPictureFile(png(0, 100))).toEqual({ problem: "not-a-picture" });
    expect(checkPictureFile(png(100, 0))).toEqual({ problem: "not-a-picture" });
  });

  test("that is a drawing has at most 1 MB", () => {
    const drawing = (length: number) => svg("<svg>".padEnd(length));
    expect(checkPictureFile(drawing(pictureFileLimits.drawingBytes))).toMatchObject({
      type: "svg",
    });
    expect(checkPictureFile(drawing(pictureFileLimits.drawingBytes + 1))).toEqual({
      problem: "file-too-large",
      megabytes: 2,
      maximum: 1,
    });
  });
});
