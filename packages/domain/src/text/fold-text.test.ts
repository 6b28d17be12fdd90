import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";

import { foldText, matchesSearch } from "./fold-text.ts";

describe("text that is compared in a search", () => {
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
  ])("has no %s", (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test("is the same whether an accent is typed with its letter or after it", () => {
    expect(foldText("Pho\u031b\u0309")).toBe("pho");
    expect(foldText("Ph\u1edf")).toBe("pho");
  });

  test.each(["ข้าวเหนียวมะม่วง", "น้ำ", "กุ้ง", "ที่นี่", "ก็"])("keeps Thai as it is: %s", (thai) => {
    expect(foldText(thai)).toBe(thai);
  });

  test.each(["한국", "がき"])("keeps the letters of other scripts whole: %s", (text) => {
    expect(foldText(text)).toBe(text);
  });

  test("is nothing where nothing but spaces is typed", () => {
    expect(foldText(" \t ")).toBe("");
  });

  test("does not change when it is folded again", () => {
    assert(
      property(string({ unit: "grapheme" }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe("a search", () => {
  test("has its words in the text, in any order and cut short", () => {
    expect(matchesSearch("Nguyễn Văn Đức", "duc ngu")).toBe(true);
    expect(matchesSearch("Nguyễn Văn Đức", "duc li")).toBe(false);
  });

  test("for nothing finds every text", () => {
    expect(matchesSearch("Mali", "  ")).toBe(true);
  });
});
