import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";

import { foldText } from "./fold-text.ts";
import { matchesSearch } from "./matches-search.ts";

describe("folding text for a search", () => {
  test.each([
    ["capitals", "Pad THAI", "pad thai"],
    ["accents", "Crème brûlée à la façon de Zoë", "creme brulee a la facon de zoe"],
    ["Vietnamese accents and hooks", "Phở bò trứng ướp", "pho bo trung uop"],
    ["the stroke of the Vietnamese d", "Đặc biệt, đá", "dac biet, da"],
    ["the tilde of Filipino", "Parañaque", "paranaque"],
    [
      "strokes and double letters",
      "Søren Łukasz Strauß Æbler Œuf",
      "soren lukasz strauss aebler oeuf",
    ],
    ["the dots of the Turkish i", "İstanbul, Ilıca", "istanbul, ilica"],
    ["needless spaces", "  Rib \t  Eye\u00a0 ", "rib eye"],
  ])("removes %s", (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test("ignores how accents are composed", () => {
    expect(foldText("Pho\u031b\u0309")).toBe("pho");
    expect(foldText("Ph\u1edf")).toBe("pho");
  });

  test.each(["ข้าวเหนียวมะม่วง", "น้ำ", "กุ้ง", "ที่นี่", "ก็"])("keeps Thai unchanged: %s", (thai) => {
    expect(foldText(thai)).toBe(thai);
  });

  test.each(["한국", "がき"])("keeps letters of other scripts unchanged: %s", (text) => {
    expect(foldText(text)).toBe(text);
  });

  test("is empty for spaces only", () => {
    expect(foldText(" \t ")).toBe("");
  });

  test("is idempotent", () => {
    assert(
      property(string({ unit: "grapheme" }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe("a search", () => {
  test("matches all its words in any order, and parts of words", () => {
    expect(matchesSearch("Nguyễn Văn Đức", "duc ngu")).toBe(true);
    expect(matchesSearch("Nguyễn Văn Đức", "duc li")).toBe(false);
  });

  test("without text matches everything", () => {
    expect(matchesSearch("Mali", "  ")).toBe(true);
  });
});
