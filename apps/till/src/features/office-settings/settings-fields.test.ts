import { expect, test } from "vitest";

import { officeEnglish } from "#language/office/english.ts";

import { parseSettings, withLanguageNames } from "./settings-fields.ts";

const typed = { venueName: "Lotus", language: "en_US", allowedLanguages: ["th_TH", "en_US"] };

test("typed languages are saved in the standard order", () => {
  expect(parseSettings(typed)).toEqual({ ...typed, allowedLanguages: ["en_US", "th_TH"] });
});

test.each([
  [{ venueName: " " }, [{ field: "venueName", code: "required" }]],
  [{ language: "" }, [{ field: "language", code: "required" }]],
  [{ allowedLanguages: ["th_TH"] }, [{ field: "language", code: "does-not-fit" }]],
])("invalid settings are refused before they are sent: %j", (changed, problems) => {
  expect(parseSettings({ ...typed, ...changed })).toEqual(problems);
});

test("languages have their native names", () => {
  expect(withLanguageNames(officeEnglish).records.words).toMatchObject({
    en_US: "English",
    vi_VN: "Tiếng Việt",
    th_TH: "ไทย",
    tl_PH: "Filipino",
  });
});
