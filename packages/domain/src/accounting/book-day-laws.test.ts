import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { id } from "../id.ts";
import type { Decimals } from "../money/currency.ts";
import { money, noMoney, type Money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { settleBill } from "../payment/settle-bill.ts";
import { tendersOf } from "../payment/tender.ts";
import { isRefusal } from "../refusal.ts";
import {
  aBookedBill,
  aCharge,
  bar,
  drinks,
  food,
  kitchen,
  sold,
  type Sold,
} from "../testing/booked-bills.ts";
import {
  aCreditFor,
  card,
  cash,
  nothingBack,
  payRules,
  plainPayTypes,
  qr,
} from "../testing/pay-builders.ts";
import { instant } from "../time/instant.ts";
import { bookingsOfDay, sumOfSide } from "./bookings-of-day.ts";
import type { Booking } from "./booking.ts";
import type { DayFacts } from "./day-facts.ts";

// Ten thousand days take a while on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 120_000 });

const moment = { staff: id<"staff">(20), shift: id<"shift">(1), at: instant(0) };

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

const unitOf = ({ hasDecimals }: Decimals) => (hasDecimals ? 1 : 100);

/** Serves and settles every bill of a day by the rules of the till. */
function live({ visits, payTypes, decimals, ...rest }: AnyDay): DayFacts {
  const unit = unitOf(decimals);
  const inUnits = (amount: Money) => money(Math.ceil(amount / unit) * unit);
  const shareOf = (amount: Money, share: number) =>
    money(Math.max(0, Math.floor((amount * share) / unit)) * unit);
  const days = visits.map(({ lines, earlier, part, way, extra, staysOpen }, index) => {
    const bill = aBookedBill(index + 1, lines, payTypes, decimals);
    const { amount } = bill.totals;
    const paidEarlier = shareOf(amount, earlier);
    const first = shareOf(amount, part);
    const taken = first === 0 ? [] : [{ payType: way.id, received: first, ...nothingBack }];
    if (staysOpen) return { bills: [], taken: taken.map((one) => ({ bill: bill.id, ...one })) };
    const due = money(amount - paidEarlier - first);
    const handed = due > 0 && way === cash ? money(due + inUnits(money(extra))) : due;
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
    payments: rest.payments.map((own) => ({ ...own, amount: inUnits(own.amount) })),
    commissionsPaid: inUnits(rest.commissionsPaid),
    differences: rest.differences.map(inUnits),
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

test("debit equals credit on 10,000 random days, in whole units, and each kind adds up to what happened", () => {
  let withSales = 0;
  fc.assert(
    fc.property(anyDay, (day) => {
      const facts = live(day);
      const bookings = bookingsOfDay(facts, day.payTypes, day.decimals);
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
      expect(net(bookings, "cash-over", "cash-short")).toBe(sum(facts.differences));
      expect(bookings.every(({ amount }) => amount > 0)).toBe(true);
      // Nobody sees a fraction of a dong, so rows that had one would not add up to their totals.
      const fractions = bookings.filter(({ amount }) => amount % unitOf(day.decimals) !== 0);
      expect(fractions).toEqual([]);
      withSales += amounts.length > 0 ? 1 : 0;
    }),
    { numRuns: 10_000 },
  );
  // Days without a sale would prove little.
  expect(withSales).toBeGreaterThan(5000);
});
