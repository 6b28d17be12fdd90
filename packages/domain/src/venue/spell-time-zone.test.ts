import { expect, test } from "vitest";

import { countries } from "./countries.ts";
import { spellTimeZone } from "./spell-time-zone.ts";

const zones = [...Intl.supportedValuesOf("timeZone"), ...countries.flatMap((one) => one.timeZones)];

test("a time zone is spelled as the platform or the set-up spells it, in whatever letter case it was typed", () => {
  for (const zone of zones) {
    expect(spellTimeZone(zone)).toBe(zone);
    expect(spellTimeZone(zone.toLowerCase())).toBe(zone);
    expect(spellTimeZone(zone.toUpperCase())).toBe(zone);
  }
});

test.each([
  "Asia/Saigon",
  "Asia/Ho_Chi_Minh",
  "Asia/Kolkata",
  "US/Eastern",
  "PRC",
  "UTC",
  "Etc/UTC",
])("%s does not become another name of its zone", (alias) => {
  expect(spellTimeZone(alias)).toBe(alias);
});

test("what is no time zone stays as typed", () => {
  expect(spellTimeZone("mars/base")).toBe("mars/base");
});
