import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { satang, wholeBaht } from "../testing/pay-builders.ts";
import { addForeign, foreignDrawers, sumForeign, worthOfDifferences } from "./foreign-figures.ts";

const currency = { USD: id<"foreign-currency">(1), EUR: id<"foreign-currency">(2) } as const;

function took(code: keyof typeof currency, amount: number, worth: number) {
  const given = { currency: currency[code], code, amount: money(amount), rateMillionths: 1 };
  return { received: money(worth), given };
}

const taken = sumForeign([
  took("USD", 25_00, 831_25),
  { received: money(50_00), given: null },
  took("EUR", 10_00, 380_00),
  took("USD", -25_00, -831_25),
  took("USD", 20_00, 665_00),
]);

test("what was given is added up by currency, and what was taken back is deducted", () => {
  expect(taken).toEqual([
    { currency: 1, code: "USD", given: 20_00, worth: 665_00 },
    { currency: 2, code: "EUR", given: 10_00, worth: 380_00 },
  ]);
  expect(addForeign(taken, taken)[0]).toMatchObject({ given: 40_00, worth: 1330_00 });
  expect(addForeign(undefined, taken)).toEqual(taken);
});

test("each currency of the drawer has a difference of its own", () => {
  const counted = [
    { currency: currency.USD, code: "USD", amount: money(15_00) },
    { currency: currency.EUR, code: "EUR", amount: money(11_00) },
  ];
  expect(foreignDrawers(taken, counted)).toEqual([
    { currency: 1, code: "USD", expected: 20_00, counted: 15_00, difference: -5_00 },
    { currency: 2, code: "EUR", expected: 10_00, counted: 11_00, difference: 1_00 },
  ]);
});

test("a currency that was not counted has no difference, and one that was not taken is named if it is there", () => {
  expect(foreignDrawers(taken, null)[0]).toMatchObject({ counted: null, difference: null });
  const found = { currency: id<"foreign-currency">(3), code: "GBP", amount: money(5_00) };
  const none = { ...found, currency: id<"foreign-currency">(4), amount: money(0) };
  expect(foreignDrawers([], [found, none])).toEqual([
    { currency: 3, code: "GBP", expected: 0, counted: 5_00, difference: 5_00 },
  ]);
});

test("a difference is worth what the shift took the currency for", () => {
  const count = (usd: number, eur: number) => [
    { currency: currency.USD, code: "USD", amount: money(usd) },
    { currency: currency.EUR, code: "EUR", amount: money(eur) },
  ];
  const worth = (usd: number, eur: number) =>
    worthOfDifferences(foreignDrawers(taken, count(usd, eur)), taken, satang);
  expect(worth(20_00, 10_00)).toEqual([0, 0]);
  // All dollars are missing, and one euro too many is there.
  expect(worth(0, 11_00)).toEqual([-665_00, 38_00]);
  expect(worth(19_99, 10_00)).toEqual([-33, 0]);
  expect(worthOfDifferences(foreignDrawers(taken, null), taken, satang)).toEqual([]);
});

test("a difference is worth whole units of a currency without decimals", () => {
  const dollars = sumForeign([took("USD", 3_00, 76_250_00)]);
  const worth = (usd: number) => {
    const counted = [{ currency: currency.USD, code: "USD", amount: money(usd) }];
    return worthOfDifferences(foreignDrawers(dollars, counted), dollars, wholeBaht);
  };
  // A dollar is worth 25,416.67.
  expect(worth(2_00)).toEqual([-25_417_00]);
  expect(worth(5_00)).toEqual([50_833_00]);
  expect(worth(0)).toEqual([-76_250_00]);
});

test("what is found of a currency that was not taken has no known worth", () => {
  const found = [{ currency: currency.USD, code: "USD", amount: money(5_00) }];
  expect(worthOfDifferences(foreignDrawers([], found), [], satang)).toEqual([]);
  const takenBack = sumForeign([took("USD", 5_00, 166_25), took("USD", -5_00, -166_25)]);
  expect(worthOfDifferences(foreignDrawers(takenBack, found), takenBack, satang)).toEqual([]);
});
