import { describe, expect, test } from "vitest";

import type { Bill } from "../bill/bill.ts";
import { id } from "../id.ts";
import type { Refusal } from "../refusal.ts";
import { accepted, aBill, saved, utc } from "../testing/builders.ts";
import {
  aCreditFor,
  amountRow,
  aSale,
  card,
  cash,
  hotelGuest,
  invoice,
  paid,
  payRules,
  satang,
  wholeBaht,
} from "../testing/pay-builders.ts";
import { closeBill } from "./close-bill.ts";
import { takeTender } from "./take-tender.ts";
import type { TakenMoney, TakingMoney } from "./taking-money.ts";

const later = utc("2026-11-20 13:30:00");
const dinner = saved(aBill({ lines: [aSale(120_00)] }));
const refund = saved(aBill({ lines: [aSale(20_00), aCreditFor(aSale(120_00))] }));

function taking(more: Partial<TakingMoney> = {}): TakingMoney {
  return {
    ...payRules(),
    currency: satang,
    tenders: [],
    staff: id(20),
    shift: { id: id(5), workDay: id(3) },
    at: later,
    ...more,
  };
}

/** Takes one payment after another. */
function takeAll(bill: Bill, payments: readonly ReturnType<typeof paid>[]): TakenMoney {
  return payments.reduce<TakenMoney>(
    ({ bill: before, taken: tenders }, payment) => {
      const next = accepted(takeTender(before, payment, taking({ tenders })));
      return { bill: next.bill, taken: [...tenders, ...next.taken] };
    },
    { bill, taken: [] },
  );
}

describe("a part payment", () => {
  test("stands on the open bill", () => {
    const { bill, taken } = takeAll(dinner, [paid(cash, 50_00)]);
    expect(bill).toEqual({ ...dinner, paid: 50_00, updatedAt: later });
    expect(taken).toMatchObject([{ payType: cash.id, received: 50_00, change: 0, shift: 5 }]);
  });

  test("leaves the rest to others, and the last one closes the bill", () => {
    const { bill } = takeAll(dinner, [paid(cash, 50_00), paid(card, 40_00), paid(cash, 100_00)]);
    expect(bill).toMatchObject({
      status: "closed",
      paid: 120_00,
      shift: 5,
      workDay: 3,
      settlement: { payments: [paid(cash, 150_00), paid(card, 40_00)], change: 70_00 },
    });
  });

  test("leaves the rest to the payment that closes the bill", () => {
    const { bill, taken: tenders } = takeAll(dinner, [paid(cash, 50_00)]);
    const closing = { ...taking({ tenders }), payments: [paid(card, 70_00)] };
    expect(closeBill(bill, closing)).toMatchObject({
      bill: { settlement: { payments: [paid(cash, 50_00), paid(card, 70_00)], change: 0 } },
    });
  });

  test("of a bill that owes the guest is given back", () => {
    const { bill, taken } = takeAll(refund, [paid(card, 60_00), paid(cash, 40_00)]);
    expect(taken).toMatchObject([{ received: -60_00 }, { received: -40_00, change: 0 }]);
    expect(bill).toMatchObject({ status: "closed", paid: -100_00, settlement: { change: 0 } });
  });

  test("that was too much for what is left is given back, too", () => {
    const { bill, taken: tenders } = takeAll(dinner, [paid(cash, 100_00)]);
    const cheaper = { ...bill, lines: [...bill.lines, aCreditFor(aSale(60_00))] };
    expect(takeTender(cheaper, paid(cash, 40_00), taking({ tenders }))).toMatchObject({
      bill: { status: "closed", paid: 60_00 },
      taken: [{ received: -40_00 }],
    });
  });
});

test("more than is due is change of cash", () => {
  const { bill, taken } = takeAll(dinner, [paid(card, 100_00), paid(cash, 500_00)]);
  expect(taken.at(-1)).toMatchObject({ received: 500_00, change: 480_00 });
  expect(bill.settlement).toMatchObject({ change: 480_00 });
});

test.each<[string, Partial<TakingMoney>, ReturnType<typeof paid>, Refusal]>([
  [
    "a card above what is due",
    {},
    paid(card, 120_01),
    { refusal: "only-cash-gives-change", about: { due: 120_00 } },
  ],
  ["nothing", {}, paid(cash, 0), { refusal: "amount-invalid", about: { amount: 0 } }],
  ["a negative amount", {}, paid(cash, -1), { refusal: "amount-invalid", about: { amount: -1 } }],
  [
    "a fraction of a currency without decimals",
    { currency: wholeBaht },
    paid(cash, 10_50),
    { refusal: "amount-invalid", about: { amount: 10_50 } },
  ],
  [
    "a row that is no payment",
    {},
    paid(amountRow, 10_00),
    { refusal: "amount-invalid", about: { amount: 10_00 } },
  ],
  [
    "an unknown pay type",
    {},
    { ...paid(cash, 10_00), payType: id(99) },
    { refusal: "pay-type-not-found", about: { payType: 99 } },
  ],
  [
    "a part by invoice",
    { customerType: hotelGuest },
    paid(invoice, 50_00),
    { refusal: "amount-not-paid-in-full", about: { missing: 70_00 } },
  ],
  ["an invoice of nobody", {}, paid(invoice, 120_00), { refusal: "invoice-without-customer" }],
  ["money outside of a shift", { shift: null }, paid(cash, 10_00), { refusal: "start-shift" }],
])("%s is refused", (_, more, payment, refusal) => {
  expect(takeTender(dinner, payment, taking(more))).toEqual(refusal);
});

test("nothing is taken for a bill that is paid", () => {
  const { bill, taken: tenders } = takeAll(dinner, [paid(cash, 50_00)]);
  const covered = { ...bill, lines: [aSale(50_00)] };
  expect(takeTender(covered, paid(cash, 10_00), taking({ tenders }))).toEqual({
    refusal: "nothing-due",
  });
  expect(closeBill(covered, { ...taking({ tenders }), payments: [] })).toMatchObject({
    bill: { status: "closed", paid: 50_00 },
    taken: [],
  });
});
