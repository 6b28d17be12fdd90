import fc from "fast-check";
import { expect, test, vi } from "vitest";

import type { NormalLine } from "../bill/line.ts";
import { id } from "../id.ts";
import { payableAmount } from "../money/currency.ts";
import { formatMoney } from "../money/format-money.ts";
import { money } from "../money/money.ts";
import { readMoney } from "../money/read-money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { isRefusal } from "../refusal.ts";
import { accepted } from "../testing/builders.ts";
import { billTotals } from "./bill-totals.ts";
import { enterPayment } from "./enter-payment.ts";
import {
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
  aCreditFor,
} from "../testing/pay-builders.ts";
import { buildPayRows } from "./pay-rows.ts";
import type { PayType } from "./pay-type.ts";
import type { BillTotals, PayDetail } from "../bill/settlement.ts";
import { settleBill } from "./settle-bill.ts";

// A thousand random cases take seconds on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 60_000 });

const runs = { numRuns: 2000 };
const anyCurrency = fc.record({ hasDecimals: fc.boolean() });
const anyLine: fc.Arbitrary<NormalLine> = fc
  .record({
    listPrice: fc.integer({ min: 0, max: 99_999 }),
    price: fc.integer({ min: 0, max: 99_999 }),
    pieces: fc.integer({ min: 1, max: 20 }),
    isBack: fc.boolean(),
  })
  .map(({ listPrice, price, pieces, isBack }) => {
    const line = { ...aSale(listPrice, price), quantity: quantity(pieces) };
    return isBack ? aCreditFor(line) : line;
  });
const anyLines = fc.array(anyLine, { maxLength: 8 });
const anyCharge = fc.record({
  value: fc.integer({ min: 0, max: 3000 }).map(rate),
  isIncludedInPrice: fc.boolean(),
  isOnCharges: fc.boolean(),
});
const anyPayTypes = fc
  .array(anyCharge, { maxLength: 4 })
  .map((charges) => [
    ...plainPayTypes,
    ...charges.map((charge, index) =>
      aPayType({ ...charge, id: id(50 + index), indexNumber: 500 + index }),
    ),
  ]);
const anyTotals = fc
  .tuple(anyLines, anyPayTypes, anyCurrency)
  .map(([lines, payTypes, currency]) => billTotals(lines, payTypes, currency));
const anyTyped = fc.array(
  fc
    .tuple(fc.constantFrom(cash, card, qr, invoice), fc.integer({ min: 0, max: 5_000_000 }))
    .map(([payType, total]) => paid(payType, total)),
  { maxLength: 4 },
);
const byInvoice = payRules({ customerType: hotelGuest });

const sum = (totals: readonly number[]): number => totals.reduce((one, other) => one + other, 0);
const paidTotal = (details: readonly PayDetail[]): number => sum(details.map((one) => one.total));
const addedTotal = ({ charges }: BillTotals): number =>
  paidTotal(charges.filter(({ isContained }) => !isContained));

test("lines − promotions + added charges + rounding = amount", () => {
  fc.assert(
    fc.property(anyTotals, (totals) => {
      const { subtotal, discount, rounding, amount } = totals;
      expect(subtotal - discount + addedTotal(totals) + rounding).toBe(amount);
    }),
    runs,
  );
});

test("every figure is rounded to payable units, so nothing is left to round", () => {
  fc.assert(
    fc.property(anyLines, anyPayTypes, (lines, payTypes) => {
      const inBaht = billTotals(lines, payTypes, { hasDecimals: false });
      expect(figuresIn(inBaht).filter((figure) => figure % 100 !== 0)).toEqual([]);
      expect(inBaht.rounding).toBe(0);
      expect(billTotals(lines, payTypes, { hasDecimals: true }).rounding).toBe(0);
    }),
    runs,
  );
});

test("crediting everything reverses every figure exactly", () => {
  fc.assert(
    fc.property(anyLines, anyPayTypes, anyCurrency, (lines, payTypes, currency) => {
      const sold = billTotals(lines, payTypes, currency);
      const back = billTotals(lines.map(aCreditFor), payTypes, currency);
      const opposite = (totals: BillTotals): readonly number[] =>
        [...figuresIn(totals)].map((figure) => 0 - figure);
      expect(figuresIn(back)).toEqual(opposite(sold));
    }),
    runs,
  );
});

test("the totals of a split add up, and each charge to within one unit for it and those before it", () => {
  fc.assert(
    fc.property(anyLines, anyLines, anyPayTypes, anyCurrency, (stay, go, payTypes, currency) => {
      const whole = billTotals([...stay, ...go], payTypes, currency);
      const [first, second] = [stay, go].map((lines) => billTotals(lines, payTypes, currency));
      for (const figure of ["subtotal", "discount", "total"] as const) {
        expect((first?.[figure] ?? 0) + (second?.[figure] ?? 0)).toBe(whole[figure]);
      }
      for (const [index, charge] of whole.charges.entries()) {
        const parts = (first?.charges[index]?.total ?? 0) + (second?.charges[index]?.total ?? 0);
        // A charge on charges also inherits the rounding differences of those before it.
        const unit = currency.hasDecimals ? 1 : 100;
        expect(Math.abs(parts - charge.total)).toBeLessThanOrEqual(unit * (index + 1));
      }
    }),
    runs,
  );
});

