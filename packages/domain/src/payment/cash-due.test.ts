import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { Bill } from "../bill/bill.ts";
import { id } from "../id.ts";
import type { CashRounding, CashWay } from "../money/currency.ts";
import { money } from "../money/money.ts";
import { isRefusal } from "../refusal.ts";
import { accepted, aBill, saved } from "../testing/builders.ts";
import { aSale, card, cash, paid, payRules, qr, satang } from "../testing/pay-builders.ts";
import { instant } from "../time/instant.ts";
import { cashDue, coversDue } from "./cash-due.ts";
import { closeBill } from "./close-bill.ts";
import { payBy } from "./pay-by.ts";
import type { PayType } from "./pay-type.ts";
import { settleBill } from "./settle-bill.ts";
import { takeTender } from "./take-tender.ts";
import type { TakingMoney } from "./taking-money.ts";
import type { Tender } from "./tender.ts";

const rounded = (step: number, way: CashWay) => ({
  ...satang,
  cashRounding: { step: money(step), way },
});
const toFive = rounded(5, "nearest");

describe("what is due in cash", () => {
  test.each([
    ["nearest", 740_60, 50, 740_50],
    ["nearest", 740_75, 50, 741_00],
    ["nearest", 7_42, 5, 7_40],
    ["nearest", 7_43, 5, 7_45],
    ["up", 740_01, 100, 741_00],
    ["up", 740_00, 100, 740_00],
    ["down", 740_99, 100, 740_00],
    ["nearest", 2, 5, 0],
  ] as const)("to the %s: %i in steps of %i is %i", (way, due, step, expected) => {
    expect(cashDue(money(due), rounded(step, way))).toBe(expected);
    // A refund mirrors the sale.
    expect(cashDue(money(-due), rounded(step, way))).toBe(0 - expected);
  });

  test("is what is due if the venue rounds nothing", () => {
    expect(cashDue(money(740_61), satang)).toBe(740_61);
  });
});

describe("a bill of 7.42 where the smallest coin is 0.05", () => {
  const due = money(7_42);
  const rules = payRules({ currency: toFive });

  test("costs 7.40 in cash and 7.42 by card", () => {
    expect(settleBill(due, [paid(cash, 10_00)], rules)).toEqual({
      payments: [paid(cash, 10_00)],
      change: 2_60,
      cashRounding: -2,
    });
    expect(settleBill(due, [paid(cash, 7_40)], rules)).toMatchObject({ change: 0 });
    expect(settleBill(due, [paid(card, 7_42)], rules)).toMatchObject({ cashRounding: 0 });
    expect(settleBill(due, [paid(card, 7_40)], rules)).toEqual({
      refusal: "amount-not-paid-in-full",
      about: { missing: 2 },
    });
  });

  test("rounds only what the card leaves", () => {
    expect(settleBill(due, [paid(card, 5_04), paid(cash, 2_40)], rules)).toEqual({
      payments: [paid(card, 5_04), paid(cash, 2_40)],
      change: 0,
      cashRounding: 2,
    });
  });

  test("is pressed as what each can pay", () => {
    const press = (payType: typeof cash) => ({ payType: payType.id, typed: null });
    expect(payBy([], press(cash), due, rules)).toEqual([paid(cash, 7_40)]);
    expect(payBy([], press(card), due, rules)).toEqual([paid(card, 7_42)]);
    expect(payBy([paid(cash, 7_40)], press(card), due, rules)).toEqual([paid(card, 7_42)]);
  });

  test("that owes it to the guest gives 7.40 from the drawer", () => {
    expect(settleBill(money(-7_42), [], rules)).toEqual({
      payments: [],
      change: 7_40,
      cashRounding: 2,
    });
  });
});

test("what is too little for any coin needs no payment, and nothing else may be left unpaid", () => {
  const rules = payRules({ currency: toFive });
  expect(settleBill(money(2), [], rules)).toEqual({ payments: [], change: 0, cashRounding: -2 });
  expect(settleBill(money(3), [], rules)).toEqual({
    refusal: "amount-not-paid-in-full",
    about: { missing: 3 },
  });
});

test.each([
  ["the notes of what is due", 7_40, cash, true],
  ["a coin less in cash", 7_35, cash, false],
  ["a note that is more", 10_00, cash, true],
  ["all of it by card", 7_42, card, true],
  ["by card only what coins would pay", 7_40, card, false],
  ["nothing", 0, cash, false],
] as const)("7.42 where the smallest coin is 0.05 is paid by %s", (_what, total, by, isAll) => {
  expect(coversDue(money(7_42), [paid(by, total)], payRules({ currency: toFive }))).toBe(isAll);
});

