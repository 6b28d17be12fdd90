import { describe, expect, test } from "vitest";

import { instant, msPerDay } from "../time/instant.ts";
import { timeZone } from "../time/local-time.ts";
import { parseWireDateTime } from "../time/wire-date.ts";
import { requireDatesInOrder, selectReportDays } from "./select-report-days.ts";

describe("the work days of a span", () => {
  const zone = timeZone("Asia/Bangkok");
  // Bangkok is seven hours ahead of UTC.
  const noon = parseWireDateTime("2026-11-20 05:00:00") ?? instant(0);
  const days = [0, 1, 2].map((after) => ({ startedAt: instant(noon + after * msPerDay) }));
  const on = (day: number) => ({ year: 2026, month: 11, day });

  test("are those that began within its dates, up to the start of the next", () => {
    const span = selectReportDays(days, { from: on(20), to: on(21) }, zone);
    expect(span.days).toEqual(days.slice(0, 2));
    expect(span.span).toEqual({ from: noon, until: days[2]?.startedAt });
    expect(selectReportDays(days, { from: on(22), to: on(25) }, zone).span?.until).toBeNull();
    expect(selectReportDays(days, { from: on(1), to: on(19) }, zone)).toEqual({
      days: [],
      span: null,
    });
  });

  test("are in order", () => {
    expect(requireDatesInOrder({ from: on(20), to: on(20) })).toBeNull();
    expect(requireDatesInOrder({ from: on(21), to: on(20) })?.refusal).toBe("time-invalid");
  });
});
