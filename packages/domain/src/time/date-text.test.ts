import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { calendarDate, dayNumber } from "./calendar.ts";
import {
  headingDateTimeText,
  noteTimeText,
  sortableDateTimeText,
  wireDateTimeText,
} from "./date-text.ts";
import { parseWireDate, parseWireDateTime, wireDate, wireDateTime } from "./wire-date.ts";
import { dateText, dateTimeText, timeSinceText } from "./date-time-text.ts";
import { parseDateText, parseDateTimeText } from "./typed-date.ts";
import { instant, msPerHour, msPerSecond } from "./instant.ts";
import { instantOfUtc, localTime, timeZone } from "./local-time.ts";

const bangkok = timeZone("Asia/Bangkok");
const zones = fc.constantFrom(bangkok, timeZone("Asia/Manila"), timeZone("America/New_York"));
const halfPastSeven = instantOfUtc({
  year: 2026,
  month: 3,
  day: 5,
  hour: 0,
  minute: 30,
  second: 9,
});

const firstDay = dayNumber({ year: 1, month: 1, day: 1 });
const lastDay = dayNumber({ year: 9999, month: 12, day: 31 });
const dates = fc.integer({ min: firstDay, max: lastDay }).map(calendarDate);
const seconds = fc.integer({ min: firstDay * 86_400, max: lastDay * 86_400 });
const moments = seconds.map((count) => instant(count * msPerSecond));
const momentsNow = fc.integer({ min: 0, max: 4_000_000_000 }).map((count) => instant(count * 1000));

describe("on screen", () => {
  test("a date is day, month, year", () => {
    expect(dateText({ year: 2026, month: 3, day: 5 })).toBe("05/03/2026");
    expect(dateText({ year: 1, month: 12, day: 31 })).toBe("31/12/0001");
  });

  test("a moment is shown on the venue's clock", () => {
    expect(dateTimeText(halfPastSeven, bangkok)).toBe("05/03/2026 07:30");
    expect(headingDateTimeText(halfPastSeven, bangkok)).toBe("05/03/2026 - 07:30");
    expect(noteTimeText(halfPastSeven, bangkok)).toBe("05/03 07:30");
    expect(wireDateTimeText("2026-03-05 00:30:09", bangkok)).toBe("05/03/2026 07:30");
    expect(wireDateTimeText("yesterday", bangkok)).toBe("yesterday");
  });

  test("a time has its date once it is another day on the venue's clock", () => {
    const after = (hours: number) => instant(halfPastSeven + hours * msPerHour);
    expect(timeSinceText(halfPastSeven, halfPastSeven, bangkok)).toBe("07:30");
    expect(timeSinceText(halfPastSeven, after(16), bangkok)).toBe("07:30");
    expect(timeSinceText(halfPastSeven, after(17), bangkok)).toBe("05/03/2026 07:30");
    // In New York the day of the fifth begins later.
    const newYork = timeZone("America/New_York");
    expect(timeSinceText(halfPastSeven, after(4), newYork)).toBe("19:30");
    expect(timeSinceText(halfPastSeven, after(5), newYork)).toBe("04/03/2026 19:30");
  });

  test("file names and table cells sort by time", () => {
    expect(sortableDateTimeText(halfPastSeven, bangkok)).toBe("2026-03-05 07:30");
  });

  test("a date is parsed back unchanged", () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseDateText(dateText(date))).toEqual(date);
      }),
    );
  });

  test("a moment is parsed back to the minute", () => {
    fc.assert(
      fc.property(momentsNow, zones, (moment, zone) => {
        const shown = { ...localTime(moment, zone), second: 0 };
        expect(parseDateTimeText(dateTimeText(moment, zone))).toEqual(shown);
      }),
    );
  });

  test.each(["", "5/3/2026", "05-03-2026", "05/03/26", "31/02/2026", "00/01/2026", "01/01/0000"])(
    "%j is not a date",
    (text) => {
      expect(parseDateText(text)).toBeNull();
    },
  );

  test.each([
    "",
    "05/03/2026",
    "05/03/2026 7:30",
    "05/03/2026T07:30",
    "05/03/2026 24:00",
    "05/03/2026 07:60",
    "05/03/2026 07:30:00",
    "31/02/2026 07:30",
  ])("%j is not a date and time", (text) => {
    expect(parseDateTimeText(text)).toBeNull();
  });
});

describe("on the wire", () => {
  test("a date is year, month, day", () => {
    expect(wireDate({ year: 2026, month: 3, day: 5 })).toBe("2026-03-05");
  });

  test("a moment is UTC to the second", () => {
    expect(wireDateTime(halfPastSeven)).toBe("2026-03-05 00:30:09");
    expect(wireDateTime(instant(halfPastSeven + 999))).toBe("2026-03-05 00:30:09");
  });

  test("a date is parsed back unchanged", () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseWireDate(wireDate(date))).toEqual(date);
      }),
    );
  });

  test("a moment is parsed back unchanged", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(parseWireDateTime(wireDateTime(moment))).toBe(moment);
      }),
    );
  });

  test.each([
    "",
    "2026-3-5",
    "05/03/2026",
    "2026-02-29",
    "2026-13-01",
    "0000-01-01",
    "x2026-01-01",
  ])("%j is not a date", (text) => {
    expect(parseWireDate(text)).toBeNull();
  });

  test.each([
    "",
    "2026-03-05",
    "2026-03-05T00:30:09",
    "2026-03-05 00:30",
    "2026-03-05 24:00:00",
    "2026-03-05 00:60:00",
    "2026-03-05 23:59:60",
    "2026-02-29 00:00:00",
    "2026-03-05 00:30:09Z",
  ])("%j is not a moment", (text) => {
    expect(parseWireDateTime(text)).toBeNull();
  });
});

test("any other text is refused without throwing", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 25 }), (text) => {
      expect(parseDateText(text)).toBeNull();
      expect(parseDateTimeText(text)).toBeNull();
      expect(parseWireDate(text)).toBeNull();
      expect(parseWireDateTime(text)).toBeNull();
    }),
  );
});
