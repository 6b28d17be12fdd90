import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lineKey, type Line } from "../bill/line.ts";
import type { Privilege } from "../bill/privilege.ts";
import { id } from "../id.ts";
import { money, sumMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import {
  aCreditFor,
  aPayType,
  aSale,
  plainPayTypes,
  satang,
  service,
  wholeBaht,
} from "../testing/pay-builders.ts";
import { addedCharges, billTotals } from "./bill-totals.ts";
import type { PayType } from "./pay-type.ts";

const vat = aPayType({
  id: id(4),
  name: "VAT",
  indexNumber: 600,
  value: rate(12_00),
  isIncludedInPrice: true,
  isVat: true,
});
const withVat = [...plainPayTypes, vat];
const withService = [...withVat, service];

const seniors = (count: number, guests: number): Privilege => ({
  guests,
  rate: rate(20_00),
  holders: Array.from({ length: count }, (_, index) => ({
    kind: index % 2 === 0 ? "senior" : "disability",
    name: `Guest ${index}`,
    idNumber: `${index}`,
  })),
});

const totalsOf = (
  lines: readonly Line[],
  privilege: Privilege | null,
  payTypes: readonly PayType[] = withVat,
) => billTotals(lines, payTypes, satang, privilege);

describe("as the Bureau of Internal Revenue computes it", () => {
  // RMC 38-2012, for one guest: price ÷ 1.12, less 20 % of that.
  test("a senior alone pays 714.29 of 1,000.00", () => {
    const { privileges, charges, amount } = totalsOf([aSale(1000_00)], seniors(1, 1));
    // 1,000.00 ÷ 1.12 = 892.857…; 20 % of 892.86 = 178.572.
    expect(privileges).toEqual([
      { kind: "senior", gross: 1000_00, exemption: 107_14, discount: 178_57 },
    ]);
    expect(charges).toEqual([
      { payType: vat.id, total: 0, base: 0, rate: 1200, isContained: true },
    ]);
    expect(amount).toBe(714_29);
  });

  // RMC 38-2012, question 1: total ÷ 5, less VAT, × 20 %.
  test("one senior among five guests has the discount on a fifth of the bill", () => {
    const { privileges, charges, amount } = totalsOf([aSale(650_00), aSale(350_00)], seniors(1, 5));
    // 200.00 ÷ 1.12 = 178.571…; 20 % of 178.57 = 35.714.
    expect(privileges).toEqual([
      { kind: "senior", gross: 200_00, exemption: 21_43, discount: 35_71 },
    ]);
    // The four others: 800.00 × 12 ÷ 112 = 85.714…
    expect(charges).toMatchObject([{ base: 800_00, total: 85_71 }]);
    // 800.00 + 178.57 − 35.71.
    expect(amount).toBe(942_86);
  });

  // RMC 38-2012, question 21: free of VAT, too, if the promotion is the better discount.
  test("a promotion of 30 % is kept instead of the 20 %", () => {
    const { privileges, amount } = totalsOf([aSale(100_00, 70_00)], seniors(1, 1));
    expect(privileges).toEqual([{ kind: "senior", gross: 70_00, exemption: 7_50, discount: 0 }]);
    expect(amount).toBe(62_50);
  });

  // Rules of RA 9994, no double discounts: whichever is higher and more favourable.
  test("a promotion of 10 % becomes 20 % of the price before it", () => {
    const { privileges, amount } = totalsOf([aSale(112_00, 100_80)], seniors(1, 1));
    // 112.00 ÷ 1.12 = 100.00, less 20 %: 80.00. Free of VAT the promotion leaves 90.00.
    expect(privileges).toEqual([
      { kind: "senior", gross: 100_80, exemption: 10_80, discount: 10_00 },
    ]);
    expect(amount).toBe(80_00);
  });
});

test("two seniors of four: a unit left over is in their shares, and the service charge is on what each guest pays", () => {
  const totals = totalsOf([aSale(1234_50)], seniors(2, 4), withService);
  // 1,234.50 ÷ 4 = 308.625. 308.63 ÷ 1.12 = 275.5625; 20 % of 275.56 = 55.112.
  expect(totals.privileges).toEqual([
    { kind: "senior", gross: 308_63, exemption: 33_07, discount: 55_11 },
    { kind: "disability", gross: 308_63, exemption: 33_07, discount: 55_11 },
  ]);
  expect(totals.charges).toEqual([
    // 10 % of 617.24 and of 2 × 220.45.
    {
      payType: service.id,
      total: 61_72 + 44_09,
      base: 617_24 + 440_90,
      rate: 1000,
      isContained: false,
    },
    // 617.24 × 12 ÷ 112 = 66.132…
    { payType: vat.id, total: 66_13, base: 617_24, rate: 1200, isContained: true },
  ]);
  expect(totals.amount).toBe(617_24 + 440_90 + 105_81);
});

test("VAT that is added to prices is not added to a privileged share", () => {
  const added = [...plainPayTypes, { ...vat, isIncludedInPrice: false }];
  const { privileges, charges, amount } = totalsOf([aSale(100_00)], seniors(1, 2), added);
  expect(privileges).toEqual([{ kind: "senior", gross: 50_00, exemption: 0, discount: 10_00 }]);
  expect(charges).toMatchObject([{ base: 50_00, total: 6_00 }]);
  expect(amount).toBe(50_00 + 6_00 + 40_00);
});

test("a venue that charges no VAT gives the discount alone", () => {
  const { privileges } = totalsOf([aSale(100_00)], seniors(1, 1), plainPayTypes);
  expect(privileges).toEqual([{ kind: "senior", gross: 100_00, exemption: 0, discount: 20_00 }]);
});

test("only the classes that bear VAT are freed of it", () => {
  const food = id<"tax-class">(1);
  const books = id<"tax-class">(2);
  const onFood = [...plainPayTypes, { ...vat, taxClasses: [food] }];
  const lines = [
    { ...aSale(112_00), taxClass: food },
    { ...aSale(50_00), taxClass: books },
  ];
  const { privileges, charges, amount } = totalsOf(lines, seniors(1, 1), onFood);
  expect(privileges).toEqual([
    { kind: "senior", gross: 162_00, exemption: 12_00, discount: 30_00 },
  ]);
  expect(charges).toMatchObject([{ base: 0, total: 0 }]);
  expect(amount).toBe(120_00);
});

test("commission that guests pay is shared with nobody", () => {
  const drink = { ...aSale(112_00), key: lineKey("drink") };
  const commission: Line = {
    ...aSale(50_00),
    type: "commission",
    key: lineKey("commission"),
    parent: drink.key,
    commission: money(50_00),
    isOnBill: true,
    isInPrice: false,
  };
  const { privileges, charges, amount } = totalsOf([drink, commission], seniors(1, 1));
  expect(privileges).toEqual([
    { kind: "senior", gross: 112_00, exemption: 12_00, discount: 20_00 },
  ]);
  expect(charges).toMatchObject([{ base: 50_00 }]);
  expect(amount).toBe(80_00 + 50_00);
});

test("what staff took off counts as a promotion of its line, and the other lines have the discount by law", () => {
  const steak = { ...aSale(560_00), key: lineKey("steak") };
  const off: Line = {
    ...aSale(0),
    type: "discount",
    key: lineKey("off"),
    parent: steak.key,
    price: money(-280_00),
    reason: id(1),
    rate: rate(50_00),
    isOfBill: false,
    givenBy: id(20),
  };
  const { privileges } = totalsOf([steak, off, aSale(112_00)], seniors(1, 1));
  expect(privileges).toEqual([
    { kind: "senior", gross: 280_00 + 112_00, exemption: 30_00 + 12_00, discount: 20_00 },
  ]);
});

test("a currency without decimals is shared and rounded in whole units", () => {
  const { privileges, amount } = billTotals([aSale(1000_00)], withVat, wholeBaht, seniors(1, 3));
  // 334 ÷ 1.12 = 298.2…; 20 % of 298 = 59.6.
  expect(privileges).toEqual([
    { kind: "senior", gross: 334_00, exemption: 36_00, discount: 60_00 },
  ]);
  expect(amount).toBe(666_00 + 238_00);
});

const anyLine = fc
  .record({
    price: fc.integer({ min: 0, max: 99_999 }),
    percent: fc.constantFrom(100, 100, 95, 80, 50, 0),
    pieces: fc.integer({ min: 1, max: 9 }),
    taxClass: fc.constantFrom(null, id<"tax-class">(1), id<"tax-class">(2)),
  })
  .map(({ price, percent, pieces, taxClass }) => ({
    ...aSale(price, Math.round((price * percent) / 100)),
    quantity: quantity(pieces),
    taxClass,
  }));
const anyLines = fc
  .array(anyLine, { maxLength: 8 })
  .map((lines) => lines.map((line, index) => ({ ...line, key: lineKey(`line-${index}`) })));
const anyGuests = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.nat(12))
  .map(([guests, count]) => ({ guests, count: Math.min(guests, Math.max(1, count)) }));
