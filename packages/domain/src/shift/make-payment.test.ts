import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { fridayEvening } from "../testing/builders.ts";
import { satang, wholeBaht } from "../testing/pay-builders.ts";
import { offeredCategories } from "./expense-category.ts";
import { makePayment, type ChosenPayment } from "./make-payment.ts";
import { paymentTypeCodes } from "./payment.ts";
import {
  aShift,
  cashier,
  expenseCategories,
  floatTopUp,
  systemCategory,
  ice,
  market,
} from "../testing/shift-builders.ts";

const moment = {
  shift: aShift({ id: id(5) }),
  staff: cashier,
  currency: satang,
  at: fridayEvening,
};
const chosen: ChosenPayment = {
  type: "money-out",
  expenseCategory: ice,
  amount: money(60_00),
  note: " two bags ",
};

describe("money-in and money-out", () => {
  test("a payment must be payable in the currency", () => {
    const inWholeBaht = { ...moment, currency: wholeBaht };
    expect(makePayment({ ...chosen, amount: money(60_50) }, inWholeBaht)).toEqual({
      refusal: "whole-amount-required",
      about: { amount: 60_50 },
    });
    expect(makePayment(chosen, inWholeBaht)).toMatchObject({ amount: 60_00 });
  });

  test("a payment has an amount, category, staff and shift", () => {
    expect(makePayment(chosen, moment)).toEqual({
      type: "money-out",
      amount: 60_00,
      note: "two bags",
      expenseCategory: ice.id,
      staff: cashier,
      shift: 5,
      workDay: 1,
      createdAt: fridayEvening,
    });
  });

  test("a payment requires an open shift", () => {
    expect(makePayment(chosen, { ...moment, shift: null })).toEqual({ refusal: "start-shift" });
  });

  test("a payment requires a direction", () => {
    expect(makePayment({ ...chosen, type: null, amount: null }, moment)).toEqual({
      refusal: "choose-payment-type",
    });
  });

  test.each<[string, Partial<ChosenPayment>]>([
    ["no category", { expenseCategory: null }],
    ["a category of the system", { expenseCategory: systemCategory }],
    ["a category of the other direction", { expenseCategory: floatTopUp }],
    ["no amount", { amount: null }],
    ["an amount of nothing", { amount: noMoney }],
  ])("a payment with %s is refused", (_, missing) => {
    expect(makePayment({ ...chosen, ...missing }, moment)).toEqual({
      refusal: "choose-category-and-amount",
    });
  });

  test("a negative amount is refused", () => {
    expect(makePayment({ ...chosen, amount: money(-1) }, moment)).toMatchObject({
      refusal: "amount-invalid",
    });
  });

  test("money-in is 0 and money-out is 1 on the wire", () => {
    expect(paymentTypeCodes).toEqual({ "money-in": 0, "money-out": 1 });
  });
});

test("the till offers the categories of the direction, never system categories", () => {
  expect(offeredCategories(expenseCategories, "money-in")).toEqual([floatTopUp]);
  expect(offeredCategories(expenseCategories, "money-out")).toEqual([market, ice]);
});