const anyRounding = fc.record({
  step: fc.constantFrom(5, 10, 25, 100, 1000_00).map(money),
  way: fc.constantFrom<CashWay>("nearest", "up", "down"),
});
const anyDue = fc.integer({ min: -1_000_000, max: 1_000_000 }).map(money);

function isWithin(rounding: number, { step, way }: CashRounding): boolean {
  return way === "nearest" ? 2 * Math.abs(rounding) <= step : Math.abs(rounding) < step;
}

test("cash is rounded to a multiple of the step, by at most half of it or less than one", () => {
  fc.assert(
    fc.property(anyDue, anyRounding, (due, cashRounding) => {
      const inCash = cashDue(due, { cashRounding });
      expect(Math.abs(inCash) % cashRounding.step).toBe(0);
      expect(isWithin(inCash - due, cashRounding)).toBe(true);
      const beyond = Math.abs(inCash) - Math.abs(due);
      const isThatWay = { nearest: true, up: beyond >= 0, down: beyond <= 0 };
      expect(isThatWay[cashRounding.way]).toBe(true);
    }),
  );
});

test("whatever is handed over, payments − change − rounding is what was due", () => {
  const anyPayments = fc.record({
    share: fc.integer({ min: 0, max: 100 }),
    inCash: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(anyDue, anyRounding, anyPayments, (due, cashRounding, { share, inCash }) => {
      const rules = payRules({ currency: { ...satang, cashRounding } });
      const byCard = Math.floor((Math.abs(due) * share) / 100);
      const typed = [paid(card, byCard), paid(cash, inCash)];
      const settled = settleBill(due, typed, rules);
      if (isRefusal(settled)) return;
      const given = settled.payments.reduce((sum, { total }) => sum + total, 0);
      expect(given - settled.change - settled.cashRounding).toBe(due);
      expect(settled.change).toBeGreaterThanOrEqual(0);
      expect(isWithin(settled.cashRounding, cashRounding)).toBe(true);
    }),
  );
});

const taker = {
  ...payRules(),
  tenders: [],
  staff: id<"staff">(20),
  shift: { id: id<"shift">(5), workDay: id<"work-day">(3) },
  at: instant(0),
};

type Taken = { readonly bill: Bill; readonly tenders: readonly Tender[] };

/** Takes a share of what is due, unless the bill is closed already. */
function takeShare(before: Taken, share: number, payType: PayType, taking: TakingMoney): Taken {
  const { bill, tenders } = before;
  const due = bill.lines.reduce((sum, line) => sum + line.price, 0) - bill.paid;
  if (bill.status === "closed") return before;
  const payment = paid(payType, Math.ceil((due * share) / 100));
  const taken = accepted(takeTender(bill, payment, { ...taking, tenders }));
  return { bill: taken.bill, tenders: [...tenders, ...taken.taken] };
}

/** Pays what is left in cash. */
function payRest({ bill, tenders }: Taken, amount: number, taking: TakingMoney): Taken {
  if (bill.status === "closed") return { bill, tenders };
  const rest = cashDue(money(amount - bill.paid), taking.currency);
  const payments = rest === 0 ? [] : [paid(cash, rest)];
  const taken = accepted(closeBill(bill, { ...taking, tenders, payments }));
  return { bill: taken.bill, tenders: [...tenders, ...taken.taken] };
}

test("after any mix of parts nothing is due, and only what closes the bill is rounded", () => {
  const anyPart = fc.record({
    payType: fc.constantFrom(cash, card, qr),
    share: fc.integer({ min: 1, max: 99 }),
  });
  const anyAmount = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(anyAmount, anyRounding, fc.array(anyPart), (amount, cashRounding, parts) => {
      const taking = { ...taker, currency: { ...satang, cashRounding } };
      const begun: Taken = { bill: saved(aBill({ lines: [aSale(amount)] })), tenders: [] };
      const inParts = parts.reduce(
        (before, { payType, share }) => takeShare(before, share, payType, taking),
        begun,
      );
      const { bill, tenders } = payRest(inParts, amount, taking);
      expect([bill.status, bill.paid]).toEqual(["closed", amount]);
      const rounding = tenders.reduce((sum, tender) => sum + tender.rounding, 0);
      expect(isWithin(rounding, cashRounding)).toBe(true);
      expect(tenders.slice(0, -1).every((tender) => tender.rounding === 0)).toBe(true);
      expect(bill.settlement?.cashRounding).toBe(rounding);
    }),
  );
});