const classed = [
  ...plainPayTypes,
  { ...vat, taxClasses: [id<"tax-class">(1)] },
  { ...vat, id: id<"pay-type">(40), value: rate(5_00), taxClasses: [id<"tax-class">(2)] },
];
const anyPayTypes = fc.constantFrom<readonly PayType[]>(
  withVat,
  withService,
  plainPayTypes,
  classed,
);

describe("for any bill", () => {
  test("lines less promotions less privileges plus added charges are the amount, which is never negative", () => {
    fc.assert(
      fc.property(anyLines, anyGuests, anyPayTypes, (lines, { guests, count }, payTypes) => {
        const totals = totalsOf(lines, seniors(count, guests), payTypes);
        const off = (totals.privileges ?? []).map((share) => share.exemption + share.discount);
        const sum = (of: readonly number[]) => of.reduce((one, other) => one + other, 0);
        expect(totals.amount).toBe(
          totals.subtotal - totals.discount - sum(off) + addedCharges(totals.charges),
        );
        expect(totals.amount).toBeGreaterThanOrEqual(0);
        for (const { gross, exemption, discount } of totals.privileges ?? []) {
          expect(Math.min(gross, exemption, discount)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("the shares of all guests are the whole bill to the unit", () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 12 }), (lines, guests) => {
        const { privileges = [], total, charges } = totalsOf(lines, seniors(guests, guests));
        expect(sumMoney(privileges.map(({ gross }) => gross))).toBe(total);
        expect(charges).toMatchObject([{ base: 0, total: 0 }]);
      }),
    );
  });

  test("sales with VAT, the VAT and sales free of VAT, less the discount, are the amount", () => {
    fc.assert(
      fc.property(anyLines, anyGuests, (lines, { guests, count }) => {
        const totals = totalsOf(lines, seniors(count, guests));
        const shares = totals.privileges ?? [];
        const exempt = shares.reduce((sum, { gross, exemption }) => sum + gross - exemption, 0);
        const discount = shares.reduce((sum, share) => sum + share.discount, 0);
        const [tax] = totals.charges;
        const taxed = tax?.base ?? 0;
        expect(taxed + exempt - discount).toBe(totals.amount);
        expect(Math.abs((tax?.total ?? 0) - (taxed * 12) / 112)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test("a guest without promotions pays four fifths of the share without VAT, to the unit", () => {
    const plain = anyLines.map((lines) =>
      lines.map((line) => ({ ...line, price: line.productPrice })),
    );
    fc.assert(
      fc.property(plain, anyGuests, (lines, { guests, count }) => {
        const { privileges = [], total } = totalsOf(lines, seniors(count, guests));
        // Each class is shared and rounded by itself: at most three units of each rounding.
        for (const { gross, exemption, discount } of privileges) {
          expect(Math.abs(gross - total / guests)).toBeLessThan(3);
          expect(Math.abs(gross - exemption - gross / 1.12)).toBeLessThanOrEqual(1.5);
          expect(Math.abs(discount - (gross - exemption) / 5)).toBeLessThanOrEqual(1.5);
        }
      }),
    );
  });

  test("nobody pays more because some guests are privileged, and crediting everything leaves nothing", () => {
    fc.assert(
      fc.property(anyLines, anyGuests, anyPayTypes, (lines, { guests, count }, payTypes) => {
        const privilege = seniors(count, guests);
        const { amount } = totalsOf(lines, privilege, payTypes);
        // The service charge is rounded for both parts of the bill.
        expect(amount).toBeLessThanOrEqual(totalsOf(lines, null, payTypes).amount + 1);
        const credited = lines.flatMap((line) => [line, aCreditFor(line)]);
        expect(totalsOf(credited, privilege, payTypes).amount).toBe(0);
      }),
    );
  });
});
