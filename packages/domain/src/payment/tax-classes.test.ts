import fc from "fast-check";
import { expect, test, vi } from "vitest";

import type { NormalLine } from "../bill/line.ts";
import { servingWays } from "../bill/serving-way.ts";
import type { BillTotals } from "../bill/settlement.ts";
import { id, type TaxClassId } from "../id.ts";
import { payableAmount } from "../money/currency.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { bangkok, utc } from "../testing/builders.ts";
import {
  aCreditFor,
  aPayType,
  aSale,
  plainPayTypes,
  satang,
  service,
  venuePayTypes,
  wholeBaht,
} from "../testing/pay-builders.ts";
import { billTotals, totalsOfOpenBill } from "./bill-totals.ts";
import { payTypesAt } from "./dated-rate.ts";
import { payTypesOfWay, roleOf, type PayType } from "./pay-type.ts";

// A hundred thousand bills take seconds on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 120_000 });

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
const books = id<"tax-class">(3);

const aTax = (own: number, percent: number, taxClasses: readonly TaxClassId[]): PayType =>
  aPayType({
    id: id(own),
    name: `VAT ${percent} %`,
    indexNumber: 600 + own,
    value: rate(percent * 100),
    isIncludedInPrice: true,
    isOnCharges: true,
    isVat: true,
    taxClasses,
  });
const onFood = aTax(20, 7, [food]);
const onDrinks = aTax(21, 19, [drinks]);
const germanTaxes = [onDrinks, onFood];

const sale = (price: number, taxClass: TaxClassId | null): NormalLine => ({
  ...aSale(price),
  taxClass,
});

const chargesOf = (lines: readonly NormalLine[], payTypes: readonly PayType[]) =>
  billTotals(lines, payTypes, satang).charges.map(({ payType, base, total }) => [
    payType,
    base,
    total,
  ]);

test("each tax is computed on the lines of its classes, once per bill", () => {
  const lines = [sale(10_00, food), sale(4_00, drinks), sale(2_35, food)];
  // 7/107 of 12.35 is 0.808, and 19/119 of 4.00 is 0.639.
  expect(chargesOf(lines, germanTaxes)).toEqual([
    [onFood.id, 12_35, 81],
    [onDrinks.id, 4_00, 64],
  ]);
  expect(billTotals(lines, germanTaxes, satang).amount).toBe(16_35);
});

test("a tax of classes that the bill has no line of is left out", () => {
  expect(chargesOf([sale(10_00, food)], germanTaxes)).toEqual([[onFood.id, 10_00, 65]]);
  expect(chargesOf([], germanTaxes)).toEqual([]);
  expect(chargesOf([sale(10_00, null)], germanTaxes)).toEqual([]);
});

test("a tax without classes holds for every line", () => {
  const onAll = { ...onFood, taxClasses: [] };
  const lines = [sale(5_00, food), sale(5_00, null), sale(0, drinks)];
  expect(chargesOf(lines, [onAll])).toEqual([[onAll.id, 10_00, 65]]);
});

test("a service charge is allocated to the classes that it was computed on, so that each part bears its own tax", () => {
  const lines = [sale(100_00, food), sale(50_00, drinks)];
  expect(chargesOf(lines, [service, ...germanTaxes])).toEqual([
    [service.id, 150_00, 15_00],
    // 110.00 and 55.00 with the service: 7/107 and 19/119 of them.
    [onFood.id, 110_00, 7_20],
    [onDrinks.id, 55_00, 8_78],
  ]);
  const onlyFood = { ...service, taxClasses: [food] };
  expect(chargesOf(lines, [onlyFood, ...germanTaxes])).toEqual([
    [service.id, 100_00, 10_00],
    [onFood.id, 110_00, 7_20],
    [onDrinks.id, 50_00, 7_98],
  ]);
});

test("the unit that rounding leaves of a service charge goes to the class that lost most", () => {
  // 10 % of 0.17 and 0.16 are 1.7 and 1.6 satang, together 3.3: the first class gets two, the other one.
  const lines = [sale(16, drinks), sale(17, food)];
  expect(chargesOf(lines, [service, ...germanTaxes]).map(([, base]) => base)).toEqual([33, 19, 17]);
});

