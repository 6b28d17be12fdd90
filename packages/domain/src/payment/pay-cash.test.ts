import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { billTotals } from "./bill-totals.ts";
import { aSale, cash, venuePayTypes, paid, satang, wholeBaht } from "../testing/pay-builders.ts";
import { suggestedCash, payCash } from "./pay-cash.ts";

const byCash = { cashType: cash, currency: satang };
const lunch = billTotals([aSale(120_50)], venuePayTypes, satang);

test("the pad suggests the exact amount in a currency with decimals", () => {
  expect(suggestedCash(money(132_55), satang)).toBe(132_55);
});

test("the pad suggests the next whole baht in a currency without", () => {
  expect(suggestedCash(money(132_01), wholeBaht)).toBe(133_00);
});

test("the pad suggests the refund of a bill with a negative amount", () => {
  expect(suggestedCash(money(-132_01), wholeBaht)).toBe(133_00);
});

test("a guest who pays with a large note gets change", () => {
  expect(payCash(lunch.amount, { ...byCash, cash: money(1000_00) })).toEqual({
    payments: [paid(cash, 1000_00)],
    change: 867_45,
    cashRounding: 0,
  });
});

test("cash below the amount is refused", () => {
  expect(payCash(lunch.amount, { ...byCash, cash: money(132_54) })).toMatchObject({
    refusal: "amount-not-paid-in-full",
  });
});
