import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { breakLines } from "./break-lines.ts";
import { measureFixed } from "./testing/fixed-measure.ts";
import { plainText } from "./text-style.ts";

const dotsPerCharacter = 12;

const breakAt = (characters: number, text: string) =>
  breakLines(text, characters * dotsPerCharacter, (line) => measureFixed(line, plainText));

const withoutSpace = (text: string) => text.replaceAll(/\s/gu, "");

const words = fc.constantFrom(
  "Pad Thai",
  "Gin & Tonic/Soda",
  "T-bone",
  "(no ice)",
  "1,234.50",
  "50 %",
  "Phở bò tái",
  "ข้าวผัดกุ้ง",
  "หมูกรอบ",
  "ต้มยำน้ำข้น",
  "ญี่ปุ่น",
  "☕️",
  "👨‍👩‍👧",
  "  ",
  "\n",
);
const texts = fc.oneof(
  fc.array(words, { maxLength: 12 }).map((some) => some.join(" ")),
  fc.array(words, { maxLength: 12 }).map((some) => some.join("")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);
const widths = fc.integer({ min: 12, max: 48 });

describe("a text", () => {
  test("that fits stays on one line", () => {
    expect(breakAt(8, "Pad Thai")).toEqual(["Pad Thai"]);
  });

  test.each([
    [8, "Pad Thai with prawns", ["Pad Thai", "with", "prawns"]],
    [12, "Gin & Tonic, no ice", ["Gin & Tonic,", "no ice"]],
    [10, "Rib Eye (medium)", ["Rib Eye", "(medium)"]],
    [9, "Lime soda 1,234.50", ["Lime soda", "1,234.50"]],
    [6, "T-bone steak", ["T-bone", "steak"]],
    [11, "Phở bò tái đặc biệt", ["Phở bò tái", "đặc biệt"]],
  ])("%i letters wide is broken between words: %j", (characters, text, lines) => {
    expect(breakAt(characters, text)).toEqual(lines);
  });

  test.each([
    [6, "ข้าวผัดหมูกรอบ", ["ข้าวผัด", "หมูกรอบ"]],
    [6, "ข้าวผัดกุ้งต้มยำ", ["ข้าวผัด", "กุ้งต้มยำ"]],
    [9, "หมูกรอบ(เผ็ด)", ["หมู", "กรอบ(เผ็ด)"]],
    [5, "เร็วๆนี้", ["เร็วๆนี้"]],
    [4, "เร็วๆนี้", ["เร็วๆ", "นี้"]],
  ])("in Thai %i letters wide is broken between words too: %j", (characters, text, lines) => {
    expect(breakAt(characters, text)).toEqual(lines);
  });

  test("keeps line breaks that a person typed", () => {
    expect(breakAt(20, "no ice\r\n\nwell done")).toEqual(["no ice", "", "well done"]);
  });

  test("that is empty is one empty line", () => {
    expect(breakAt(20, "")).toEqual([""]);
    expect(breakAt(20, "   ")).toEqual([""]);
  });

  test("is not broken at a no-break space", () => {
    expect(breakAt(10, "about 10\u00A0000 k")).toEqual(["about", "10\u00A0000 k"]);
  });

  test("is normalized before it is measured, so that letters and marks are combined", () => {
    const decomposed = "Phở".normalize("NFD");
    expect(breakAt(20, decomposed)).toEqual(["Phở".normalize("NFC")]);
  });
});

describe("a word longer than the line", () => {
  test("is broken where the line is full", () => {
    expect(breakAt(4, "Donaudampf")).toEqual(["Dona", "udam", "pf"]);
  });

  test("keeps every mark with its consonant", () => {
    const lines = breakAt(1, "ปั้นญี่ปุ่นฟื้นน้ำ");
    expect(lines.filter((line) => /^[\p{Mark}ำ]/u.test(line))).toEqual([]);
    expect(lines.join("")).toBe("ปั้นญี่ปุ่นฟื้นน้ำ");
  });

  test("keeps a family of emoji together", () => {
    expect(breakAt(1, "👨‍👩‍👧👨‍👩‍👧")).toEqual(["👨‍👩‍👧", "👨‍👩‍👧"]);
  });

  test("of words and punctuation is broken between its words first", () => {
    expect(breakAt(6, "Gin/Tonic/Soda")).toEqual(["Gin/", "Tonic/", "Soda"]);
  });
});

describe("breaking any text", () => {
  test("makes no line wider than the paper", () => {
    fc.assert(
      fc.property(texts, widths, (text, characters) => {
        const tooWide = breakAt(characters, text).filter(
          (line) => measureFixed(line, plainText) > characters * dotsPerCharacter,
        );
        expect(tooWide).toEqual([]);
      }),
    );
  });

  test("loses and duplicates nothing but white space", () => {
    fc.assert(
      fc.property(texts, widths, (text, characters) => {
        const printed = breakAt(characters, text).join("");
        expect(withoutSpace(printed)).toBe(withoutSpace(text.normalize("NFC")));
      }),
    );
  });

  test("a second time changes nothing", () => {
    fc.assert(
      fc.property(texts, widths, (text, characters) => {
        const lines = breakAt(characters, text);
        expect(lines.flatMap((line) => breakAt(characters, line))).toEqual(lines);
      }),
    );
  });

  test("never separates a consonant from its mark, even if misspelt", () => {
    const syllable = fc.stringMatching(/^[\u0E01-\u0E2E][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{0,2}$/);
    fc.assert(
      fc.property(fc.array(syllable), fc.integer({ min: 1, max: 8 }), (some, characters) => {
        const lines = breakAt(characters, some.join(""));
        expect(lines.filter((line) => /^\p{Mark}/u.test(line))).toEqual([]);
      }),
    );
  });

  test("never splits a word that would fit on a line", () => {
    const plainWords = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 });
    fc.assert(
      fc.property(plainWords, widths, (some, characters) => {
        const printed = breakAt(characters, some.join(" ")).flatMap((line) => line.split(" "));
        expect(printed).toEqual(some);
      }),
    );
  });
});
