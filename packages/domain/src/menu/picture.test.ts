import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { pictureLimits, readPicture } from "./picture.ts";

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const u16 = (value: number) => [value >> 8, value & 255];
const little = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * index)) & 255);

/** The header of a VP8 key frame, and some pixels. */
const frame = (width: number, height: number, pixels = 6) => [
  0x10,
  0,
  0,
  0x9d,
  0x01,
  0x2a,
  ...little(width, 2),
  ...little(height, 2),
  ...Array<number>(pixels).fill(7),
];
const chunk = (name: string, content: readonly number[]) =>
  bytes(name, little(content.length, 4), content, content.length % 2 === 1 ? [0] : []);
const webp = (...chunks: readonly Uint8Array[]) => {
  const length = chunks.reduce((sum, one) => sum + one.length, 4);
  return bytes("RIFF", little(length, 4), "WEBP", ...chunks.map((one) => [...one]));
};

const segment = (code: number, content: readonly number[]) => [
  0xff,
  code,
  ...u16(content.length + 2),
  ...content,
];
const jfif = segment(0xe0, [74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const exif = segment(0xe1, [...bytes("Exif\0\0 13.7563 N 100.5018 E")]);
const sizedFrame = (width: number, height: number, code = 0xc0) =>
  segment(code, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 3];
const jpeg = (...parts: readonly (readonly number[])[]) =>
  bytes([0xff, 0xd8], ...parts, [0xff, 0xd9]);

const problemOf = (file: Uint8Array) => {
  const result = readPicture(file);
  return "problem" in result ? result.problem : null;
};

describe("a picture", () => {
  test("is a JPEG or a WebP file, in either form of WebP", () => {
    const lossy = webp(chunk("VP8 ", frame(320, 240)));
    const lossless = webp(
      chunk("VP8L", [0x2f, ...little(319 | (239 << 14), 4), 1, 2, 3, 4, 5, 6, 7]),
    );
    const photo = jpeg(jfif, sizedFrame(320, 240), scan);
    expect(readPicture(lossy)).toEqual({ type: "webp", bytes: lossy });
    expect(readPicture(lossless)).toEqual({ type: "webp", bytes: lossless });
    expect(readPicture(photo)).toEqual({ type: "jpeg", bytes: photo });
    expect(problemOf(jpeg(jfif, sizedFrame(320, 240, 0xc2), scan))).toBeNull();
  });

  test("is stored without what its camera has noted, such as the place", () => {
    const noted = jpeg(jfif, exif, segment(0xfe, [1]), sizedFrame(4, 3), segment(0xee, [9]), scan);
    const plain = jpeg(jfif, sizedFrame(4, 3), segment(0xee, [9]), scan);
    expect(readPicture(noted)).toEqual({ type: "jpeg", bytes: plain });
    const image = chunk("VP8 ", frame(4, 3, 5));
    const extended = webp(chunk("VP8X", Array<number>(10).fill(0)), image, chunk("EXIF", [1, 2]));
    expect(readPicture(extended)).toEqual({ type: "webp", bytes: webp(image) });
  });

  test("has at most so many pixels and bytes, the limit included", () => {
    const { width, height, bytes: most } = pictureLimits;
    expect(problemOf(webp(chunk("VP8 ", frame(width, height))))).toBeNull();
    expect(problemOf(webp(chunk("VP8 ", frame(width + 1, 1))))).toBe("picture-too-large");
    expect(problemOf(webp(chunk("VP8 ", frame(1, height + 1))))).toBe("picture-too-large");
    expect(problemOf(jpeg(sizedFrame(width, height), scan))).toBeNull();
    expect(problemOf(jpeg(sizedFrame(65_535, 65_535), scan))).toBe("picture-too-large");
    const around = webp(chunk("VP8 ", frame(4, 3, 0))).length;
    expect(problemOf(webp(chunk("VP8 ", frame(4, 3, most - around))))).toBeNull();
    expect(problemOf(webp(chunk("VP8 ", frame(4, 3, most - around + 2))))).toBe(
      "picture-too-large",
    );
  });

  const image = chunk("VP8 ", frame(4, 3));
  test.each([
    ["nothing", bytes()],
    ["a drawing that can hold a script", bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a page", bytes("<!doctype html><script>1</script>")],
    ["a GIF", bytes("GIF89a", [4, 0, 3, 0, 0, 0, 0, 0x3b])],
    ["a PNG", bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR")],
    [
      "an animation",
      webp(chunk("VP8X", Array<number>(10).fill(2)), chunk("ANIM", [...frame(4, 3)]), image),
    ],
    ["a WebP file that is cut", image.subarray(0, 20)],
    ["a WebP file whose image is longer than the file", webp(image).subarray(0, 30)],
    ["a WebP file without a key frame", webp(chunk("VP8 ", [0x11, ...frame(4, 3).slice(1)]))],
    ["a WebP file with another start code", webp(chunk("VP8 ", frame(4, 3).with(3, 0)))],
    ["a lossless WebP file without its sign", webp(chunk("VP8L", Array<number>(12).fill(0)))],
    ["a WebP file without an image", webp(chunk("EXIF", Array<number>(20).fill(1)))],
    ["a WebP file of no width", webp(chunk("VP8 ", frame(0, 3)))],
    ["a JPEG file of no height", jpeg(sizedFrame(4, 0), scan)],
    ["a JPEG file without a size", jpeg(jfif, scan)],
    ["a JPEG file with two sizes", jpeg(sizedFrame(4, 3), sizedFrame(4, 3), scan)],
    ["a JPEG file with a short size", jpeg(segment(0xc0, [8, 0, 3, 0, 4]), scan)],
    ["a JPEG file without a scan", jpeg(jfif, sizedFrame(4, 3))],
    ["a JPEG file without its end", jpeg(sizedFrame(4, 3), scan).slice(0, -2)],
    [
      "a JPEG file with rubbish between its parts",
      jpeg(jfif, [1, 2, 3, 4], sizedFrame(4, 3), scan),
    ],
    ["a JPEG file with a part of no length", jpeg([0xff, 0xe0, 0, 0], sizedFrame(4, 3), scan)],
    ["a JPEG file with a part that is too long", jpeg([0xff, 0xe0, 0xff, 0xff], scan)],
    ["a lossless JPEG file", jpeg(sizedFrame(4, 3, 0xc3), scan)],
  ])("is not %s", (_name, file) => {
    expect(problemOf(file)).toBe("not-a-picture");
  });
});

test("whatever bytes come, a picture that is accepted is accepted again unchanged", () => {
  const start = fc.constantFrom<readonly number[]>(
    [],
    [0xff, 0xd8, ...exif, ...sizedFrame(4, 3)],
    [...webp(chunk("VP8X", Array<number>(10).fill(0)), chunk("VP8 ", frame(4, 3)))],
  );
  const end = fc.constantFrom<readonly number[]>([], [...scan, 0xff, 0xd9]);
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 40 }), end, (head, middle, tail) => {
      const first = readPicture(bytes(head, [...middle], tail));
      fc.pre(!("problem" in first));
      expect("problem" in first ? first : readPicture(first.bytes)).toEqual(first);
    }),
  );
});
