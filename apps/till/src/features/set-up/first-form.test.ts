import { expect, test } from "vitest";

import { firstForm, firstVenueFrom, stationOf } from "./first-form.ts";

const form = { ...firstForm(), language: null, currency: "THB" };

test("the first sale point is called as in the language that new tills speak, until it is typed", () => {
  expect(stationOf(form, "en_US")).toBe("Bar");
  expect(stationOf(form, "th_TH")).toBe("บาร์");
  expect(stationOf({ ...form, language: "vi_VN" }, "en_US")).toBe("Quầy bar");
  const typed = { ...form, station: "Sân thượng", language: "th_TH" as const };
  expect(stationOf(typed, "en_US")).toBe("Sân thượng");
  expect(firstVenueFrom(form, { language: "vi_VN", tag: "vi-VN" }).station).toBe("Quầy bar");
});