const anyClass = fc.constantFrom(food, drinks, books, null);
const anyLine = fc
  .record({
    listPrice: fc.integer({ min: 0, max: 99_999 }),
    price: fc.integer({ min: 0, max: 99_999 }),
    pieces: fc.integer({ min: 1, max: 20 }),
    isBack: fc.boolean(),
    taxClass: anyClass,
  })
  .map(({ listPrice, price, pieces, isBack, taxClass }): NormalLine => {
    const line = { ...aSale(listPrice, price), quantity: quantity(pieces), taxClass };
    return isBack ? aCreditFor(line) : line;
  });
const anyLines = fc.array(anyLine, { maxLength: 8 });
const anyWay = fc.constantFrom(...servingWays);
const afterNewYear = { at: utc("2027-01-02 12:00:00"), timeZone: bangkok };
const anyCurrency = fc.constantFrom(satang, wholeBaht);
const anyValue = fc.integer({ min: 0, max: 3000 }).map(rate);
const anyCharges = fc.array(
  fc.record({ value: anyValue, isIncludedInPrice: fc.boolean(), isOnCharges: fc.boolean() }),
  { maxLength: 4 },
);
const toPayTypes = (charges: readonly Partial<PayType>[]): readonly PayType[] => [
  ...plainPayTypes,
  ...charges.map((charge, index) =>
    aPayType({ ...charge, id: id(50 + index), indexNumber: 500 + index }),
  ),
];

/** The rule before tax classes, as it was written then. */
function chargesBefore(total: number, payTypes: readonly PayType[], unit: number) {
  let withCharges = total;
  return payTypes
    .filter((payType) => roleOf(payType) === "charge")
    .toSorted((one, other) => one.indexNumber - other.indexNumber)
    .map(({ id: payType, value, isIncludedInPrice, isOnCharges }) => {
      const base = (isOnCharges ? withCharges : total) / unit;
      const whole = isIncludedInPrice ? 10_000 + value : 10_000;
      const share = Math.floor((2 * Math.abs(base) * value + whole) / (2 * whole));
      const charge = share === 0 ? 0 : Math.sign(base) * share * unit;
      if (!isIncludedInPrice) withCharges += charge;
      return { payType, total: charge, isContained: isIncludedInPrice };
    });
}

test("charges that hold for all classes, ways and days come to what they did before there were any", () => {
  let withClasses = 0;
  const anyBill = fc.record({ lines: anyLines, servingWay: anyWay, privilege: fc.constant(null) });
  fc.assert(
    fc.property(anyBill, anyCharges, anyCurrency, (bill, charges, currency) => {
      const payTypes = toPayTypes(charges);
      const { lines } = bill;
      const totals = totalsOfOpenBill(bill, payTypesAt(payTypes, afterNewYear), currency);
      const unit = currency.hasDecimals ? 1 : 100;
      expect(
        totals.charges.map(({ payType, total, isContained }) => ({ payType, total, isContained })),
      ).toEqual(chargesBefore(totals.total, payTypes, unit));
      const added = totals.charges.filter(({ isContained }) => !isContained);
      expect(totals.amount).toBe(totals.total + added.reduce((sum, one) => sum + one.total, 0));
      withClasses += new Set(lines.map(({ taxClass }) => taxClass)).size > 1 ? 1 : 0;
    }),
    { numRuns: 100_000 },
  );
  expect(withClasses).toBeGreaterThan(10_000);
});

/**
 * Service charges on any classes and ways, and then one tax for each class. That of the first class is another one for
 * what is served here, and that of the last has changed since the day before.
 */
const anyTaxedVenue = fc
  .record({
    services: fc.array(
      fc.record({
        value: anyValue,
        isOnCharges: fc.boolean(),
        taxClasses: fc.subarray([food, drinks, books]),
        servingWays: fc.subarray([...servingWays]),
      }),
      { maxLength: 3 },
    ),
    taxes: fc.tuple(anyValue, anyValue, anyValue, anyValue, anyValue),
    isContained: fc.boolean(),
  })
  .map(({ services, taxes: [hereOnly, away, second, before, since], isContained }) => {
    // The next tax must not be computed on this one.
    const alike = { isVat: true, isIncludedInPrice: isContained, isOnCharges: isContained };
    return toPayTypes([
      ...services,
      { ...alike, value: hereOnly, taxClasses: [food], servingWays: ["here"] },
      { ...alike, value: away, taxClasses: [food], servingWays: ["away", "delivered"] },
      { ...alike, value: second, taxClasses: [drinks] },
      {
        ...alike,
        value: before,
        datedRates: [{ fromDate: "2027-01-01", rate: since }],
        taxClasses: [books],
      },
    ]);
  });
