import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";

import { foldText } from "./fold-text.ts";
import { tidyName, tidyText } from "./tidy-text.ts";

/** What web pages, PDFs, chats and spreadsheets put into a name. */
const unseen = [
  ["a zero-width space", "Pad\u200B Thai"],
  ["a byte order mark", "\uFEFFPad Thai"],
  ["a soft hyphen", "Pad Th\u00ADai"],
  ["a word joiner", "Pad\u2060 Thai"],
  ["marks of direction", "\u200EPad\u200F Thai\u202C"],
  ["isolates", "\u2068Pad Thai\u2069"],
  ["an override of the direction", "\u202EPad Thai"],
  ["a joiner between Latin letters", "P\u200Dad T\u200Chai"],
  ["a joiner at either end", "\u200DPad Thai\u200D"],
] as const;

describe("a name", () => {
  test.each(unseen)("is stored without %s, and a search finds it", (_what, pasted) => {
    expect(tidyName(pasted)).toBe("Pad Thai");
    expect(foldText(pasted)).toBe("pad thai");
  });

  test.each([
    ["a no-break space", "Pad\u00A0Thai"],
    ["a narrow no-break space", "Pad\u202FThai"],
    ["a thin space", "Pad\u2009Thai"],
    ["a wide space", "Pad\u3000Thai"],
    ["two spaces", "Pad  Thai "],
    ["a tab", "Pad\tThai"],
    ["a line end", "Pad\r\nThai"],
    ["a line separator", "Pad\u2028Thai"],
  ])("has a space in place of %s", (_what, pasted) => {
    expect(tidyName(pasted)).toBe("Pad Thai");
  });

  test("has one spelling of an accent", () => {
    expect(tidyName("Cafe\u0301 Pho\u031B\u0309")).toBe("Café Phở");
  });

  test.each([
    ["an emoji of several", "Chef 👩‍🍳"],
    ["a flag, and an emoji in colour", "🏳️‍🌈 ❤️"],
    ["Persian", "می\u200Cخواهم"],
    ["Devanagari", "क्\u200Dष"],
    ["Thai", "น้ำพริกกะปิ"],
    ["what stands between Thai words", "ข้าว ผัด"],
  ])("keeps %s", (_what, name) => {
    expect(tidyName(name)).toBe(name);
  });

  test("of breaks between Thai words only has no letters less", () => {
    expect(tidyName("ข้าว\u200Bผัด\u200Bปู")).toBe("ข้าวผัดปู");
  });

  test("that nobody sees is empty", () => {
    expect(tidyName("\u200B\u00A0\uFEFF\u200D")).toBe("");
  });

  test("that is tidy stays", () => {
    assert(
      property(string({ unit: "binary" }), (text) => {
        expect(tidyName(tidyName(text))).toBe(tidyName(text));
      }),
    );
  });
});

test("a joiner at the end of a word joins nothing", () => {
  expect(tidyName("\u0628\u200C \u0628\u200D")).toBe("\u0628 \u0628");
  expect(tidyName("\u{20000}\u200D\u{20000}")).toBe("\u{20000}\u{20000}");
  expect(tidyName("\u0628\u200C\u0628")).toBe("\u0628\u200C\u0628");
});

test("many joiners take no more than their number in time", () => {
  // 40,000 took two seconds, and ten times as many take a hundred times as long, if each begins a search for the end.
  const many = `\u0628${"\u200D".repeat(400_000)}\u0628`;
  const since = performance.now();
  expect(tidyText(many)).toBe(many);
  expect(performance.now() - since).toBeLessThan(5000);
});

test("a longer text keeps its lines, and the spaces that hold words together", () => {
  expect(tidyText(" Open\u200B daily\n10\u00A0to 22 ")).toBe("Open daily\n10\u00A0to 22");
});
