import { isTimeZone } from "@comanda/domain/time/local-time";
import { afterEach, expect, test, vi } from "vitest";

import { ownTimeZone, timeZones } from "./time-zones.ts";

afterEach(() => vi.unstubAllEnvs());

test("are offered under their present names, each once and in order", () => {
  const zones = timeZones();
  for (const present of ["Asia/Kathmandu", "Asia/Kolkata", "Asia/Yangon", "Asia/Ho_Chi_Minh"]) {
    expect(zones).toContain(present);
  }
  for (const former of ["Asia/Katmandu", "Asia/Calcutta", "Asia/Rangoon", "Asia/Saigon"]) {
    expect(zones).not.toContain(former);
  }
  expect(zones.filter((zone) => zone !== ownTimeZone())).toEqual(
    [...new Set(zones)].filter((zone) => zone !== ownTimeZone()).toSorted(),
  );
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test("have the one that is in use, though it is an alias", () => {
  expect(timeZones("Asia/Katmandu")).toContain("Asia/Katmandu");
  expect(timeZones("Asia/Bangkok").filter((zone) => zone === "Asia/Bangkok")).toHaveLength(1);
});

test("leave out no zone of the browser", () => {
  expect(timeZones().length).toBeGreaterThanOrEqual(Intl.supportedValuesOf("timeZone").length);
});

test("that of the device has its present name, too", () => {
  vi.stubEnv("TZ", "Asia/Katmandu");
  expect(ownTimeZone()).toBe("Asia/Kathmandu");
});
