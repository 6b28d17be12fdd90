import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { addDays, calendarDate } from "../time/calendar.ts";
import { parseWireDate, wireDate } from "../time/wire-date.ts";
import { pairDays } from "./pair-days.ts";
import { comparisonNames, countDays, datesToCompare } from "./report-period.ts";
import type { ReportDates } from "./select-report-days.ts";

const on = (wire: string) => parseWireDate(wire) ?? { year: 0, month: 0, day: 0 };
const span = (from: string, to: string) => ({ from: on(from), to: on(to) });
const text = (date: ReturnType<typeof on> | null) => (date === null ? null : wireDate(date));

/** The days of a span, each with the one that it stands beside, and the days of the other span that stand beside none. */
function listPairs(dates: ReportDates, other: ReportDates) {
  const { earlierOf, dayOf } = pairDays(dates, other);
  const daysOf = ({ from, to }: ReportDates) =>
    Array.from({ length: countDays({ from, to }) }, (_none, at) => addDays(from, at));
  return {
    pairs: daysOf(dates).map((day) => [text(day), text(earlierOf(day))]),
    alone: daysOf(other)
      .filter((day) => dayOf(day) === null)
      .map(text),
  };
}

describe("the same dates of another year", () => {
  test("stand beside each other, and the 29th of February beside no day", () => {
    expect(listPairs(span("2028-02-27", "2028-03-02"), span("2027-02-27", "2027-03-02"))).toEqual({
      pairs: [
        ["2028-02-27", "2027-02-27"],
        ["2028-02-28", "2027-02-28"],
        ["2028-02-29", null],
        ["2028-03-01", "2027-03-01"],
        ["2028-03-02", "2027-03-02"],
      ],
      alone: [],
    });
    expect(listPairs(span("2029-02-28", "2029-03-01"), span("2028-02-28", "2028-03-01"))).toEqual({
      pairs: [
        ["2029-02-28", "2028-02-28"],
        ["2029-03-01", "2028-03-01"],
      ],
      alone: ["2028-02-29"],
    });
  });

  test("may begin or end on the 29th of February", () => {
    const year = (dates: ReportDates) => datesToCompare(dates, "year", null);
    const fromLeapDay = span("2028-02-29", "2028-03-01");
    expect(listPairs(fromLeapDay, year(fromLeapDay))).toEqual({
      pairs: [
        ["2028-02-29", null],
        ["2028-03-01", "2027-03-01"],
      ],
      alone: [],
    });
    const toLeapDay = span("2028-02-28", "2028-02-29");
    expect(listPairs(toLeapDay, year(toLeapDay)).pairs).toEqual([
      ["2028-02-28", "2027-02-28"],
      ["2028-02-29", null],
    ]);
    const fourYears = span("2024-02-28", "2028-02-29");
    expect(listPairs(fourYears, year(fourYears)).pairs.slice(1, 3)).toEqual([
      ["2024-02-29", null],
      ["2024-03-01", "2023-03-01"],
    ]);
    const february = span("2029-02-01", "2029-02-28");
    const before = datesToCompare(february, "year", "last-month");
    expect(listPairs(february, before).alone).toEqual(["2028-02-29"]);
  });

  test("a leap day alone is compared with the 28th", () => {
    const leapDay = span("2028-02-29", "2028-02-29");
    expect(listPairs(leapDay, datesToCompare(leapDay, "year", null)).pairs).toEqual([
      ["2028-02-29", "2027-02-28"],
    ]);
  });
});

test("other spans stand beside each other by their places, the longer one with days that stand alone", () => {
  expect(listPairs(span("2026-03-01", "2026-03-02"), span("2026-02-01", "2026-02-03"))).toEqual({
    pairs: [
      ["2026-03-01", "2026-02-01"],
      ["2026-03-02", "2026-02-02"],
    ],
    alone: ["2026-02-03"],
  });
  expect(
    listPairs(span("2028-03-01", "2028-03-02"), span("2027-03-02", "2027-03-03")).pairs,
  ).toEqual([
    ["2028-03-01", "2027-03-02"],
    ["2028-03-02", "2027-03-03"],
  ]);
});

const anyDates = fc
  .tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 800 }))
  .map(([from, more]) => ({ from: calendarDate(from), to: calendarDate(from + more) }));

test("a day stands beside the one that stands beside it, and both spans are used up", () => {
  fc.assert(
    fc.property(anyDates, fc.constantFrom(...comparisonNames), (dates, comparison) => {
      const other = datesToCompare(dates, comparison, null);
      const { dayOf } = pairDays(dates, other);
      const { pairs, alone } = listPairs(dates, other);
      const paired = pairs.filter(([, earlier]) => earlier !== null);
      expect(paired.map(([, earlier]) => text(dayOf(on(earlier ?? ""))))).toEqual(
        paired.map(([day]) => day),
      );
      expect(paired.length + alone.length).toBe(countDays(other));
    }),
  );
});

test("of the same dates last year, only a 29th of February stands beside none", () => {
  fc.assert(
    fc.property(anyDates, (dates) => {
      fc.pre(countDays(dates) > 1);
      const { pairs, alone } = listPairs(dates, datesToCompare(dates, "year", null));
      const dateOf = (wire: string | null | undefined) => wire?.slice(5);
      for (const [day, earlier] of pairs) {
        expect([dateOf(day), undefined]).toContain(dateOf(earlier));
      }
      const all = [...alone, ...pairs.filter((pair) => pair[1] === null).map(([day]) => day)];
      expect(all.map(dateOf).filter((date) => date !== "02-29")).toEqual([]);
    }),
  );
});
