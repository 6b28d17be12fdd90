import fc from "fast-check";
import { expect, test, vi } from "vitest";

import type { Bill } from "../bill/bill.ts";
import { stopTimers } from "../bill/change-time.ts";
import { isCredit, lineAmount, lineKey, type LineKey } from "../bill/line.ts";
import { refundableQuantity, withRefunds } from "../bill/refund-lines.ts";
import { privilegedOff, type BillTotals } from "../bill/settlement.ts";
import { id } from "../id.ts";
import { money, negateMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { isRefusal } from "../refusal.ts";
import { anyPress, applyPress } from "../testing/any-press.ts";
import { bangkok, aBill, accepted, fridayEvening, saved } from "../testing/builders.ts";
import { aPayType, card, cash, plainPayTypes, qr } from "../testing/pay-builders.ts";
import { pricingFixture } from "../testing/pricing-fixture.ts";
import { instant, msPerMinute } from "../time/instant.ts";
import { closeBill } from "./close-bill.ts";
import type { PayType } from "./pay-type.ts";
import { planRefund, refundBill, type RefundableBill } from "./refund-bill.ts";
import { refundAsPaid } from "./refund-money.ts";
import { billTotals, totalsOfOpenBill } from "./bill-totals.ts";

// A thousand random evenings take seconds on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 120_000 });

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
const shift = { id: id<"shift">(5), workDay: id<"work-day">(3) };

const anyCharge = fc.record({
  value: fc.integer({ min: 0, max: 3000 }).map(rate),
  isIncludedInPrice: fc.boolean(),
  isOnCharges: fc.boolean(),
  taxClasses: fc.constantFrom([], [food], [drinks], [food, drinks]),
});

const payTypesWith = (charges: readonly Partial<PayType>[]): readonly PayType[] => [
  ...plainPayTypes,
  ...charges.map((charge, index) =>
    aPayType({ ...charge, id: id(50 + index), indexNumber: 500 + index }),
  ),
];

const anyEvening = fc.record({
  presses: fc.array(anyPress, { minLength: 3, maxLength: 20 }),
  charges: fc.array(anyCharge, { maxLength: 3 }),
  /** The office changes its charges after the bill was closed. */
  chargesLater: fc.option(fc.array(anyCharge, { maxLength: 3 }), { freq: 3 }),
  currency: fc.record({
    hasDecimals: fc.boolean(),
    cashRounding: fc.constantFrom(
      null,
      null,
      { step: money(5_00), way: "nearest" },
      { step: money(1_00), way: "up" },
    ),
  }),
  /** Of the guests who share the bill, one or two seniors. */
  privilege: fc.option(
    fc.record({ guests: fc.integer({ min: 2, max: 5 }), seniors: fc.integer({ min: 1, max: 2 }) }),
    { freq: 3 },
  ),
  byCard: fc.integer({ min: 0, max: 100 }),
  byQr: fc.integer({ min: 0, max: 100 }),
  refunds: fc.array(
    fc.record({
      lines: fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 3 })), {
        minLength: 1,
        maxLength: 4,
      }),
      isInCash: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
});

type Evening = typeof anyEvening extends fc.Arbitrary<infer Value> ? Value : never;

function privilegeOf({ privilege }: Evening): Bill["privilege"] {
  if (privilege === null) return null;
  const senior = { kind: "senior", name: "Lola", idNumber: "1" } as const;
  const { guests, seniors } = privilege;
  return { guests, rate: rate(20_00), holders: Array.from({ length: seniors }, () => senior) };
}

