import { expect, test } from "vitest";

import { id, type TaxClassId } from "../id.ts";
import { money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { aPayType, aSale, satang } from "../testing/pay-builders.ts";
import { billTotals } from "./bill-totals.ts";
import { taxBreakdown, taxLetters } from "./tax-breakdown.ts";

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
const aTax = (own: number, value: number, taxClasses: readonly TaxClassId[]) =>
  aPayType({ id: id(own), indexNumber: 600 + own, value: rate(value), isVat: true, taxClasses });
const contained = { ...aTax(20, 13_00, [food]), isIncludedInPrice: true };
const onTop = aTax(21, 23_00, [drinks]);
const taxes = [onTop, contained];
const meal = [
  { ...aSale(16_95), taxClass: food },
  { ...aSale(10_00), taxClass: drinks },
];
const breakdownOf = (lines: typeof meal, payTypes = taxes) =>
  taxBreakdown(billTotals(lines, payTypes, satang).charges, payTypes);

test("net and tax of a contained tax are its base together, and an added tax is on its net", () => {
  expect(breakdownOf(meal)).toEqual([
    { payType: contained.id, letter: "A", rate: 13_00, net: 15_00, tax: 1_95 },
    { payType: onTop.id, letter: "B", rate: 23_00, net: 10_00, tax: 2_30 },
  ]);
});

test("a bill that bears one tax, or shows only one, has no breakdown", () => {
  expect(breakdownOf(meal.slice(0, 1))).toEqual([]);
  expect(breakdownOf(meal, [onTop, { ...contained, isHiddenOnBill: true }])).toEqual([]);
});

test("a service charge is no tax, and takes no letter", () => {
  const service = aPayType({ id: id(22), indexNumber: 500, value: rate(10_00) });
  expect(breakdownOf(meal, [...taxes, service]).map(({ letter }) => letter)).toEqual(["A", "B"]);
});

test("a bill that was closed before tax classes has no breakdown", () => {
  const { charges } = billTotals(meal, taxes, satang);
  const old = charges.map(({ payType, total, isContained }) => ({ payType, total, isContained }));
  expect(taxBreakdown(old, taxes)).toEqual([]);
});

test("a line has the letters of the taxes that it bears", () => {
  const city = aTax(23, 1_00, []);
  const payTypes = [...taxes, city];
  const three = breakdownOf(meal, payTypes);
  expect([food, drinks, null].map((one) => taxLetters(one, three, payTypes))).toEqual([
    "AC",
    "BC",
    "C",
  ]);
  expect(three.at(-1)).toMatchObject({ net: money(26_95), tax: money(27) });
});
