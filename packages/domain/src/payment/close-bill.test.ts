import { expect, test } from "vitest";

import type { Bill } from "../bill/bill.ts";
import { lineKey, type TimerLine } from "../bill/line.ts";
import { id } from "../id.ts";
import { noQuantity } from "../money/quantity.ts";
import { noMoney } from "../money/money.ts";
import { accepted, aBill, fridayEvening, poolTable, saved, utc } from "../testing/builders.ts";
import { closeBill, type CloseBillInput } from "./close-bill.ts";
import { takeTender } from "./take-tender.ts";
import { requireReadyOnceSent, requireReadyToPay } from "./require-ready-to-pay.ts";
import { aSale, cash, paid, payRules, satang, wholeBaht } from "../testing/pay-builders.ts";

const later = utc("2026-11-20 13:30:00");
const dinner = saved(aBill({ lines: [aSale(120_00)] }));
const pool: TimerLine = {
  ...aSale(200_00),
  type: "timer",
  key: lineKey("pool"),
  article: poolTable.id,
  quantity: noQuantity,
  unit: "hours",
  startedAt: fridayEvening,
  endedAt: null,
  productMinimum: noMoney,
  minimum: noMoney,
  containedCommission: noMoney,
};

function paying(minorUnits: number, closing: Partial<CloseBillInput> = {}): CloseBillInput {
  return {
    ...payRules(),
    payments: [paid(cash, minorUnits)],
    currency: satang,
    tenders: [],
    staff: id(20),
    shift: { id: id(5), workDay: id(3) },
    at: later,
    ...closing,
  };
}

test("a paid bill is closed in the shift that took the money", () => {
  const { bill, taken } = accepted(closeBill(dinner, paying(200_00)));
  expect(bill).toEqual({
    ...dinner,
    status: "closed",
    paid: 120_00,
    settlement: expect.objectContaining({ change: 80_00 }),
    shift: 5,
    workDay: 3,
    updatedAt: later,
  });
  expect(taken).toEqual([
    {
      id: null,
      payType: cash.id,
      received: 200_00,
      change: 80_00,
      rounding: 0,
      given: null,
      reverses: null,
      insteadOf: null,
      staff: 20,
      shift: 5,
      at: later,
    },
  ]);
});

test("a bill that is not paid in full stays open", () => {
  expect(closeBill(dinner, paying(119_99))).toMatchObject({ refusal: "amount-not-paid-in-full" });
});

test("a currency without decimals refuses fractions", () => {
  const inBaht = paying(120_50, { currency: wholeBaht });
  expect(closeBill(dinner, inBaht)).toEqual({
    refusal: "amount-invalid",
    about: { amount: 120_50 },
  });
  expect(closeBill(dinner, paying(121_00, { currency: wholeBaht }))).toMatchObject({
    bill: { settlement: { change: 1_00 } },
  });
});

test("a bill cannot be paid twice", () => {
  const closed = closeBill(dinner, paying(120_00));
  expect(closed).toMatchObject({ bill: { status: "closed" } });
  expect(closeBill({ ...dinner, status: "closed" }, paying(120_00))).toEqual({
    refusal: "bill-not-open",
    about: { status: "closed" },
  });
});

test("a bill cannot be paid before a shift has started", () => {
  expect(closeBill(dinner, paying(120_00, { shift: null }))).toEqual({ refusal: "start-shift" });
});

test.each<[string, Partial<Bill>, string]>([
  ["a voided bill", { status: "voided" }, "bill-not-open"],
  ["a bill without items", { lines: [] }, "bill-has-no-item"],
  [
    "a bill with lines that are not sent",
    { lines: [{ ...aSale(1), isSaved: false }] },
    "print-bill-first",
  ],
  ["a bill with a running clock", { lines: [pool] }, "timer-running"],
])("%s cannot be paid yet", (_, changes, refusal) => {
  expect(requireReadyToPay({ ...dinner, ...changes })).toMatchObject({ refusal });
  expect(closeBill({ ...dinner, ...changes }, paying(500_00))).toMatchObject({ refusal });
});

test("an order can be sent to be paid, unless it has ended or a timer runs among its lines", () => {
  const unsent = { ...dinner, lines: [{ ...aSale(120_00), isSaved: false }] };
  expect(requireReadyOnceSent(unsent)).toBeNull();
  expect(requireReadyOnceSent({ ...unsent, status: "closed" })).toMatchObject({
    refusal: "bill-not-open",
  });
  const timed = { ...unsent, lines: [...unsent.lines, pool] };
  expect(requireReadyOnceSent(timed)).toMatchObject({ refusal: "timer-running" });
});

test("a bill with a stopped timer can be paid", () => {
  expect(requireReadyToPay({ ...dinner, lines: [{ ...pool, endedAt: later }] })).toBeNull();
});

test("whoever closes a bill fires what still waits; a part of the payment does not", () => {
  const course = (number: number): Bill["lines"][number] => ({
    ...aSale(120_00),
    key: lineKey(`course ${number}`),
    course: number,
  });
  const fired = { number: 1, firedAt: fridayEvening, firedBy: id<"staff">(3), firesAt: null };
  const planned = { number: 2, firedAt: null, firedBy: null, firesAt: utc("2026-11-20 14:00:00") };
  const served = { servedAt: fridayEvening, waitsSince: null };
  const bill = saved({
    ...aBill({ lines: [1, 2, 3].map(course) }),
    ...served,
    courses: [fired, planned],
  });
  const part = accepted(takeTender(bill, paid(cash, 100_00), paying(0)));
  expect(part.bill.courses).toEqual(bill.courses);
  const closed = accepted(closeBill(bill, paying(360_00))).bill;
  const now = { firedAt: later, firedBy: 20, firesAt: null };
  expect(closed.courses).toEqual([fired, { number: 2, ...now }, { number: 3, ...now }]);
  // If the payment is taken back, its guests wait for it.
  expect(closed.waitsSince).toBe(later);
});