/** A bill with whatever was pressed, closed by up to three pay types. */
function closedBill(evening: Evening): RefundableBill | null {
  const { presses, charges, currency, byCard, byQr } = evening;
  let bill = aBill();
  for (const [index, press] of presses.entries()) {
    const at = instant(fridayEvening + index * 7 * msPerMinute);
    const sent = press.press === "discount" || press.press === "credit" ? saved(bill) : bill;
    const pressed = applyPress(sent, press, `press-${index}`, at);
    if (!isRefusal(pressed)) bill = pressed;
  }
  bill = saved(stopTimers(bill, instant(fridayEvening + 200 * msPerMinute), bangkok));
  const inClasses = bill.lines.map((line) => ({
    ...line,
    taxClass: line.article % 3 === 0 ? null : id<"tax-class">(line.article % 3),
  }));
  bill = { ...bill, lines: inClasses, privilege: privilegeOf(evening) };
  const payTypes = payTypesWith(charges);
  const { amount } = totalsOfOpenBill(bill, payTypes, currency);
  const unit = currency.hasDecimals ? 1 : 100;
  const part = (percent: number) => money(Math.floor((amount * percent) / 200 / unit) * unit);
  const payments = [
    { payType: card.id, total: part(byCard) },
    { payType: qr.id, total: part(byQr) },
    { payType: cash.id, total: money(amount - part(byCard) - part(byQr) + 500_00) },
  ];
  const closed = closeBill(bill, {
    payments,
    payTypes,
    customerType: null,
    currency,
    tenders: [],
    staff: id(20),
    shift,
    at: fridayEvening,
  });
  if (isRefusal(closed)) return null;
  return { bill: closed.bill, refunds: [], tenders: closed.taken };
}

type Refunding = {
  readonly parts: ReadonlyMap<LineKey, ReturnType<typeof quantity>> | null;
  readonly isInCash: boolean;
  readonly name: string;
};

function refundOnce(
  refundable: RefundableBill,
  evening: Evening,
  { parts, isInCash, name }: Refunding,
): RefundableBill | null {
  const press = {
    key: lineKey(name),
    at: fridayEvening,
    promotions: pricingFixture.promotions,
    payTypes: payTypesWith(evening.chargesLater ?? evening.charges),
    currency: evening.currency,
  };
  const planned = planRefund(refundable, parts, press);
  if (isRefusal(planned)) return null;
  const payments = refundAsPaid(planned.amount, planned.left).map(({ payType, total }) =>
    isInCash && payType !== cash.id
      ? { payType: cash.id, total, insteadOf: payType }
      : { payType, total, insteadOf: null },
  );
  const back = accepted(
    refundBill(refundable, {
      ...press,
      parts,
      payments,
      reason: "Cold",
      staff: id(10),
      shift: { id: id(6), workDay: id(4) },
    }),
  );
  const lines = back.bill.lines.map((line) => ({ ...line, isSaved: true }));
  return {
    bill: refundable.bill,
    refunds: [...refundable.refunds, { ...back.bill, lines }],
    tenders: [...refundable.tenders, ...back.taken],
  };
}

const totalsOf = ({ settlement }: Bill): BillTotals => {
  if (settlement === null) throw new Error("Not closed");
  return settlement.totals;
};

/** Every figure of a bill and its refunds, added up from scratch. */
function figuresLeft({ bill, refunds, tenders }: RefundableBill): readonly number[] {
  const all = [bill, ...refunds].map(totalsOf);
  const sumOf = (figure: (totals: BillTotals) => number): number =>
    all.reduce((sum, totals) => sum + figure(totals), 0);
  const charges = totalsOf(bill).charges.map(({ payType }) => payType);
  const chargeOf = (totals: BillTotals, payType: number) =>
    totals.charges.find((charge) => charge.payType === payType);
  const methods = new Map<number, number>();
  for (const { payType, insteadOf, received, change, rounding } of tenders) {
    const own = insteadOf ?? payType ?? 0;
    methods.set(own, (methods.get(own) ?? 0) + received - change - rounding);
  }
  const pieces = new Map<string, number>();
  for (const { key, credits, quantity: count } of withRefunds(bill, refunds).lines) {
    pieces.set(credits ?? key, (pieces.get(credits ?? key) ?? 0) + Math.round(count * 10));
  }
  return [
    sumOf(({ subtotal }) => subtotal),
    sumOf(({ total }) => total),
    sumOf(({ discount }) => discount),
    sumOf(({ amount }) => amount),
    ...charges.flatMap((payType) => [
      sumOf((totals) => chargeOf(totals, payType)?.total ?? 0),
      sumOf((totals) => chargeOf(totals, payType)?.base ?? 0),
    ]),
    ...(totalsOf(bill).privileges ?? []).flatMap((_, index) => [
      sumOf(({ privileges }) => privileges?.[index]?.gross ?? 0),
      sumOf(({ privileges }) => privileges?.[index]?.exemption ?? 0),
      sumOf(({ privileges }) => privileges?.[index]?.discount ?? 0),
    ]),
    ...methods.values(),
    ...pieces.values(),
  ];
}

