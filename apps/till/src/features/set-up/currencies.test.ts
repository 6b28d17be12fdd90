import { checkCurrency } from "@comanda/domain/office/check-currency";
import { countedCurrencies } from "@comanda/domain/money/denominations";
import { expect, test } from "vitest";

import { currencyOf, hasThousandths } from "./currencies.ts";

test.each([...countedCurrencies, "ISK"])(
  "a new venue in %s has coins and notes, if they are known, that the office takes, too",
  (code) => {
    const currency = currencyOf(code, "en-US");
    const rest = { exchangeRateMillionths: 1_000_000, cashStep: null };
    expect(checkCurrency({ ...currency, ...rest }, true)).toEqual([]);
  },
);

test("guests of these venues pay no cents", () => {
  const whole = ["VND", "JPY", "KRW"].map((code) => currencyOf(code, "en-US").hasDecimals);
  expect(whole).toEqual([false, false, false]);
  expect(currencyOf("THB", "en-US").hasDecimals).toBe(true);
});

test("the currencies that have thousandths are known", () => {
  const all = Intl.supportedValuesOf("currency").filter(hasThousandths);
  expect(all).toEqual(expect.arrayContaining(["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]));
  for (const code of ["THB", "USD", "JPY", "NPR"]) expect(all).not.toContain(code);
});
