import { timeZone } from "@comanda/domain/time/local-time";
import { expect, test } from "vitest";

import { growthPercent, growthText, reportPath, sinceText, untilText } from "./front-page-texts.ts";

test.each([
  [110, 100, "+10 %"],
  [90, 100, "−10 %"],
  [100, 100, "0 %"],
  [1004, 1000, "0 %"],
  [0, 50, "−100 %"],
  [-10, 100, "−110 %"],
  // Nothing has no share.
  [100, 0, "–"],
  [100, -5, "–"],
  [100, null, "–"],
  [null, 100, "–"],
])("%j after %j is said as %s", (now, before, said) => {
  expect(growthText(growthPercent(now, before))).toBe(said);
});

test("a moment of today has its time, and another one its date as well", () => {
  const look = { zone: timeZone("Asia/Bangkok") };
  const now = "2026-11-24 16:30:00";
  expect(sinceText("2026-11-24 16:05:00", "2026-11-24 16:30:00", look)).toBe("23:05");
  // 17:30 in UTC is after midnight in Bangkok.
  expect(sinceText("2026-11-24 16:05:00", "2026-11-24 17:30:00", look)).toBe("24/11/2026 23:05");
  expect(sinceText("2026-11-23 16:05:00", now, look)).toBe("23/11/2026 23:05");
});

test("a day counts up to a time, which has its date once midnight has passed", () => {
  const look = { zone: timeZone("Asia/Bangkok") };
  expect(untilText("2026-11-17 16:32:00", "2026-11-17", look)).toBe("23:32");
  // 17:32 in UTC is after midnight in Bangkok.
  expect(untilText("2026-11-17 17:32:00", "2026-11-17", look)).toBe("18/11/2026 00:32");
  expect(untilText("2026-11-18 17:32:00", "2026-11-17", look)).toBe("19/11/2026 00:32");
});

test("a report is found under its kind and its days", () => {
  const dates = { from: "2026-11-16", to: "2026-11-22" };
  expect(reportPath("voids", dates)).toBe("/office/reports/voids/2026-11-16/2026-11-22");
});
