import { describe, expect, test } from "vitest";

import { chooseLanguage, languageNamed, languages } from "./settings.ts";

describe("the language of a till", () => {
  test("a till that was told nothing speaks English", () => {
    expect(chooseLanguage(null, languages)).toBe("en_US");
  });

  test("the language that was chosen stays", () => {
    expect(chooseLanguage("th_TH", languages)).toBe("th_TH");
  });

  test.each([
    ["en", "en_US"],
    ["vi", "vi_VN"],
    ["th", "th_TH"],
    ["tl", "tl_PH"],
  ])("%s is short for %s", (short, full) => {
    expect(languageNamed(short)).toBe(full);
    expect(chooseLanguage(short, languages)).toBe(full);
  });

  test("a language that the venue does not allow gives way to English", () => {
    expect(chooseLanguage("vi_VN", ["en_US", "th_TH"])).toBe("en_US");
    expect(chooseLanguage("klingon", languages)).toBe("en_US");
  });

  test("a venue without English speaks the first language that it allows", () => {
    expect(chooseLanguage("en_US", ["th_TH", "vi_VN"])).toBe("th_TH");
  });

  test("a venue that allows nothing still speaks English", () => {
    expect(chooseLanguage("th_TH", [])).toBe("en_US");
  });
});