function expectRightRefund({ bill, refunds }: RefundableBill, evening: Evening): void {
  const refund = refunds.at(-1) ?? bill;
  const { subtotal, discount, total, charges, rounding, amount, privileges } = totalsOf(refund);
  const added = charges.reduce((sum, one) => sum + (one.isContained ? 0 : one.total), 0);
  expect(subtotal - discount).toBe(total);
  expect(total - privilegedOff({ privileges }) + added + rounding).toBe(amount);
  expect(amount).toBeLessThanOrEqual(0);
  expect(refund.paid).toBe(amount);
  const ofLines = refund.lines.reduce((sum, line) => sum + lineAmount(line, evening.currency), 0);
  expect(ofLines).toBe(total);
  expect(refund.lines.every(isCredit)).toBe(true);
}

test("a bill and its refunds are never below zero in any figure, and exactly zero once all is refunded", () => {
  const counts = { partial: 0, whole: 0 };
  fc.assert(
    fc.property(anyEvening, (evening) => {
      let refundable = closedBill(evening);
      if (refundable === null) return;
      for (const [index, { lines, isInCash }] of evening.refunds.entries()) {
        const { bill } = refundable;
        const parts = new Map(
          lines.flatMap(([line, count]) => {
            const key = bill.lines[line]?.key;
            return key === undefined ? [] : [[key, quantity(count)] as const];
          }),
        );
        const after = refundOnce(refundable, evening, { parts, isInCash, name: `refund-${index}` });
        if (after === null) continue;
        counts.partial += 1;
        refundable = after;
        expectRightRefund(refundable, evening);
        expect(figuresLeft(refundable).filter((figure) => figure < 0)).toEqual([]);
      }
      const last = refundOnce(refundable, evening, { parts: null, isInCash: false, name: "rest" });
      if (last !== null) {
        counts.whole += 1;
        expectRightRefund(last, evening);
        refundable = last;
      }
      expect(figuresLeft(refundable).filter((figure) => figure !== 0)).toEqual([]);
    }),
    { numRuns: 3500 },
  );
  expect(counts.partial).toBeGreaterThan(1000);
  expect(counts.whole).toBeGreaterThan(1000);
});

test("what is left after refunds costs what its pieces cost when they are ordered alone", () => {
  let compared = 0;
  fc.assert(
    fc.property(anyEvening, (evening) => {
      const sold = closedBill(evening);
      if (sold === null || sold.bill.lines.length === 0) return;
      const first = evening.refunds[0]?.lines ?? [];
      const before = withRefunds(sold.bill, []);
      const parts = new Map(
        first.flatMap(([at, count]) => {
          const line = sold.bill.lines[at];
          if (line === undefined) return [];
          const most = refundableQuantity(before, line);
          return most <= 0 ? [] : [[line.key, quantity(Math.min(count, most))] as const];
        }),
      );
      const same = { ...evening, chargesLater: null };
      const after = refundOnce(sold, same, { parts, isInCash: false, name: "refund" });
      if (after === null) return;
      compared += 1;
      const { lines } = withRefunds(after.bill, after.refunds);
      const alone = billTotals(
        lines,
        payTypesWith(evening.charges),
        evening.currency,
        privilegeOf(evening),
      );
      const refunded = negateMoney(totalsOf(after.refunds[0] ?? sold.bill).amount);
      const difference = totalsOf(sold.bill).amount - refunded - alone.amount;
      // A unit of rounding may have to stay with a charge that would else grow while goods go back.
      const unit = evening.currency.hasDecimals ? 1 : 100;
      expect(Math.abs(difference)).toBeLessThanOrEqual(unit * evening.charges.length);
    }),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(500);
});
