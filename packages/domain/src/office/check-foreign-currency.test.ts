import { expect, test } from "vitest";

import { checkForeignCurrency } from "./check-foreign-currency.ts";

const dollar = { name: "US dollar", code: "USD", rateMillionths: 33_250_000, hasDecimals: true };
const most = 1_000_000_000_000;

test("a currency has a code of three letters and a rate", () => {
  const check = (rateMillionths: number) => checkForeignCurrency({ ...dollar, rateMillionths });
  expect([1, 33_250_000, most].flatMap(check)).toEqual([]);
  for (const rate of [0, -1, most + 1]) {
    expect(check(rate)).toEqual([
      { field: "rateMillionths", code: "out-of-range", least: 1, most },
    ]);
  }
  expect(checkForeignCurrency({ ...dollar, code: "US" })).toEqual([
    { field: "code", code: "not-a-currency-code" },
  ]);
});
