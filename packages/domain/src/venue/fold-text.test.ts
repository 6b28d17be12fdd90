import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { foldText, matchesSearch } from "./fold-text.ts";

describe("texts that are alike for a person searching", () => {
  test.each([
    ["DANG", "dang"],
    ["Đặng Thị Hương", "dang thi huong"],
    ["Ớt chuông", "ot chuong"],
    ["Niño  Peña", "nino pena"],
    ["  Café\tau\nlait ", "cafe au lait"],
  ])("%s reads as %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test("Thai keeps its vowels and tones, which make another word", () => {
    for (const text of ["น้ำ", "ผัดไทย", "กุ้ง", "ข้าวเหนียวมะม่วง"]) {
      expect(foldText(text)).toBe(text);
    }
  });

  test("a letter in one piece and one with its accent apart are alike", () => {
    expect(foldText("ế")).toBe(foldText("e\u0302\u0301"));
  });

  test("folding twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe("searching", () => {
  test("the words may stand in any order and need not be whole", () => {
    expect(matchesSearch("Nguyễn Văn Đức", "duc ngu")).toBe(true);
    expect(matchesSearch("Nguyễn Văn Đức", "duc li")).toBe(false);
  });

  test("nothing searched for is in every text", () => {
    expect(matchesSearch("Mali", "  ")).toBe(true);
  });
});
