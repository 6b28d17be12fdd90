import { describe, expect, test } from "vitest";

import { fontCharacters } from "./font-characters.ts";

type Segment = readonly [first: number, last: number];

/** A table of characters in the format that every font has: ranges of codes. */
function rangesOf(segments: readonly Segment[]): readonly number[] {
  const words = [4, 0, 0, segments.length * 2, 0, 0, 0];
  const ends = segments.map(([, last]) => last);
  const starts = segments.map(([first]) => first);
  return bytesOf(2, [...words, ...ends, 0, ...starts]);
}

/** A table of characters in another format, which is skipped. */
const otherFormat = bytesOf(2, [12, 0, 0, 4, 0, 0, 0, 0x5a, 0, 0x5a]);

function characterTable(...formats: readonly (readonly number[])[]): Uint8Array {
  let at = 4 + formats.length * 8;
  const places = formats.flatMap((format) => {
    const place = [...bytesOf(2, [3, 1]), ...bytesOf(4, [at])];
    at += format.length;
    return place;
  });
  return Uint8Array.from([...bytesOf(2, [0, formats.length]), ...places, ...formats.flat()]);
}

type Table = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly unpackedLength?: number;
};

/** A font file, in the middle of a larger buffer. */
function fontFile(...tables: readonly Table[]): Uint8Array {
  let at = 44 + tables.length * 20;
  const entries = tables.flatMap(({ name, bytes, unpackedLength = bytes.length }) => {
    const letters = Array.from(name, (letter) => letter.charCodeAt(0));
    const entry = [...letters, ...bytesOf(4, [at, bytes.length, unpackedLength, 0])];
    at += bytes.length;
    return entry;
  });
  const head = [...bytesOf(2, [0, 0, 0, 0, 0, 0, tables.length]), ...bytesOf(2, Array(15).fill(0))];
  const file = [...head, ...entries, ...tables.flatMap(({ bytes }) => [...bytes])];
  return Uint8Array.from([9, 9, 9, ...file, 9]).subarray(3, 3 + file.length);
}

/** Numbers of this many bytes, the highest byte first. */
function bytesOf(size: number, values: readonly number[]): readonly number[] {
  return values.flatMap((value) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 0xff),
  );
}

const table = characterTable(
  otherFormat,
  rangesOf([
    [0x41, 0x43],
    [0x0e01, 0x0e02],
    [0xfffe, 0xffff],
  ]),
);
const characters = [0x41, 0x42, 0x43, 0x0e01, 0x0e02, 0xfffe];
/** Its content could be mistaken for an entry, too. */
const glyphs = { name: "glyf", bytes: Uint8Array.from("cmap", (letter) => letter.charCodeAt(0)) };
const noInflate = () => {
  throw new Error("Nothing is packed");
};

describe("a font has a glyph for", () => {
  test("the characters in its ranges, except for the code that marks their end", () => {
    const file = fontFile(glyphs, { name: "cmap", bytes: table });
    expect([...fontCharacters(file, noInflate)]).toEqual(characters);
  });

  test("the characters of a packed table", () => {
    const packed = Uint8Array.of(7, 8);
    const file = fontFile({ name: "cmap", bytes: packed, unpackedLength: table.length }, glyphs);
    const inflate = (bytes: Uint8Array) => {
      expect(bytes).toEqual(packed);
      return table;
    };
    expect([...fontCharacters(file, inflate)]).toEqual(characters);
  });

  test("nothing if its table has no ranges", () => {
    const file = fontFile({ name: "cmap", bytes: characterTable(otherFormat) });
    expect(fontCharacters(file, noInflate).size).toBe(0);
  });
});

test("a font without a table of characters is refused", () => {
  expect(() => fontCharacters(fontFile(glyphs), noInflate)).toThrow("no table of characters");
});
