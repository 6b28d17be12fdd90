import { id } from "@comanda/domain/id";
import { openedBys, ownerReportKinds } from "@comanda/domain/owner-report/report-columns";
import { comparisonNames, periodNames } from "@comanda/domain/owner-report/report-period";
import { calendarDate } from "@comanda/domain/time/calendar";
import fc from "fast-check";
import { expect, test } from "vitest";

import {
  datesOfView,
  firstView,
  parseReportAddress,
  reportAddress,
  type ReportView,
} from "./report-address.ts";

const monday = { year: 2026, month: 11, day: 23 };

const parse = (address: string) => {
  const [path = "", search = ""] = address.split("?");
  return parseReportAddress(path, search);
};

test("an address names a report and its days", () => {
  expect(parse("/office/reports/hours/2026-11-16/2026-11-23")).toEqual({
    kind: "hours",
    period: { from: { ...monday, day: 16 }, to: monday },
    comparison: null,
    opened: null,
    bill: null,
  });
});

test("an address names a period that moves with the days, a comparison, an opened row and a bill", () => {
  expect(parse("/office/reports/hours/last-week?with=52-weeks&by=hour&key=18&bill=7")).toEqual({
    kind: "hours",
    period: "last-week",
    comparison: "52-weeks",
    opened: { by: "hour", key: "18" },
    bill: 7,
  });
});

test("every view has an address that leads back to it", () => {
  const dates = fc
    .tuple(fc.integer({ min: 0, max: 40_000 }), fc.nat(800))
    .map(([from, more]) => ({ from: calendarDate(from), to: calendarDate(from + more) }));
  const view: fc.Arbitrary<ReportView> = fc.record({
    kind: fc.constantFrom(...ownerReportKinds),
    period: fc.oneof(fc.constantFrom(...periodNames), dates),
    comparison: fc.option(fc.oneof(fc.constantFrom(...comparisonNames), dates)),
    opened: fc.option(
      fc.record({
        by: fc.constantFrom(...openedBys),
        key: fc.oneof(fc.nat().map(String), fc.constant("5-18")),
      }),
    ),
    bill: fc.option(fc.integer({ min: 1 }).map((bill) => id<"bill">(bill))),
  });
  fc.assert(
    fc.property(view, (any) => {
      expect(parse(reportAddress(any))).toEqual(any);
    }),
  );
});

test.each(["/office/reports", "/office/reports/guests/2026-11-23/2026-11-23"])(
  "the address %s names no report, and shows the first one",
  (address) => {
    expect(parse(address)).toEqual(firstView);
  },
);

test.each([
  "/office/reports/hours",
  "/office/reports/hours/2026-11-23",
  "/office/reports/hours/2026-11-31/2026-12-01",
  "/office/reports/hours/2026-11-23/2026-11-22",
  "/office/reports/hours/today-or-so?with=never&by=guest&key=1&bill=x",
  "/office/reports/hours/last-30?by=hour&key=../../secret&bill=-1",
])("whatever the address %s says wrongly is ignored", (address) => {
  const nothing = { comparison: null, opened: null, bill: null };
  expect(parse(address)).toEqual({ kind: "hours", period: firstView.period, ...nothing });
});

test("a comparison by name moves with the period", () => {
  const { dates, compared } = datesOfView({ period: "last-week", comparison: "before" }, monday);
  expect([dates.from.day, dates.to.day]).toEqual([16, 22]);
  expect([compared?.from.day, compared?.to.day]).toEqual([9, 15]);
});
