import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import { enterPayment } from "./enter-payment.ts";
import {
  aPayType,
  card,
  cash,
  hotelGuest,
  invoice,
  paid,
  payRules,
  totalRow,
  walkIn,
} from "../testing/pay-builders.ts";
import { id } from "../id.ts";
import { largestAmount } from "./typed-amount.ts";
import { maximumAmountLength } from "./maximum-amount-length.ts";

const amount = money(500_00);
const byInvoice = payRules({ customerType: hotelGuest });

describe("typing payments", () => {
  test("adds up the pay types of a bill, row by row", () => {
    const typed = enterPayment([paid(cash, 200_00)], paid(card, 300_00), amount, payRules());
    expect(typed).toEqual([paid(cash, 200_00), paid(card, 300_00)]);
  });

  test("replaces the earlier amount of the row", () => {
    const typed = enterPayment([paid(cash, 200_00)], paid(cash, 500_00), amount, payRules());
    expect(typed).toEqual([paid(cash, 500_00)]);
  });

  test("refuses a negative amount", () => {
    expect(enterPayment([], paid(cash, -1), amount, payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });

  test("refuses an amount of more than ten characters", () => {
    expect(String(largestAmount / 100)).toHaveLength(maximumAmountLength);
    expect(enterPayment([], paid(cash, largestAmount + 1), amount, payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });

  test("refuses a row that is not a payment, such as the total", () => {
    expect(enterPayment([], paid(totalRow, 100), amount, payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });

  test("refuses an unknown pay type", () => {
    const foreign = aPayType({ id: id(99) });
    expect(enterPayment([], paid(foreign, 100), amount, payRules())).toEqual({
      refusal: "pay-type-not-found",
      about: { payType: 99 },
    });
  });
});

describe("paying by invoice", () => {
  test("covers the whole amount and clears the other rows", () => {
    const typed = enterPayment([paid(cash, 200_00)], paid(invoice, 0), amount, byInvoice);
    expect(typed).toEqual([paid(invoice, 500_00)]);
  });

  test("is cleared by typing in another row", () => {
    const typed = enterPayment([paid(invoice, 500_00)], paid(card, 100_00), amount, byInvoice);
    expect(typed).toEqual([paid(card, 100_00)]);
  });

  test("shows the amount owed to the guest on a bill with a negative amount", () => {
    expect(enterPayment([], paid(invoice, 0), money(-80_00), byInvoice)).toEqual([
      paid(invoice, 80_00),
    ]);
  });

  test.each([
    [null, "invoice-without-customer"],
    [walkIn, "invoice-not-allowed"],
  ] as const)("is allowed only to guests who may have an invoice", (customerType, refusal) => {
    const typed = enterPayment([], paid(invoice, 500_00), amount, payRules({ customerType }));
    expect(typed).toEqual({ refusal });
  });
});
