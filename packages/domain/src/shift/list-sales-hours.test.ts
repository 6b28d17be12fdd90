import fc from "fast-check";
import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { listSalesHours } from "./list-sales-hours.ts";

function sold(hour: number, amount = 100_00) {
  return { hour, count: 1, amount: money(amount) };
}

function hours(rows: readonly { readonly hour: number }[]): readonly number[] {
  return rows.map(({ hour }) => hour);
}

test("a day begins with its starting hour and includes hours without sales", () => {
  const evening = [sold(0), sold(2), sold(18), sold(21)];
  expect(listSalesHours(evening, 17)).toEqual([
    sold(18),
    { hour: 19, count: 0, amount: 0 },
    { hour: 20, count: 0, amount: 0 },
    sold(21),
    { hour: 22, count: 0, amount: 0 },
    { hour: 23, count: 0, amount: 0 },
    sold(0),
    { hour: 1, count: 0, amount: 0 },
    sold(2),
  ]);
});

test("a starting hour cuts the day, even where guests sat through it", () => {
  expect(hours(listSalesHours([sold(17), sold(18)], 18))).toEqual([
    ...Array.from({ length: 6 }, (_, at) => 18 + at),
    ...Array.from({ length: 18 }, (_, at) => at),
  ]);
});

test("without a start the day begins after the longest gap", () => {
  expect(hours(listSalesHours([sold(1), sold(22), sold(23)], null))).toEqual([22, 23, 0, 1]);
  expect(hours(listSalesHours([sold(8), sold(10)], null))).toEqual([8, 9, 10]);
  expect(hours(listSalesHours([sold(14)], null))).toEqual([14]);
});

test("of two equal gaps the one ending earlier is used", () => {
  expect(hours(listSalesHours([sold(6), sold(18)], null)).slice(0, 1)).toEqual([6]);
});

test("sales in all hours begin at midnight", () => {
  const day = Array.from({ length: 24 }, (_, hour) => sold(hour));
  expect(listSalesHours(day.toReversed(), null)).toEqual(day);
});

test("no sales give no hours", () => {
  expect(listSalesHours([], null)).toEqual([]);
  expect(listSalesHours([], 9)).toEqual([]);
});

test("every sale is kept, and the hours are consecutive", () => {
  const anySales = fc
    .uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1 })
    .map((list) => list.map((hour) => sold(hour, (hour + 1) * 100)));
  const anyStart = fc.option(fc.integer({ min: 0, max: 23 }));
  fc.assert(
    fc.property(anySales, anyStart, (sales, start) => {
      const shown = listSalesHours(sales, start);
      const withSales = shown.filter(({ count }) => count > 0);
      expect(new Set(hours(withSales))).toEqual(new Set(hours(sales)));
      expect(withSales).toHaveLength(sales.length);
      const [first = { hour: 0 }] = shown;
      expect(hours(shown)).toEqual(shown.map((_, index) => (first.hour + index) % 24));
    }),
  );
});
