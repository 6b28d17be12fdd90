import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import type { CashWay } from "../money/currency.ts";
import { dueIn, inMain } from "../money/foreign-currency.ts";
import { money, noMoney } from "../money/money.ts";
import { accepted, aBill, saved, utc } from "../testing/builders.ts";
import { aCreditFor, aSale, card, payRules, satang, wholeBaht } from "../testing/pay-builders.ts";
import { correctTender, undoTender } from "./correct-tender.ts";
import { takeForeign, type HandedForeign, type TakingForeign } from "./take-foreign.ts";
import type { TakenMoney } from "./taking-money.ts";

const at = utc("2026-11-20 13:30:00");
const dollar = {
  id: id<"foreign-currency">(1),
  name: "US dollar",
  code: "USD",
  rateMillionths: 33_250_000,
  hasDecimals: true,
};
const dinner = saved(aBill({ lines: [aSale(711_55)] }));
const toBaht = { ...satang, cashRounding: { step: money(100), way: "nearest" } } as const;

function taking(more: Partial<TakingForeign> = {}): TakingForeign {
  const shift = { id: id<"shift">(5), workDay: id<"work-day">(3) };
  return {
    ...payRules(),
    currency: satang,
    tenders: [],
    staff: id(20),
    shift,
    at,
    foreign: [dollar],
    ...more,
  };
}

function dollars(amount: number, rateMillionths = dollar.rateMillionths): HandedForeign {
  return { currency: dollar.id, amount: money(amount), rateMillionths };
}

test("25 dollars close a bill of 711.55 at 33.25, with change in baht", () => {
  const { bill, taken } = accepted(takeForeign(dinner, dollars(25_00), taking()));
  expect(bill).toMatchObject({ status: "closed", paid: 711_55 });
  expect(taken).toMatchObject([
    {
      received: 831_25,
      change: 119_70,
      rounding: 0,
      given: { code: "USD", amount: 25_00, rateMillionths: 33_250_000 },
    },
  ]);
});

test("the change is rounded to what coins can pay", () => {
  const { taken } = accepted(takeForeign(dinner, dollars(25_00), taking({ currency: toBaht })));
  expect(taken).toMatchObject([{ received: 831_25, change: 120_00, rounding: -30 }]);
});

test("what does not cover the bill is a part", () => {
  const { bill, taken } = accepted(takeForeign(dinner, dollars(20_00), taking()));
  expect(bill).toMatchObject({ status: "open", paid: 665_00 });
  expect(taken).toMatchObject([{ received: 665_00, change: 0 }]);
});

test.each<[string, HandedForeign, Partial<TakingForeign>, string]>([
  ["that the venue does not take", dollars(25_00), { foreign: [] }, "currency-not-taken"],
  ["at another rate than was shown", dollars(25_00, 33_000_000), {}, "rate-changed"],
  ["of nothing", dollars(0), {}, "amount-invalid"],
  ["below zero", dollars(-25_00), {}, "amount-invalid"],
  [
    "with cents that it does not have",
    dollars(25_50),
    { foreign: [{ ...dollar, hasDecimals: false }] },
    "amount-invalid",
  ],
  ["without a drawer", dollars(25_00), { payTypes: [card] }, "pay-type-not-found"],
  ["without a shift", dollars(25_00), { shift: null }, "start-shift"],
])("a currency %s is refused", (_, handed, more, refusal) => {
  expect(takeForeign(dinner, handed, taking(more))).toMatchObject({ refusal });
});

test.each([1, -1])("an amount whose worth no number can hold is refused (sign %i)", (sign) => {
  const rateMillionths = 1_000_000_000_000;
  const handed = dollars(sign * Number.MAX_SAFE_INTEGER, rateMillionths);
  const rules = taking({ foreign: [{ ...dollar, rateMillionths }] });
  expect(takeForeign(dinner, handed, rules)).toMatchObject({ refusal: "amount-invalid" });
});

test("what is due to a guest is given back in the venue's currency only", () => {
  const refund = saved(aBill({ lines: [aCreditFor(aSale(100_00))] }));
  expect(takeForeign(refund, dollars(1_00), taking())).toMatchObject({ refusal: "amount-invalid" });
});

/** As the server numbers it. */
function numbered({ bill, taken }: TakenMoney) {
  return { bill, tenders: taken.map((tender) => ({ ...tender, id: id<"tender">(1) })) };
}

const correcting = { staff: id<"staff">(10), at, isShiftOpen: true, isRefunded: false };

test("a part is given back as it came", () => {
  const { bill, tenders } = numbered(
    accepted(takeForeign(dinner, dollars(20_00), taking({ currency: wholeBaht }))),
  );
  const undone = accepted(undoTender(bill, id(1), { ...correcting, tenders }));
  expect(undone.bill.paid).toBe(0);
  expect(undone.taken).toMatchObject([
    { received: -665_00, given: { amount: -20_00, rateMillionths: 33_250_000 } },
  ]);
});

test("a payment that was no foreign cash is booked without it", () => {
  const { bill, tenders } = numbered(accepted(takeForeign(dinner, dollars(25_00), taking())));
  const rules = { ...payRules(), ...correcting, tenders };
  const booked = accepted(correctTender(bill, { id: id(1), payType: card.id }, rules));
  expect(booked.taken).toMatchObject([
    { received: -831_25, change: -119_70, given: { amount: -25_00 } },
    { payType: card.id, received: 711_55, change: 0, given: null },
  ]);
});

test("the least that is due in a currency always closes the bill", () => {
  const anyBill = fc.record({
    amount: fc.integer({ min: 1, max: 100_000 }),
    rateMillionths: fc.integer({ min: 1000, max: 100_000_000 }),
    step: fc.constantFrom(1, 5, 25, 100).map(money),
    way: fc.constantFrom<CashWay>("nearest", "up", "down"),
  });
  fc.assert(
    fc.property(anyBill, ({ amount, rateMillionths, step, way }) => {
      const currency = { ...satang, cashRounding: { step, way } };
      const foreign = [{ ...dollar, rateMillionths }];
      const bill = saved(aBill({ lines: [aSale(amount)] }));
      // Up to what is due, so that it is not too little whichever way cash is rounded.
      const exchange = { rateMillionths, hasDecimals: true };
      const due = dueIn(money(amount + step), exchange, currency) ?? noMoney;
      const handed = { currency: dollar.id, amount: due, rateMillionths };
      const { bill: after, taken } = accepted(
        takeForeign(bill, handed, taking({ currency, foreign })),
      );
      expect([after.status, after.paid]).toEqual(["closed", amount]);
      const [tender] = taken;
      expect(tender?.received).toBe(inMain(due, { rateMillionths }, currency));
      expect(Math.abs((tender?.change ?? 1) % step)).toBe(0);
      expect(Math.abs(tender?.rounding ?? step)).toBeLessThan(Math.max(step, 1));
    }),
  );
});
