import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { aSale, card, cash, paid } from "../testing/pay-builders.ts";
import { aClosedBill, aSummary, reportSettings } from "../testing/shift-builders.ts";
import { bangkok, utc } from "../testing/builders.ts";
import type { DaySummary } from "./day-summary.ts";
import { summarizeDay } from "./summarize-day.ts";
import { summarizeMonth } from "./summarize-month.ts";

const forgotten = money(55_00);

function aDay(started: string, ended: string | null, price: number): DaySummary {
  const startedAt = utc(started);
  const bills = [aClosedBill([aSale(price)], [paid(cash, price), paid(card, price / 10)])];
  const record = {
    ...reportSettings,
    locationName: "Lotus House",
    shifts: [aSummary({ bills }, { startedAt })],
    openAmounts: [forgotten],
  };
  return summarizeDay({ startedAt }, record, ended === null ? null : utc(ended));
}

const october = aDay("2026-10-31 11:00:00", "2026-10-31 21:00:00", 900_00);
const first = aDay("2026-11-01 11:00:00", "2026-11-01 21:00:00", 100_00);
const second = aDay("2026-11-02 11:00:00", "2026-11-02 21:00:00", 200_00);
const running = aDay("2026-11-03 11:00:00", null, 400_00);
const range = {
  from: { year: 2026, month: 11, day: 1 },
  to: { year: 2026, month: 11, day: 30 },
};
const days = [running, october, second, first];
const house = { locationName: "Lotus House", timeZone: bangkok };
const month = summarizeMonth(range, { ...house, days });

test("a month sums the days that began in it, including the open one", () => {
  expect(month.totals.sales).toBe(770_00);
  expect(month.bills.closed.count).toBe(3);
});

test("each day has a row with amount, cash, credit and other", () => {
  expect(
    month.days.map(({ amount, cash: inCash, card: byCard, other }) => [
      amount,
      inCash,
      byCard,
      other,
    ]),
  ).toEqual([
    [110_00, 100_00, 10_00, 0],
    [220_00, 200_00, 20_00, 0],
    [440_00, 400_00, 40_00, 0],
  ]);
});

test("a bill open for several days counts once", () => {
  expect(month.bills.open).toEqual({ count: 1, amount: 55_00 });
});

test("the shifts of all days are listed", () => {
  expect(month.shifts.map(({ amount }) => amount)).toEqual([110_00, 220_00, 440_00]);
});

test("the report belongs to the month of its first date", () => {
  expect(month.monthYear).toEqual({ year: 2026, month: 11 });
});

test("a range without days has zero figures", () => {
  const empty = summarizeMonth(range, { ...house, days: [october] });
  expect(empty).toMatchObject({ days: [], shifts: [], totals: { total: 0 } });
});
