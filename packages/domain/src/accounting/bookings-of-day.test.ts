import fc from "fast-check";
import { expect, test, vi } from "vitest";

import type { NormalLine } from "../bill/line.ts";
import { id, type CategoryId, type TaxClassId } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { money, noMoney, type Money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { classAmounts } from "../payment/class-amounts.ts";
import type { PayType } from "../payment/pay-type.ts";
import { settleBill } from "../payment/settle-bill.ts";
import { tendersOf } from "../payment/tender.ts";
import { isRefusal } from "../refusal.ts";
import {
  aCreditFor,
  aPayType,
  aSale,
  card,
  cash,
  payRules,
  nothingBack,
  plainPayTypes,
  qr,
  satang,
} from "../testing/pay-builders.ts";
import { instant } from "../time/instant.ts";
import { bookingsOfDay, sumOfSide } from "./bookings-of-day.ts";
import type { Booking } from "./booking.ts";
import type { BookedBill, DayFacts } from "./day-facts.ts";

// Ten thousand days take a while on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 120_000 });

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
const kitchen = id<"category">(11);
const bar = id<"category">(12);
const moment = { staff: id<"staff">(20), shift: id<"shift">(1), at: instant(0) };

const aCharge = (own: number, percent: number, charge: Partial<PayType>): PayType =>
  aPayType({ id: id(own), indexNumber: 500 + own, value: rate(percent * 100), ...charge });
const inPrice = { isVat: true, isIncludedInPrice: true, isOnCharges: true } as const;
const onFood = aCharge(60, 7, { ...inPrice, taxClasses: [food] });
const onDrinks = aCharge(61, 19, { ...inPrice, taxClasses: [drinks] });
const service = aCharge(50, 10, {});
const german = [...plainPayTypes, onFood, onDrinks];

/** A bill as the server reads it back: by category and class. */
type Sold = { readonly category: CategoryId; readonly line: NormalLine };
const sold = (category: CategoryId, taxClass: TaxClassId | null, price: number, pieces = 1) => ({
  category,
  line: { ...aSale(price), taxClass, quantity: quantity(pieces) },
});

function aBill(
  own: number,
  lines: readonly Sold[],
  payTypes: readonly PayType[],
  decimals: Decimals = satang,
): BookedBill {
  const byCategory = Map.groupBy(lines, ({ category }) => category);
  return {
    id: id(own),
    totals: billTotals(
      lines.map(({ line }) => line),
      payTypes,
      decimals,
    ),
    sales: [...byCategory].flatMap(([category, some]) =>
      classAmounts(
        some.map(({ line }) => line),
        decimals,
      ).map((amount) => ({ category, ...amount })),
    ),
    paidEarlier: noMoney,
  };
}

const quiet: DayFacts = {
  bills: [],
  taken: [],
  payments: [],
  commissionsPaid: noMoney,
  differences: [],
};

const brief = ({ kind, subject, rate: own, side, amount }: Booking) => [
  kind,
  subject,
  own,
  side,
  amount,
];

test("sales are booked without tax by category and rate, and each tax by its rate", () => {
  const bill = aBill(1, [sold(kitchen, food, 10_70), sold(bar, drinks, 11_90)], german);
  const taken = [{ bill: bill.id, payType: card.id, received: money(22_60), ...nothingBack }];
  expect(bookingsOfDay({ ...quiet, bills: [bill], taken }, german).map(brief)).toEqual([
    ["sales", kitchen, 7_00, "credit", 10_00],
    ["sales", bar, 19_00, "credit", 10_00],
    ["tax", onFood.id, 7_00, "credit", 70],
    ["tax", onDrinks.id, 19_00, "credit", 1_90],
    ["payment", card.id, null, "debit", 22_60],
  ]);
});

test("a tax on the service charge, too, is taken out of the charge and not of the food", () => {
  const payTypes = [...german, service];
  const bill = aBill(1, [sold(kitchen, food, 107_00)], payTypes);
  // 117.70 with the service contain 7.70 of tax: 7.00 of the food, 0.70 of the service.
  const back = { ...nothingBack, change: money(2_30) };
  const taken = [{ bill: bill.id, payType: cash.id, received: money(120_00), ...back }];
  expect(bookingsOfDay({ ...quiet, bills: [bill], taken }, payTypes).map(brief)).toEqual([
    ["sales", kitchen, 7_00, "credit", 100_00],
    ["tax", onFood.id, 7_00, "credit", 7_70],
    ["charge", service.id, null, "credit", 10_00],
    ["payment", cash.id, null, "debit", 117_70],
  ]);
});

test("what is taken for a bill that stays open is owed, and is used up on the day that closes it", () => {
  const bill = aBill(1, [sold(kitchen, null, 100_00)], plainPayTypes);
  const earlier = { bill: bill.id, payType: card.id, received: money(40_00), ...nothingBack };
  const first = bookingsOfDay({ ...quiet, taken: [earlier] }, plainPayTypes);
  expect(first.map(brief)).toEqual([
    ["payment", card.id, null, "debit", 40_00],
    ["prepaid", null, null, "credit", 40_00],
  ]);
  const rest = { bill: bill.id, payType: cash.id, received: money(60_00), ...nothingBack };
  const bills = [{ ...bill, paidEarlier: money(40_00) }];
  expect(bookingsOfDay({ ...quiet, bills, taken: [rest] }, plainPayTypes).map(brief)).toEqual([
    ["sales", kitchen, null, "credit", 100_00],
    ["payment", cash.id, null, "debit", 60_00],
    ["prepaid-used", null, null, "debit", 40_00],
  ]);
});

test("what the drawer gains and loses without a guest is booked on both sides", () => {
  const facts: DayFacts = {
    ...quiet,
    payments: [
      { type: "money-in", expenseCategory: id(1), amount: money(500_00) },
      { type: "money-out", expenseCategory: id(2), amount: money(80_00) },
    ],
    commissionsPaid: money(30_00),
    differences: [money(-5_00), money(2_00), noMoney],
  };
  expect(bookingsOfDay(facts, plainPayTypes).map(brief)).toEqual([
    ["money-in", 1, null, "credit", 500_00],
    ["money-out", 2, null, "debit", 80_00],
    ["commission", null, null, "debit", 30_00],
    ["cash-over", null, null, "credit", 2_00],
    ["cash-short", null, null, "debit", 5_00],
    ["drawer-in", cash.id, null, "debit", 502_00],
    ["drawer-out", cash.id, null, "credit", 115_00],
  ]);
});

test("a day that gave back more than it sold is booked on the other sides", () => {
  const bill = aBill(1, [sold(bar, drinks, 11_90, -1)], german);
  const taken = [{ bill: bill.id, payType: cash.id, received: money(-11_90), ...nothingBack }];
  expect(bookingsOfDay({ ...quiet, bills: [bill], taken }, german).map(brief)).toEqual([
    ["sales", bar, 19_00, "debit", 10_00],
    ["tax", onDrinks.id, 19_00, "debit", 1_90],
    ["payment", cash.id, null, "credit", 11_90],
  ]);
});

const anyClass = fc.constantFrom(food, drinks, null);
const anySold = fc
  .record({
    category: fc.constantFrom(kitchen, bar),
    price: fc.integer({ min: 0, max: 99_999 }),
    pieces: fc.integer({ min: 1, max: 9 }),
    taxClass: anyClass,
    isBack: fc.boolean(),
  })
  .map(({ category, price, pieces, taxClass, isBack }): Sold => {
    const { line } = sold(category, taxClass, price, pieces);
    return { category, line: isBack ? aCreditFor(line) : line };
  });
const anyPayTypes = fc
  .array(
    fc.record({
      value: fc.integer({ min: 0, max: 3000 }).map(rate),
      isIncludedInPrice: fc.boolean(),
      isOnCharges: fc.boolean(),
      isVat: fc.boolean(),
      taxClasses: fc.constantFrom([], [food], [drinks], [food, drinks]),
    }),
    { maxLength: 4 },
  )
  .map((charges) => [
    ...plainPayTypes,
    ...charges.map((charge, index) => aCharge(70 + index, 0, charge)),
  ]);
const anyVisit = fc.record({
  lines: fc.array(anySold, { maxLength: 5 }),
  /** The share of the bill that was paid on an earlier day, and in a part of its own today. */
  earlier: fc.constantFrom(0, 0, 0.3),
  part: fc.constantFrom(0, 0, 0.5),
  way: fc.constantFrom(cash, card, qr),
  /** What is handed over beyond the amount, in cash. */
  extra: fc.integer({ min: 0, max: 5000 }),
  staysOpen: fc.boolean(),
});
const anyAmount = fc.integer({ min: 1, max: 99_999 }).map(money);
const anyDay = fc.record({
  payTypes: anyPayTypes,
  decimals: fc.record({ hasDecimals: fc.boolean() }),
  visits: fc.array(anyVisit, { maxLength: 6 }),
  payments: fc.array(
    fc.record({
      type: fc.constantFrom("money-in" as const, "money-out" as const),
      expenseCategory: fc.constantFrom(id<"expense-category">(1), id<"expense-category">(2)),
      amount: anyAmount,
    }),
    { maxLength: 3 },
  ),
  commissionsPaid: fc.oneof(fc.constant(noMoney), anyAmount),
  differences: fc.array(fc.integer({ min: -9999, max: 9999 }).map(money), { maxLength: 3 }),
});
type AnyDay = typeof anyDay extends fc.Arbitrary<infer Day> ? Day : never;

/** Serves and settles every bill of a day by the rules of the till. */
function live({ visits, payTypes, decimals, ...rest }: AnyDay): DayFacts {
  const unit = decimals.hasDecimals ? 1 : 100;
  const shareOf = (amount: Money, share: number) =>
    money(Math.max(0, Math.floor((amount * share) / unit)) * unit);
  const days = visits.map(({ lines, earlier, part, way, extra, staysOpen }, index) => {
    const bill = aBill(index + 1, lines, payTypes, decimals);
    const { amount } = bill.totals;
    const paidEarlier = shareOf(amount, earlier);
    const first = shareOf(amount, part);
    const taken = first === 0 ? [] : [{ payType: way.id, received: first, ...nothingBack }];
    if (staysOpen) return { bills: [], taken: taken.map((one) => ({ bill: bill.id, ...one })) };
    const due = money(amount - paidEarlier - first);
    const handed = due > 0 && way === cash ? money(due + extra) : due;
    const settled = settleBill(due, [{ payType: way.id, total: money(Math.abs(handed)) }], {
      ...payRules(),
      payTypes,
    });
    if (isRefusal(settled)) throw new Error(`Not settled: ${settled.refusal}`);
    const tenders = [...taken, ...tendersOf(settled, cash.id, moment)];
    return {
      bills: [{ ...bill, paidEarlier }],
      taken: tenders.map(({ payType, received, change, rounding }) => ({
        bill: bill.id,
        payType,
        received,
        change,
        rounding,
      })),
    };
  });
  return {
    ...rest,
    bills: days.flatMap(({ bills }) => bills),
    taken: days.flatMap(({ taken }) => taken),
  };
}

const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0);
const net = (bookings: readonly Booking[], ...kinds: readonly Booking["kind"][]) =>
  sum(
    bookings
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ side, amount }) => (side === "credit" ? amount : 0 - amount)),
  );

