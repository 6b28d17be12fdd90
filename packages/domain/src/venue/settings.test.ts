import { describe, expect, test } from "vitest";

import { chooseLanguage, findLanguage, languages } from "./settings.ts";

describe("the language of a till", () => {
  test("is English by default", () => {
    expect(chooseLanguage(null, languages)).toBe("en_US");
  });

  test("is the chosen one", () => {
    expect(chooseLanguage("th_TH", languages)).toBe("th_TH");
  });

  test.each([
    ["en", "en_US"],
    ["vi", "vi_VN"],
    ["th", "th_TH"],
    ["tl", "tl_PH"],
  ])("%s is short for %s", (short, full) => {
    expect(findLanguage(short)).toBe(full);
    expect(chooseLanguage(short, languages)).toBe(full);
  });

  test("falls back to English if the venue does not allow it", () => {
    expect(chooseLanguage("vi_VN", ["en_US", "th_TH"])).toBe("en_US");
    expect(chooseLanguage("klingon", languages)).toBe("en_US");
  });

  test("is the first allowed one at a venue without English", () => {
    expect(chooseLanguage("en_US", ["th_TH", "vi_VN"])).toBe("th_TH");
  });

  test("is English if the venue allows none", () => {
    expect(chooseLanguage("th_TH", [])).toBe("en_US");
  });
});
