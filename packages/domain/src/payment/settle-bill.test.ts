import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { billTotals } from "./bill-totals.ts";
import {
  amountRow,
  aPayType,
  aSale,
  card,
  cash,
  hotelGuest,
  invoice,
  paid,
  payRules,
  plainPayTypes,
  qr,
  satang,
  walkIn,
  aCreditFor,
} from "../testing/pay-builders.ts";
import { settleBill } from "./settle-bill.ts";

const dinner = billTotals([aSale(350_00)], plainPayTypes, satang).amount;
const refund = billTotals([aCreditFor(aSale(350_00))], plainPayTypes, satang).amount;
const nothing = billTotals([], plainPayTypes, satang).amount;
const byInvoice = payRules({ customerType: hotelGuest });

describe("settling a sale", () => {
  test("returns what exceeds the amount as change", () => {
    expect(settleBill(dinner, [paid(cash, 500_00)], payRules())).toEqual({
      payments: [paid(cash, 500_00)],
      change: 150_00,
      cashRounding: 0,
    });
  });

  test("accepts several pay types that cover the bill together", () => {
    const settlement = settleBill(dinner, [paid(card, 200_00), paid(qr, 150_00)], payRules());
    expect(settlement).toMatchObject({ change: 0 });
  });

  test("accepts a card only up to the amount due, also beside cash", () => {
    const refused = { refusal: "only-cash-gives-change", about: { due: 350_00 } };
    expect(settleBill(dinner, [paid(card, 350_01)], payRules())).toEqual(refused);
    expect(settleBill(dinner, [paid(card, 200_00), paid(qr, 150_01)], payRules())).toEqual(refused);
    expect(settleBill(dinner, [paid(card, 400_00), paid(cash, 100_00)], payRules())).toEqual(
      refused,
    );
    expect(settleBill(nothing, [paid(card, 1)], payRules())).toMatchObject({
      refusal: "only-cash-gives-change",
    });
  });

  test("takes the change from cash beside a card", () => {
    const typed = [paid(card, 300_00), paid(cash, 100_00)];
    expect(settleBill(dinner, typed, payRules())).toMatchObject({ payments: typed, change: 50_00 });
  });

  test("is refused if a satang is missing", () => {
    expect(settleBill(dinner, [paid(cash, 349_99)], payRules())).toEqual({
      refusal: "amount-not-paid-in-full",
      about: { missing: 1 },
    });
  });

  test("ignores rows that are not payments", () => {
    const typed = [paid(amountRow, 350_00), paid(cash, 100_00)];
    expect(settleBill(dinner, typed, payRules())).toMatchObject({ about: { missing: 250_00 } });
  });

  test("drops empty rows and merges rows of one pay type", () => {
    const typed = [paid(card, 0), paid(cash, 100_00), paid(cash, 250_00)];
    expect(settleBill(dinner, typed, payRules())).toMatchObject({ payments: [paid(cash, 350_00)] });
  });

  test("refuses an unknown pay type", () => {
    const foreign = aPayType({ id: id(99) });
    expect(settleBill(dinner, [paid(foreign, 350_00)], payRules())).toMatchObject({
      refusal: "pay-type-not-found",
    });
  });

  test("refuses a negative amount, even if the sum would suffice", () => {
    const typed = [paid(cash, 400_00), paid(card, -50_00)];
    expect(settleBill(dinner, typed, payRules())).toMatchObject({ refusal: "amount-invalid" });
  });
});

describe("settling with an invoice", () => {
  test("lets the guest pay everything later", () => {
    expect(settleBill(dinner, [paid(invoice, 350_00)], byInvoice)).toMatchObject({ change: 0 });
  });

  test("is refused for a guest who may not have one, and without a guest", () => {
    const settle = (rules: ReturnType<typeof payRules>) =>
      settleBill(dinner, [paid(invoice, 350_00)], rules);
    expect(settle(payRules({ customerType: walkIn }))).toEqual({ refusal: "invoice-not-allowed" });
    expect(settle(payRules())).toEqual({ refusal: "invoice-without-customer" });
  });

  test("ignores an empty invoice row", () => {
    const typed = [paid(cash, 350_00), paid(invoice, 0)];
    expect(settleBill(dinner, typed, payRules())).toMatchObject({ payments: [paid(cash, 350_00)] });
  });

  test("is refused together with other payments", () => {
    for (const whole of [250_00, 350_00]) {
      const typed = [paid(cash, 100_00), paid(invoice, whole)];
      expect(settleBill(dinner, typed, byInvoice)).toMatchObject({ refusal: "amount-invalid" });
    }
  });

  test("is refused above the amount, which would give money away", () => {
    expect(settleBill(dinner, [paid(invoice, 400_00)], byInvoice)).toMatchObject({
      refusal: "amount-invalid",
    });
  });
});

describe("settling a bill of zero or less", () => {
  test("needs no payment at zero", () => {
    expect(settleBill(nothing, [], payRules())).toMatchObject({ payments: [], change: 0 });
  });

  test("returns cash given for zero", () => {
    expect(settleBill(nothing, [paid(cash, 100_00)], payRules())).toMatchObject({ change: 100_00 });
  });

  test("pays the refund from the drawer as change", () => {
    expect(settleBill(refund, [], payRules())).toEqual({
      payments: [],
      change: 350_00,
      cashRounding: 0,
    });
  });

  test("refunds a typed amount by that pay type, and the rest as change", () => {
    expect(settleBill(refund, [paid(card, 300_00)], payRules())).toEqual({
      payments: [paid(card, -300_00)],
      change: 50_00,
      cashRounding: 0,
    });
  });

  test("gives a credit note to a guest with an invoice", () => {
    expect(settleBill(refund, [paid(invoice, 350_00)], byInvoice)).toMatchObject({
      payments: [paid(invoice, -350_00)],
      change: 0,
    });
  });

  test("never refunds more than is owed", () => {
    expect(settleBill(refund, [paid(card, 350_01)], payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });
});
