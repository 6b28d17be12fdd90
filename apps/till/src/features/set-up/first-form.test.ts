import { afterEach, expect, test, vi } from "vitest";

import { timeZones } from "#language/time-zones.ts";

import { firstForm, firstVenueFrom, stationOf } from "./first-form.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const form = { ...firstForm(), language: null, currency: "THB" };

test("the first sale point is called as in the language that new tills speak, until it is typed", () => {
  expect(stationOf(form, "en_US")).toBe("Bar");
  expect(stationOf(form, "th_TH")).toBe("บาร์");
  expect(stationOf({ ...form, language: "vi_VN" }, "en_US")).toBe("Quầy bar");
  const typed = { ...form, station: "Sân thượng", language: "th_TH" as const };
  expect(stationOf(typed, "en_US")).toBe("Sân thượng");
  expect(firstVenueFrom(form, { language: "vi_VN", tag: "vi-VN" }).station).toBe("Quầy bar");
});

test.each([
  ["UTC", "pt-PT", "PT", "Europe/Lisbon"],
  ["UTC", "de-DE", "DE", "Europe/Berlin"],
  ["Asia/Manila", "pt-PT", "PH", "Asia/Manila"],
  ["UTC", "eo", "", "UTC"],
])("a clock at %s that speaks %s suggests the country %j and %s", (zone, language, country, to) => {
  vi.stubEnv("TZ", zone);
  vi.stubGlobal("navigator", { languages: [language] });
  expect(firstForm()).toMatchObject({ country, timeZone: to });
  expect(timeZones()).toContain(to);
});
