import type { Bill } from "@comanda/domain/bill/bill";
import type { Line, NormalLine } from "@comanda/domain/bill/line";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import type { MoneyFormat } from "@comanda/domain/money/format-money";
import { money } from "@comanda/domain/money/money";
import { quantityOfTenths } from "@comanda/domain/money/quantity";
import { rate } from "@comanda/domain/money/rate";
import { billTotals } from "@comanda/domain/payment/bill-totals";
import type { PayType } from "@comanda/domain/payment/pay-type";
import { settleBill } from "@comanda/domain/payment/settle-bill";
import { accepted, aBill } from "@comanda/domain/testing/builders";
import {
  aPayType,
  aSale,
  card,
  cash,
  hotelGuest,
  paid,
  plainPayTypes,
  aCreditFor,
} from "@comanda/domain/testing/pay-builders";
import fc from "fast-check";

/** The ways in which venues write money: 1,234.50, 305.000 without decimals, and 305000. */
export const anyMoneyFormat: fc.Arbitrary<MoneyFormat> = fc.constantFrom(
  { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
  { hasDecimals: true, decimalSeparator: ",", thousandSeparator: " " },
  { hasDecimals: false, decimalSeparator: ",", thousandSeparator: "." },
  { hasDecimals: false, decimalSeparator: ".", thousandSeparator: "" },
);

const anyPrice = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }),
  fc.integer({ min: 0, max: 900_000_00 }),
);

/** A dish, a mixer under it that is deleted, or its credit; prices have fractions in any currency. */
const anySale: fc.Arbitrary<NormalLine> = fc
  .record({
    listPrice: anyPrice,
    off: fc.constantFrom(0, 0, 10, 33),
    pieces: fc.integer({ min: 1, max: 12 }),
    article: fc.integer({ min: 1, max: 3 }).map(id<"article">),
    isBack: fc.boolean(),
  })
  .map(({ listPrice, off, pieces, article, isBack }) => {
    const price = Math.round((listPrice * (100 - off)) / 100);
    const quantity = quantityOfTenths(pieces * 10);
    const line = { ...aSale(listPrice, price), article, quantity };
    return isBack ? aCreditFor(line) : line;
  });

const anyTimer: fc.Arbitrary<Line> = fc
  .record({ price: anyPrice, tenths: fc.nat(60), minimum: anyPrice })
  .map(({ price, tenths, minimum }) => {
    const { orderLevel: _level, isFree: _free, parent: _parent, ...every } = aSale(price);
    return {
      ...every,
      type: "timer",
      quantity: quantityOfTenths(tenths),
      unit: "hours",
      startedAt: every.createdAt,
      endedAt: every.createdAt,
      productMinimum: money(minimum),
      minimum: money(minimum),
      containedCommission: money(0),
    };
  });

const anyLines = fc
  .array(fc.oneof({ weight: 4, arbitrary: anySale }, { weight: 1, arbitrary: anyTimer }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => lines.map((line, index): Line => ({ ...line, key: lineKey(`line-${index}`) })));

export const anyPayTypes: fc.Arbitrary<readonly PayType[]> = fc
  .array(
    fc.record({
      value: fc.constantFrom(0, 500, 700, 750, 1000, 1234).map(rate),
      isIncludedInPrice: fc.boolean(),
      isOnCharges: fc.boolean(),
      isHiddenOnBill: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  .map((charges) => [
    ...plainPayTypes,
    ...charges.map((charge, index) =>
      aPayType({
        ...charge,
        id: id(50 + index),
        name: `Charge ${index}`,
        indexNumber: 500 + index,
      }),
    ),
  ]);

/** What determines the figures of bills: the charges and the currency. */
export type BillRules = { readonly payTypes: readonly PayType[]; readonly format: MoneyFormat };

/** Paid in part by card, and the rest in whole units of cash, perhaps too many. */
export function anyBill({ payTypes, format }: BillRules): fc.Arbitrary<Bill> {
  return fc
    .record({
      lines: anyLines,
      status: fc.constantFrom("open", "closed", "closed", "voided"),
      share: fc.integer({ min: 0, max: 100 }),
      over: fc.nat(100),
    })
    .map(({ lines, status, share, over }): Bill => {
      const bill = aBill({ lines, status });
      if (status !== "closed") return bill;
      const totals = billTotals(lines, payTypes, format);
      const owed = Math.abs(totals.amount);
      const byCard = Math.floor((owed * share) / 100_00) * 100;
      const inCash = totals.amount < 0 ? 0 : owed - byCard + over * 100;
      const typed = [paid(card, byCard), paid(cash, inCash)];
      const currency = { cashRounding: null };
      const rules = { payTypes, customerType: hotelGuest, currency };
      const handedOver = accepted(settleBill(totals.amount, typed, rules));
      return { ...bill, paid: totals.amount, settlement: { totals, ...handedOver } };
    });
}

/** The amount that a text shows, in minor units, as a person reads it. */
export function readPainted(
  text: string,
  { decimalSeparator, thousandSeparator }: MoneyFormat,
): number {
  const [units = "", hundredths = "00"] = text.split(decimalSeparator);
  const digits = units.replaceAll(thousandSeparator, "");
  if (!/^-?\d+$/.test(digits)) throw new Error(`Not an amount: ${text}`);
  const size = Number(digits.replace("-", "")) * 100 + Number(hundredths);
  return digits.startsWith("-") ? 0 - size : size;
}
