import { expect, test } from "vitest";

import { parseReportAddress } from "./report-address.ts";

const monday = { year: 2026, month: 11, day: 23 };

test("an address names a report and its days", () => {
  expect(parseReportAddress("/office/reports/hours/2026-11-16/2026-11-23")).toEqual({
    kind: "hours",
    dates: { from: { ...monday, day: 16 }, to: monday },
  });
});

test.each([
  "/office/reports",
  "/office/reports/hours",
  "/office/reports/hours/2026-11-23",
  "/office/reports/hours/2026-11-31/2026-12-01",
  "/office/reports/guests/2026-11-23/2026-11-23",
])("the address %s names none", (address) => {
  expect(parseReportAddress(address)).toBeNull();
});
