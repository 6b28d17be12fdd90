import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { cashier, reportSettings } from "../testing/shift-builders.ts";
import { accepted, fridayEvening, utc } from "../testing/builders.ts";
import { endWorkDay, logoutAfterDayEndMs, requireShiftsEnded } from "./end-work-day.ts";
import { startWorkDay } from "./start-work-day.ts";
import type { OpenWorkDay } from "./work-day.ts";

const closingTime = utc("2026-11-20 21:00:00");
const record = {
  ...reportSettings,
  locationName: "Lotus House",
  shifts: [],
  openAmounts: [money(110_00)],
};
const start = { location: id<"location">(1), openDay: null, by: cashier, at: fridayEvening };
const day: OpenWorkDay = { ...accepted(startWorkDay(start)), id: id(3) };
const end = { openShifts: [], by: cashier, at: closingTime, record };

describe("starting the day", () => {
  test("records when and by whom the venue was opened", () => {
    expect(startWorkDay(start)).toEqual({
      status: "open",
      location: 1,
      startedAt: fridayEvening,
      startedBy: cashier,
    });
  });

  test("is refused while another day is open", () => {
    expect(startWorkDay({ ...start, openDay: day })).toEqual({
      refusal: "day-already-open",
      about: { startedAt: fridayEvening },
    });
  });
});

describe("ending the day", () => {
  test("closes it with its report, and open bills stay open", () => {
    expect(endWorkDay(day, end)).toMatchObject({
      id: 3,
      status: "closed",
      endedAt: closingTime,
      endedBy: cashier,
      summary: {
        locationName: "Lotus House",
        startedAt: fridayEvening,
        endedAt: closingTime,
        bills: { open: { count: 1, amount: 110_00 } },
      },
    });
  });

  test("counts as ended when it began if the clock was set back behind that", () => {
    const before = utc("2026-11-20 07:00:00");
    expect(endWorkDay(day, { ...end, at: before })).toMatchObject({
      startedAt: fridayEvening,
      endedAt: fridayEvening,
      summary: { startedAt: fridayEvening, endedAt: fridayEvening },
    });
  });

  test("is refused while shifts are open, with their names", () => {
    const openShifts = [
      { name: "Evening", station: "Restaurant", user: "cashier" },
      { name: "Night", station: "Bar", user: "admin" },
    ];
    const refusal = {
      refusal: "shifts-still-open",
      about: {
        names: ["Evening", "Night"],
        stations: ["Restaurant", "Bar"],
        users: ["cashier", "admin"],
      },
    };
    expect(endWorkDay(day, { ...end, openShifts })).toEqual(refusal);
    expect(requireShiftsEnded(openShifts)).toEqual(refusal);
  });

  test("is possible once all shifts have ended", () => {
    expect(requireShiftsEnded([])).toBeNull();
  });

  test("is possible only once", () => {
    const ended = accepted(endWorkDay(day, end));
    expect(endWorkDay(ended, end)).toEqual({ refusal: "day-not-open" });
    expect(endWorkDay(null, end)).toEqual({ refusal: "day-not-open" });
  });

  test("logs the till out after three minutes", () => {
    expect(logoutAfterDayEndMs).toBe(180_000);
  });
});