test("payments − change = amount for every accepted payment", () => {
  fc.assert(
    fc.property(anyTotals, anyTyped, (totals, typed) => {
      const settlement = settleBill(totals.amount, typed, byInvoice);
      fc.pre(!isRefusal(settlement));
      const { payments, change, cashRounding } = accepted(settlement);
      expect(paidTotal(payments) - change).toBe(totals.amount);
      // The venue has not set a step.
      expect(cashRounding).toBe(0);
      expect(change).toBeGreaterThanOrEqual(0);
    }),
    runs,
  );
});

test("cash and cards are accepted exactly if they cover the bill, or fit its refund, and change comes from cash", () => {
  let acceptedOnes = 0;
  fc.assert(
    fc.property(anyTotals, anyTyped, (totals, typed) => {
      const given = typed.filter(({ payType }) => payType !== invoice.id);
      const isEnough =
        totals.amount < 0
          ? paidTotal(given) + totals.amount <= 0
          : paidTotal(given) >= totals.amount;
      const notCash = given.filter(({ payType }) => payType !== cash.id);
      const isChangeOfCash = paidTotal(notCash) <= Math.abs(totals.amount);
      const isAccepted = !isRefusal(settleBill(totals.amount, given, payRules()));
      expect(isAccepted).toBe(isEnough && isChangeOfCash);
      acceptedOnes += isAccepted ? 1 : 0;
    }),
    runs,
  );
  // The law would prove little if every payment were refused.
  expect(acceptedOnes).toBeGreaterThan(runs.numRuns / 10);
});

test("an invoice is always the only payment", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000, max: 100_000 }).map(money),
      anyTyped,
      (amount, typed) => {
        const rows = typed.reduce<readonly PayDetail[]>(
          (before, entered) => accepted(enterPayment(before, entered, amount, byInvoice)),
          [],
        );
        const alone = [paid(invoice, Math.abs(amount))];
        const withoutInvoice = rows.filter(({ payType }) => payType !== invoice.id);
        const isLast = typed.at(-1)?.payType === invoice.id;
        expect(rows).toEqual(isLast ? alone : withoutInvoice);
      },
    ),
    runs,
  );
});

const anyPrivilege = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .map(([privileged, others]) => ({
    guests: privileged + others,
    rate: rate(20_00),
    holders: Array.from({ length: privileged }, (_, index) => ({
      kind: index % 2 === 0 ? ("senior" as const) : ("disability" as const),
      name: `Guest ${index}`,
      idNumber: `${index}`,
    })),
  }));

test("the pay screen adds up from top to bottom, also with guests whom the law gives a discount", () => {
  const anyFormat = anyCurrency.map(({ hasDecimals }) => ({
    hasDecimals,
    decimalSeparator: hasDecimals ? "." : ",",
    thousandSeparator: hasDecimals ? "," : ".",
  }));
  const anyCase = fc.tuple(
    anyLines,
    anyPayTypes,
    anyFormat,
    anyTyped,
    fc.option(anyPrivilege, { nil: null }),
  );
  fc.assert(
    fc.property(anyCase, ([lines, payTypes, format, typed, privilege]) => {
      const isTaxed = (one: PayType) => ({ ...one, isVat: one.isIncludedInPrice });
      const totals = billTotals(lines, payTypes.map(isTaxed), format, privilege);
      // The pad accepts no fractions if the currency has none.
      const entered = typed.map((one) => ({ ...one, total: payableAmount(one.total, format) }));
      const rows = buildPayRows(totals, entered, payTypes).map(({ kind, total, isContained }) => ({
        kind,
        figure: isContained ? 0 : Number(readMoney(formatMoney(total, format), format)),
      }));
      const at = (kind: string): number => rows.findIndex((row) => row.kind === kind);
      const sumFrom = (first: number, end: number): number =>
        sum(rows.slice(first, end).map(({ figure }) => figure));
      const [total, amount, change] = [at("total"), at("amount"), at("change")];
      expect(sumFrom(0, total)).toBe(rows[total]?.figure);
      expect(sumFrom(total, amount)).toBe(rows[amount]?.figure);
      expect(sumFrom(amount + 1, change) - (rows[change]?.figure ?? 0)).toBe(rows[amount]?.figure);
    }),
    runs,
  );
});

function figuresIn(totals: BillTotals): readonly number[] {
  const { subtotal, discount, total, charges, rounding, amount } = totals;
  return [subtotal, discount, total, ...charges.map((one) => one.total), rounding, amount].map(
    (figure) => figure + 0,
  );
}
