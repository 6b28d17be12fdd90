import { expect, test } from "vitest";

import { parseSettings } from "./settings-fields.ts";

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
