import { expect, test } from "vitest";

import { money } from "../money/money.ts";
import { billTotals } from "./bill-totals.ts";
import { aSale, cash, housePayTypes, paid, satang, wholeBaht } from "../testing/pay-builders.ts";
import { defaultCash, payCash } from "./pay-cash.ts";

const lunch = billTotals([aSale(120_50)], housePayTypes, satang);

test("the pad offers the amount itself, to the satang where satang are paid", () => {
  expect(defaultCash(money(132_55), satang)).toBe(132_55);
});

test("the pad offers the next whole baht where only whole baht are paid", () => {
  expect(defaultCash(money(132_01), wholeBaht)).toBe(133_00);
});

test("the pad of a bill that owes the guest offers what is owed", () => {
  expect(defaultCash(money(-132_01), wholeBaht)).toBe(133_00);
});

test("a guest who hands over a large note gets change", () => {
  expect(payCash(lunch, money(1000_00), cash)).toEqual({
    totals: lunch,
    payments: [paid(cash, 1000_00)],
    change: 867_45,
  });
});

test("cash that does not cover the bill is refused", () => {
  expect(payCash(lunch, money(132_54), cash)).toMatchObject({
    refusal: "amount-not-paid-in-full",
  });
});
