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
import { largestAmount, maximumAmountLength } from "./typed-amount.ts";

const amount = money(500_00);
const byInvoice = payRules({ customerType: hotelGuest });

describe("typing what the guests pay", () => {
  test("the pay types of a bill add up, row by row", () => {
    const typed = enterPayment([paid(cash, 200_00)], paid(card, 300_00), amount, payRules());
    expect(typed).toEqual([paid(cash, 200_00), paid(card, 300_00)]);
  });

  test("typing in a row again replaces what stood there", () => {
    const typed = enterPayment([paid(cash, 200_00)], paid(cash, 500_00), amount, payRules());
    expect(typed).toEqual([paid(cash, 500_00)]);
  });

  test("an amount below nothing is refused", () => {
    expect(enterPayment([], paid(cash, -1), amount, payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });

  test("an amount that would not fit its ten characters is refused", () => {
    expect(String(largestAmount / 100)).toHaveLength(maximumAmountLength);
    expect(enterPayment([], paid(cash, largestAmount + 1), amount, payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });

  test("nobody pays by a row such as the total", () => {
    expect(enterPayment([], paid(totalRow, 100), amount, payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });

  test("a pay type that the venue does not have is refused", () => {
    const foreign = aPayType({ id: id(99) });
    expect(enterPayment([], paid(foreign, 100), amount, payRules())).toEqual({
      refusal: "pay-type-not-found",
      about: { payType: 99 },
    });
  });
});

describe("paying by invoice", () => {
  test("the invoice takes the whole amount and empties the other rows", () => {
    const typed = enterPayment([paid(cash, 200_00)], paid(invoice, 0), amount, byInvoice);
    expect(typed).toEqual([paid(invoice, 500_00)]);
  });

  test("typing in another row empties the invoice", () => {
    const typed = enterPayment([paid(invoice, 500_00)], paid(card, 100_00), amount, byInvoice);
    expect(typed).toEqual([paid(card, 100_00)]);
  });

  test("the invoice for a bill that owes the guest shows what is owed", () => {
    expect(enterPayment([], paid(invoice, 0), money(-80_00), byInvoice)).toEqual([
      paid(invoice, 80_00),
    ]);
  });

  test.each([null, walkIn])("an invoice is only for guests who may have one", (customerType) => {
    const typed = enterPayment([], paid(invoice, 500_00), amount, payRules({ customerType }));
    expect(typed).toEqual({ refusal: "invoice-not-allowed" });
  });
});
