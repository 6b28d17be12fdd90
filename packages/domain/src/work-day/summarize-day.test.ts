import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { aSale, card, cash, paid, aCreditFor } from "../testing/pay-builders.ts";
import {
  aClosedBill,
  aCommission,
  anOpenBill,
  aPayment,
  aSummary,
  aVoidedBill,
  floatTopUp,
  reportSettings,
  therapist,
} from "../testing/shift-builders.ts";
import { instant } from "../time/instant.ts";
import { summarizeDay } from "./summarize-day.ts";

const open = anOpenBill([aSale(300_00)]);
const noon = aSummary(
  {
    bills: [
      open,
      aClosedBill([aSale(100_00), aCommission(therapist, 50_00)], [paid(cash, 110_00)]),
    ],
    payments: [
      aPayment({ type: "money-in", expenseCategory: floatTopUp.id, amount: money(500_00) }),
    ],
  },
  { name: "Noon", startedAt: instant(100) },
);
const night = aSummary(
  {
    bills: [
      open,
      aVoidedBill([aSale(40_00)]),
      aClosedBill([aSale(200_00, 150_00), aCreditFor(aSale(50_00))], [paid(card, 110_00)]),
    ],
    payments: [aPayment({ amount: money(30_00) })],
    paidCommissions: [{ staff: therapist, amount: money(50_00), note: "", paidAt: instant(900) }],
  },
  { name: "Night", station: id(2), startedAt: instant(500) },
);
const record = {
  ...reportSettings,
  locationName: "Lotus House",
  shifts: [night, noon],
  openAmounts: [money(330_00)],
};
const summary = summarizeDay({ startedAt: instant(50) }, record, null);

test("shifts are in order of their start, with their sales", () => {
  expect(summary.shifts.map(({ name, station, amount }) => [name, station, amount])).toEqual([
    ["Noon", 1, 110_00],
    ["Night", 2, 110_00],
  ]);
});

test("each drawer shows counted less expected", () => {
  const counted = { ...night, drawer: { ...night.drawer, difference: money(-20_00) } };
  const day = summarizeDay(
    { startedAt: instant(50) },
    { ...record, shifts: [noon, counted] },
    null,
  );
  expect(day.shifts.map(({ difference }) => difference)).toEqual([null, -20_00]);
});

test("the bills of all shifts are summed", () => {
  expect(summary.bills.closed).toMatchObject({ count: 2, amount: 220_00, cash: 110_00 });
  expect(summary.bills.voided).toEqual({ count: 1, amount: 0 });
});

test("an open bill counts once, however many shifts include it", () => {
  expect(summary.bills.open).toEqual({ count: 1, amount: 330_00 });
});

test("the discount table contains credits and promotions", () => {
  expect(summary.bills).toMatchObject({ creditedBack: 50_00, discount: 50_00 });
});

test("earned and paid commission are shown side by side", () => {
  expect(summary.bills.commissions).toEqual([{ staff: therapist, amount: 50_00 }]);
  expect(summary.paidCommissions).toMatchObject([{ staff: therapist, amount: 50_00 }]);
});

test("the total of the day is sales plus money-in less money-out and commissions paid", () => {
  expect(summary.totals).toEqual({
    sales: 220_00,
    moneyIn: 500_00,
    moneyOut: 30_00,
    commissionsPaid: 50_00,
    total: 640_00,
  });
});

test("a day without shifts has no sales", () => {
  const quiet = summarizeDay({ startedAt: instant(0) }, { ...record, shifts: [] }, instant(9));
  expect(quiet).toMatchObject({ endedAt: 9, shifts: [], totals: { total: 0 } });
});
