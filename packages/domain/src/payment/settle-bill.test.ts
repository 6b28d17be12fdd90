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
  takenBack,
} from "../testing/pay-builders.ts";
import { settle } from "./settle-bill.ts";

const dinner = billTotals([aSale(350_00)], plainPayTypes, satang);
const refund = billTotals([takenBack(aSale(350_00))], plainPayTypes, satang);
const nothing = billTotals([], plainPayTypes, satang);
const byInvoice = payRules({ customerType: hotelGuest });

describe("a sale", () => {
  test("what the guests hand over beyond the amount is their change", () => {
    expect(settle(dinner, [paid(cash, 500_00)], payRules())).toEqual({
      totals: dinner,
      payments: [paid(cash, 500_00)],
      change: 150_00,
    });
  });

  test("several ways of paying cover a bill together", () => {
    const settlement = settle(dinner, [paid(card, 200_00), paid(qr, 150_00)], payRules());
    expect(settlement).toMatchObject({ change: 0 });
  });

  test("a card pays at most what is due, beside cash as well", () => {
    const refused = { refusal: "only-cash-gives-change", about: { due: 350_00 } };
    expect(settle(dinner, [paid(card, 350_01)], payRules())).toEqual(refused);
    expect(settle(dinner, [paid(card, 200_00), paid(qr, 150_01)], payRules())).toEqual(refused);
    expect(settle(dinner, [paid(card, 400_00), paid(cash, 100_00)], payRules())).toEqual(refused);
    expect(settle(nothing, [paid(card, 1)], payRules())).toMatchObject({
      refusal: "only-cash-gives-change",
    });
  });

  test("beside a card the change is of the cash", () => {
    const typed = [paid(card, 300_00), paid(cash, 100_00)];
    expect(settle(dinner, typed, payRules())).toMatchObject({ payments: typed, change: 50_00 });
  });

  test("a satang short is not paid in full", () => {
    expect(settle(dinner, [paid(cash, 349_99)], payRules())).toEqual({
      refusal: "amount-not-paid-in-full",
      about: { missing: 1 },
    });
  });

  test("the other rows of the pay screen pay nothing", () => {
    const typed = [paid(amountRow, 350_00), paid(cash, 100_00)];
    expect(settle(dinner, typed, payRules())).toMatchObject({ about: { missing: 250_00 } });
  });

  test("rows of nothing are left out, and rows of one pay type become one", () => {
    const typed = [paid(card, 0), paid(cash, 100_00), paid(cash, 250_00)];
    expect(settle(dinner, typed, payRules())).toMatchObject({ payments: [paid(cash, 350_00)] });
  });

  test("a pay type that the venue does not have is refused", () => {
    const foreign = aPayType({ id: id(99) });
    expect(settle(dinner, [paid(foreign, 350_00)], payRules())).toMatchObject({
      refusal: "pay-type-not-found",
    });
  });

  test("an amount below nothing is refused, also where the sum would do", () => {
    const typed = [paid(cash, 400_00), paid(card, -50_00)];
    expect(settle(dinner, typed, payRules())).toMatchObject({ refusal: "amount-invalid" });
  });
});

describe("an invoice", () => {
  test("a guest with an invoice pays all of it later", () => {
    expect(settle(dinner, [paid(invoice, 350_00)], byInvoice)).toMatchObject({ change: 0 });
  });

  test("the till cannot give an invoice to a guest who may not have one", () => {
    expect(settle(dinner, [paid(invoice, 350_00)], payRules())).toEqual({
      refusal: "invoice-not-allowed",
    });
  });

  test("an empty invoice row is no invoice", () => {
    const typed = [paid(cash, 350_00), paid(invoice, 0)];
    expect(settle(dinner, typed, payRules())).toMatchObject({ payments: [paid(cash, 350_00)] });
  });

  test("an invoice is not mixed with other ways of paying", () => {
    for (const whole of [250_00, 350_00]) {
      const typed = [paid(cash, 100_00), paid(invoice, whole)];
      expect(settle(dinner, typed, byInvoice)).toMatchObject({ refusal: "amount-invalid" });
    }
  });

  test("an invoice over the amount would give money away, so it is refused", () => {
    expect(settle(dinner, [paid(invoice, 400_00)], byInvoice)).toMatchObject({
      refusal: "amount-invalid",
    });
  });
});

describe("a bill of nothing or less", () => {
  test("a bill of nothing needs no payment", () => {
    expect(settle(nothing, [], payRules())).toMatchObject({ payments: [], change: 0 });
  });

  test("cash handed over for nothing comes back", () => {
    expect(settle(nothing, [paid(cash, 100_00)], payRules())).toMatchObject({ change: 100_00 });
  });

  test("what the house owes goes back from the drawer as change", () => {
    expect(settle(refund, [], payRules())).toEqual({
      totals: refund,
      payments: [],
      change: 350_00,
    });
  });

  test("what is typed on it goes back by that way, and the rest as change", () => {
    expect(settle(refund, [paid(card, 300_00)], payRules())).toEqual({
      totals: refund,
      payments: [paid(card, -300_00)],
      change: 50_00,
    });
  });

  test("a guest with an invoice gets a credit note", () => {
    expect(settle(refund, [paid(invoice, 350_00)], byInvoice)).toMatchObject({
      payments: [paid(invoice, -350_00)],
      change: 0,
    });
  });

  test("more than the house owes never goes back", () => {
    expect(settle(refund, [paid(card, 350_01)], payRules())).toMatchObject({
      refusal: "amount-invalid",
    });
  });
});
