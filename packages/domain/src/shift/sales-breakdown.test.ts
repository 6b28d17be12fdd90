import { expect, test } from "vitest";

import { id } from "../id.ts";
import { timeZone } from "../time/local-time.ts";
import { utc } from "../testing/builders.ts";
import { aSale, cash, paid, aCreditFor } from "../testing/pay-builders.ts";
import {
  aClosedBill,
  aCommission,
  anOpenBill,
  aVoidedBill,
  figuresOfBills,
  reportSettings,
  therapist,
} from "../testing/shift-builders.ts";
import { addFigures, emptyFigures } from "./bill-figures.ts";

const food = aSale(100_00);
const drink = { ...aSale(90_00, 45_00), article: id<"article">(2) };
const unknown = { ...aSale(10_00), article: id<"article">(99) };

function paidAt(time: string, lines = [food]) {
  return { ...aClosedBill(lines, [paid(cash, 500_00)]), updatedAt: utc(time) };
}

test("a bill counts in the hour of the venue's clock in which it was paid", () => {
  const bills = [
    paidAt("2026-11-20 11:59:59"),
    paidAt("2026-11-20 12:00:00"),
    paidAt("2026-11-20 12:30:00"),
    // Half past midnight in Bangkok.
    paidAt("2026-11-20 17:30:00"),
    anOpenBill([food]),
    aVoidedBill([food]),
  ];
  expect(figuresOfBills(bills).breakdown?.byHour).toEqual([
    { hour: 0, count: 1, amount: 110_00 },
    { hour: 18, count: 1, amount: 110_00 },
    { hour: 19, count: 2, amount: 220_00 },
  ]);
});

test.each([
  ["Asia/Kolkata", "12:29:59", "12:30:00"],
  ["Asia/Kathmandu", "12:14:59", "12:15:00"],
])("in %s a new hour begins at the venue's full hour", (zone, before, after) => {
  const rules = { ...reportSettings, timeZone: timeZone(zone) };
  const bills = [before, after].map((time) => paidAt(`2026-11-20 ${time}`));
  expect(figuresOfBills(bills, rules).breakdown?.byHour.map(({ hour }) => hour)).toEqual([17, 18]);
});

test("a category sums its lines after promotions, less credits", () => {
  const commission = { ...aCommission(therapist, 50_00), article: id<"article">(2) };
  const bills = [
    paidAt("2026-11-20 12:00:00", [food, food, aCreditFor(food), drink]),
    { ...aClosedBill([drink, commission, unknown], [paid(cash, 500_00)]) },
  ];
  expect(figuresOfBills(bills).breakdown?.byCategory).toEqual([
    { category: 1, categoryName: "Food", amount: 100_00 },
    { category: 2, categoryName: "Drinks", amount: 90_00 },
    { category: null, categoryName: "", amount: 10_00 },
  ]);
});

test("the sum has no breakdown if a part was filed without one", () => {
  const now = figuresOfBills([paidAt("2026-11-20 12:00:00")]);
  const { breakdown: _, ...before } = now;
  expect(addFigures(before, now).breakdown).toBeUndefined();
  expect(addFigures(now, before).breakdown).toBeUndefined();
  expect(addFigures(emptyFigures, now).breakdown).toEqual(now.breakdown);
});
