import { instant } from "@comanda/domain/time/instant";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { formatTimeSpent } from "./timed-line.ts";
import { paperMessages } from "./messages/paper-messages.ts";

const zone = timeZone("Asia/Bangkok");
const at = (wire: string) => parseWireDateTime(wire) ?? instant(0);
const spent = (start: string, end: string | null, language: keyof typeof paperMessages = "en_US") =>
  formatTimeSpent(
    { startedAt: at(start), endedAt: end === null ? null : at(end) },
    zone,
    paperMessages[language],
  );

test.each([
  ["2026-11-20 12:02:00", "2026-11-20 13:47:00", "1 h 45 min, 19:02–20:47"],
  ["2026-11-20 12:02:30", "2026-11-20 12:03:00", "1 min, 19:02–19:03"],
  ["2026-11-20 12:00:00", "2026-11-20 14:00:00", "2 h, 19:00–21:00"],
  ["2026-11-20 16:30:00", "2026-11-20 17:30:00", "1 h, 23:30–00:30"],
  ["2026-11-20 12:00:00", "2026-11-22 15:00:00", "2 d 3 h, 20/11 19:00–22/11 22:00"],
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
