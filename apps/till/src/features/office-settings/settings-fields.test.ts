import { expect, test } from "vitest";

import { officeEnglish } from "#language/office/english.ts";

import { typedSettings, withLanguageNames } from "./settings-fields.ts";

const typed = { venueName: "Lotus", language: "en_US", allowedLanguages: ["th_TH", "en_US"] };

test("what was typed is sent in the order in which languages stand everywhere", () => {
  expect(typedSettings(typed)).toEqual({ ...typed, allowedLanguages: ["en_US", "th_TH"] });
});

test.each([
  [{ venueName: " " }, [{ field: "venueName", code: "required" }]],
  [{ language: "" }, [{ field: "language", code: "required" }]],
  [{ allowedLanguages: ["th_TH"] }, [{ field: "language", code: "does-not-fit" }]],
])("what cannot be kept is said before it is sent: %j", (changed, problems) => {
  expect(typedSettings({ ...typed, ...changed })).toEqual(problems);
});

test("languages have the names that their speakers know", () => {
  expect(withLanguageNames(officeEnglish).records.words).toMatchObject({
    en_US: "English",
    vi_VN: "Tiếng Việt",
    th_TH: "ไทย",
    tl_PH: "Filipino",
  });
});
