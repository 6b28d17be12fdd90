import { expect, test } from "vitest";

import { checkSettings } from "./check-settings.ts";

const settings = {
  venueName: "Lotus House",
  language: "en_US",
  allowedLanguages: ["en_US", "th_TH"],
} as const;

test.each([
  [{}, []],
  [{ venueName: ` ${"a".repeat(100)} ` }, []],
  [{ venueName: " " }, [{ field: "venueName", code: "required" }]],
  [{ venueName: "a".repeat(101) }, [{ field: "venueName", code: "too-long", maximum: 100 }]],
  [{ venueName: "Bar 4111 1111 1111 1111" }, [{ field: "venueName", code: "card-number" }]],
  [{ language: "vi_VN" as const }, [{ field: "language", code: "does-not-fit" }]],
  [
    { allowedLanguages: ["en_US", "en_US"] as const },
    [{ field: "allowedLanguages", code: "repeated" }],
  ],
])("with %j the problems of the settings are %j", (changes, problems) => {
  expect(checkSettings({ ...settings, ...changes })).toEqual(problems);
});
