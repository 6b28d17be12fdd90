import { instant } from "@comanda/domain/time/instant";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { timeZone } from "@comanda/domain/time/local-time";
import { describe, expect, test } from "vitest";

import { formatTimeSpent, type ChargedUnit } from "./timed-line.ts";
import { paperMessages } from "./messages/paper-messages.ts";

const zone = timeZone("Asia/Bangkok");
const at = (wire: string) => parseWireDateTime(wire) ?? instant(0);
const spent = (start: string, end: string | null, language: keyof typeof paperMessages = "en_US") =>
  formatTimeSpent(
    { startedAt: at(start), endedAt: end === null ? null : at(end), unit: 1 },
    zone,
    paperMessages[language],
  );

test.each([
  ["2026-11-20 12:02:00", "2026-11-20 13:47:00", "1 h 45 min, 19:02–20:47"],
  ["2026-11-20 12:02:30", "2026-11-20 12:03:00", "1 min, 19:02–19:03"],
  ["2026-11-20 12:00:00", "2026-11-20 14:00:00", "2 h, 19:00–21:00"],
  ["2026-11-20 16:30:00", "2026-11-20 17:30:00", "1 h, 23:30–00:30"],
  ["2026-11-20 12:00:00", "2026-11-22 15:00:00", "51 h, 20/11 19:00–22/11 22:00"],
  ["2026-11-20 12:00:00", "2026-11-20 12:00:00", "0 min, 19:00–19:00"],
])("from %s to %s is %s", (start, end, text) => {
  expect(spent(start, end)).toBe(text);
});

test("a running timer has no end yet", () => {
  expect(spent("2026-11-20 12:02:00", null)).toBe("19:02–");
});

test("every language has its own units", () => {
  const [start, end] = ["2026-11-20 12:02:00", "2026-11-20 13:47:00"];
  expect(spent(start, end, "th_TH")).toBe("1 ชม. 45 นาที, 19:02–20:47");
  expect(spent(start, end, "vi_VN")).toBe("1 giờ 45 phút, 19:02–20:47");
});

describe("what is charged by the day", () => {
  const berlin = timeZone("Europe/Berlin");
  const spentIn = (unit: ChargedUnit, start: string, end: string) =>
    formatTimeSpent(
      { startedAt: at(start), endedAt: at(end), unit },
      berlin,
      paperMessages["en_US"],
    );

  test.each([
    // From 14:00 to 14:00, while clocks go forward, go back, or stay.
    ["2028-03-25 13:00:00", "2028-03-26 12:00:00", "1 d, 25/03 14:00–26/03 14:00"],
    ["2028-10-28 12:00:00", "2028-10-29 13:00:00", "1 d, 28/10 14:00–29/10 14:00"],
    ["2028-11-04 13:00:00", "2028-11-05 13:00:00", "1 d, 04/11 14:00–05/11 14:00"],
    ["2028-10-28 12:00:00", "2028-10-29 12:30:00", "24 h 30 min, 14:00–13:30"],
    ["2028-10-28 12:00:00", "2028-10-31 15:05:00", "3 d 2 h 5 min, 28/10 14:00–31/10 16:05"],
    ["2028-11-04 13:00:50", "2028-11-05 13:00:40", "1 d, 04/11 14:00–05/11 14:00"],
    // The clock shows 02:30 twice; the day ends the second time.
    ["2028-10-28 00:30:00", "2028-10-29 00:30:00", "24 h, 28/10 02:30–29/10 02:30"],
    ["2028-10-28 00:30:00", "2028-10-29 01:30:00", "1 d, 28/10 02:30–29/10 02:30"],
  ])("from %s to %s took %s", (start, end, text) => {
    expect(spentIn(2, start, end)).toBe(text);
  });

  test("differs from what is charged by the hour, which took the hours that have passed", () => {
    const night = ["2028-03-25 13:00:00", "2028-03-26 12:00:00"] as const;
    expect(spentIn(1, ...night)).toBe("23 h, 25/03 14:00–26/03 14:00");
    expect(spentIn(0, ...night)).toBe("23 h, 25/03 14:00–26/03 14:00");
  });
});