test("debit equals credit on 10,000 random days, and each kind adds up to what happened", () => {
  let withSales = 0;
  fc.assert(
    fc.property(anyDay, (day) => {
      const facts = live(day);
      const bookings = bookingsOfDay(facts, day.payTypes);
      expect(sumOfSide(bookings, "debit")).toBe(sumOfSide(bookings, "credit"));
      const amounts = facts.bills.map(({ totals }) => totals.amount);
      const charges = facts.bills.flatMap(({ totals }) => totals.charges);
      const taxes = new Set(day.payTypes.filter(({ isVat }) => isVat).map(({ id: own }) => own));
      const taxed = charges.filter(({ payType }) => taxes.has(payType));
      expect(net(bookings, "sales", "tax", "charge", "rounding")).toBe(sum(amounts));
      expect(net(bookings, "tax")).toBe(sum(taxed.map(({ total }) => total)));
      expect(net(bookings, "rounding")).toBe(0);
      const received = facts.taken.map((tender) => tender.received - tender.change);
      expect(0 - net(bookings, "payment")).toBe(sum(received));
      expect(net(bookings, "cash-over", "cash-short")).toBe(sum(day.differences));
      expect(bookings.every(({ amount }) => amount > 0)).toBe(true);
      withSales += amounts.length > 0 ? 1 : 0;
    }),
    { numRuns: 10_000 },
  );
  // Days without a sale would prove little.
  expect(withSales).toBeGreaterThan(5000);
});