const lastOf = (payTypes: readonly PayType[]): PayType | undefined => payTypes.at(-1);
const isTax = ({ payType }: BillTotals["charges"][number], payTypes: readonly PayType[]) =>
  payTypes.find((one) => one.id === payType)?.isVat === true;
const sum = (figures: readonly number[]): number => figures.reduce((one, other) => one + other, 0);

test("net and tax of all rates and what bears no tax add up to the amount", () => {
  fc.assert(
    fc.property(
      anyLines,
      anyTaxedVenue,
      anyWay,
      anyCurrency,
      (...[lines, venue, way, currency]) => {
        const payTypes = payTypesOfWay(payTypesAt(venue, afterNewYear), way);
        const isContained = payTypes.some((one) => one.isVat && one.isIncludedInPrice);
        // A contained tax is on the service charge, too, of which lines without a class would bear a part.
        const sold = isContained ? lines.filter(({ taxClass }) => taxClass !== null) : lines;
        const { charges, amount } = totalsOfOpenBill(
          { lines: sold, servingWay: way, privilege: null },
          payTypesAt(venue, afterNewYear),
          currency,
        );
        const onBooks = charges.filter(({ payType }) => payType === lastOf(venue)?.id);
        expect(onBooks.every(({ rate: used }) => used === lastOf(venue)?.datedRates[0]?.rate)).toBe(
          true,
        );
        const taxed = charges
          .filter((charge) => isTax(charge, payTypes))
          .map(({ base = 0, total }) => (isContained ? base : base + total));
        const services = charges.filter((charge) => !isTax(charge, payTypes));
        const unclassed = sold.filter(({ taxClass }) => taxClass === null);
        const untaxed = isContained
          ? 0
          : sum(services.map(({ total }) => total)) + billTotals(unclassed, [], currency).amount;
        expect(sum(taxed) + untaxed).toBe(amount);
      },
    ),
    { numRuns: 5000 },
  );
});

test("a class bears its percentage of each service charge, to within one unit", () => {
  fc.assert(
    fc.property(anyLines, anyValue, anyCurrency, (lines, value, currency) => {
      const tip = aPayType({ id: id(50), indexNumber: 500, value });
      const { charges } = billTotals(lines, [tip, ...germanTaxes], currency);
      const unit = currency.hasDecimals ? 1 : 100;
      for (const [tax, taxClass] of [
        [onFood, food],
        [onDrinks, drinks],
      ] as const) {
        const own = billTotals(
          lines.filter((line) => line.taxClass === taxClass),
          [],
          currency,
        ).amount;
        const base = charges.find(({ payType }) => payType === tax.id)?.base ?? 0;
        expect(Math.abs(base - own - (own * value) / 10_000)).toBeLessThanOrEqual(unit);
        expect(payableAmount(money(base), currency)).toBe(base);
      }
    }),
    { numRuns: 5000 },
  );
});

test("neither the order of lines nor that of pay types matters, and crediting everything reverses every base and tax", () => {
  fc.assert(
    fc.property(anyLines, anyTaxedVenue, anyCurrency, (lines, venue, currency) => {
      const payTypes = payTypesOfWay(venue, "away");
      const totals = billTotals(lines, payTypes, currency);
      expect(billTotals(lines.toReversed(), payTypes.toReversed(), currency)).toEqual(totals);
      const back = billTotals(lines.map(aCreditFor), payTypes, currency);
      const figures = ({ charges }: BillTotals) =>
        charges.flatMap(({ base = 0, total }) => [base + 0, total + 0]);
      expect(figures(back)).toEqual(figures(totals).map((figure) => 0 - figure));
    }),
    { numRuns: 5000 },
  );
});

test("a venue with one rate has the same rows as ever, on an empty bill too", () => {
  expect(billTotals([], venuePayTypes, satang).charges.map(({ payType }) => payType)).toEqual([
    3, 4,
  ]);
});
