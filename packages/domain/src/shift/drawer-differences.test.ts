import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { areSameDifferences, drawerDifferences } from "./drawer-differences.ts";

function drawerOf(expected: number, counted: number | null) {
  return {
    expected: money(expected),
    counted: counted === null ? null : money(counted),
    difference: counted === null ? null : money(counted - expected),
  };
}

const dollars = { currency: id<"foreign-currency">(1), code: "USD" };
const euros = { currency: id<"foreign-currency">(2), code: "EUR" };

test("a drawer that has what is expected has no difference", () => {
  expect(drawerDifferences(drawerOf(1_000_00, 1_000_00))).toEqual([]);
  const foreign = [{ ...dollars, ...drawerOf(5_00, 5_00) }];
  expect(drawerDifferences({ ...drawerOf(0, 0), foreign })).toEqual([]);
});

test("what is missing and what is too much are differences", () => {
  const short = { code: null, expected: 10_731_00, counted: 1_000_00, difference: -9_731_00 };
  expect(drawerDifferences(drawerOf(10_731_00, 1_000_00))).toEqual([short]);
  expect(drawerDifferences(drawerOf(0, 25))).toMatchObject([{ difference: 25 }]);
});

test("a currency that is right hides no other that is wrong", () => {
  const foreign = [
    { ...dollars, ...drawerOf(5_00, 4_00) },
    { ...euros, ...drawerOf(10_00, 10_00) },
  ];
  expect(drawerDifferences({ ...drawerOf(1_000_00, 1_000_00), foreign })).toEqual([
    { code: "USD", expected: 5_00, counted: 4_00, difference: -1_00 },
  ]);
});

test("what was not counted has no difference", () => {
  const foreign = [{ ...dollars, ...drawerOf(5_00, null) }];
  expect(drawerDifferences({ ...drawerOf(1_000_00, null), foreign })).toEqual([]);
});

test("differences are the same only if each figure is", () => {
  const shown = drawerDifferences(drawerOf(1_000_00, 900_00));
  expect(areSameDifferences(shown, drawerDifferences(drawerOf(1_000_00, 900_00)))).toBe(true);
  expect(areSameDifferences(shown, drawerDifferences(drawerOf(1_100_00, 1_000_00)))).toBe(false);
  expect(areSameDifferences(shown, drawerDifferences(drawerOf(1_000_00, 800_00)))).toBe(false);
  expect(areSameDifferences([], shown)).toBe(false);
  expect(areSameDifferences(shown, [])).toBe(false);
  const inEuros = shown.map((one) => ({ ...one, code: "EUR" }));
  expect(areSameDifferences(shown, inEuros)).toBe(false);
});
