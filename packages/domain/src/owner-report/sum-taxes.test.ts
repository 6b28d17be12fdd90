import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { instant } from "../time/instant.ts";
import { money, negateMoney, noMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { aPayType, aSale, satang, service } from "../testing/pay-builders.ts";
import { taxesOfBill } from "./sum-taxes.ts";

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
const onFood = aPayType({
  id: id(20),
  indexNumber: 600,
  value: rate(7_00),
  isIncludedInPrice: true,
  isVat: true,
  taxClasses: [food],
});
const onDrinks = aPayType({
  ...onFood,
  id: id(21),
  indexNumber: 610,
  value: rate(19_00),
  isIncludedInPrice: false,
  taxClasses: [drinks],
});
const taxes = new Set([onFood.id, onDrinks.id]);
const paid = (totals: ReturnType<typeof billTotals>) => ({
  paidAt: instant(0),
  cover: null,
  isOfGuests: false,
  isRefund: false,
  totals,
});
const sold = (price: number, taxClass: typeof food | null) => ({ ...aSale(price), taxClass });

test("a bill bears each tax on its own net amount, and none on the rest", () => {
  const totals = billTotals(
    [sold(107_00, food), sold(100_00, drinks), sold(30_00, null)],
    [service, onFood, onDrinks],
    satang,
  );
  expect(taxesOfBill(paid(totals), taxes)).toEqual([
    { tax: onFood.id, rate: 7_00, net: 100_00, taxed: 7_00 },
    { tax: onDrinks.id, rate: 19_00, net: 100_00, taxed: 19_00 },
    // What has no class, and the service charge of 23.70.
    { tax: null, rate: null, net: 53_70, taxed: 0 },
  ]);
});

describe("what two taxes hold for", () => {
  const onAlcohol = { ...onDrinks, isIncludedInPrice: true };
  const onEverything = { ...onFood, taxClasses: [] };
  test("is taken off again where it is counted twice", () => {
    const totals = billTotals(
      [sold(107_00, food), sold(119_00, drinks)],
      [onEverything, onAlcohol],
      satang,
    );
    const sums = [
      { tax: onFood.id, rate: 7_00, net: 211_21, taxed: 14_79 },
      { tax: onDrinks.id, rate: 19_00, net: 100_00, taxed: 19_00 },
      { tax: "several", rate: null, net: -119_00, taxed: 0 },
    ];
    expect(taxesOfBill(paid(totals), taxes)).toEqual(sums);
    const back = {
      ...totals,
      amount: negateMoney(totals.amount),
      charges: totals.charges.map((charge) => ({
        ...charge,
        total: negateMoney(charge.total),
        base: negateMoney(charge.base ?? noMoney),
      })),
    };
    expect(taxesOfBill({ ...paid(back), isRefund: true }, taxes)).toEqual(
      sums.map((sum) => ({ ...sum, net: 0 - sum.net, taxed: 0 - sum.taxed })),
    );
  });

  test("is not what one tax leaves, in a bill or a refund", () => {
    const totals = billTotals([sold(107_00, food), sold(30_00, null)], [onFood], satang);
    const untaxed = { tax: null, rate: null, net: 30_00, taxed: 0 };
    expect(taxesOfBill(paid(totals), taxes)[1]).toEqual(untaxed);
    // The rounding of old bills can leave less than nothing of it.
    const rounded = { ...totals, amount: money(106_75) };
    expect(taxesOfBill(paid(rounded), taxes)[1]).toEqual({ ...untaxed, net: -25 });
  });
});

test("a bill without bases bears its tax on all that guests paid", () => {
  const totals = billTotals([sold(107_00, food)], [onFood], satang);
  const charges = totals.charges.map(({ payType, total, isContained }) => ({
    payType,
    total,
    isContained,
  }));
  expect(taxesOfBill(paid({ ...totals, charges }), taxes)).toEqual([
    { tax: onFood.id, rate: null, net: 100_00, taxed: 7_00 },
  ]);
});

test("net and tax of all rows add up to what guests paid", () => {
  const anyLine = fc
    .tuple(fc.integer({ min: 0, max: 50_000 }), fc.constantFrom(food, drinks, null))
    .map(([price, taxClass]) => sold(price, taxClass));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
      const totals = billTotals(lines, [service, onFood, onDrinks], satang);
      const rows = taxesOfBill(paid(totals), taxes);
      const sum = rows.reduce((all, { net, taxed }) => all + net + taxed, 0);
      expect(sum).toBe(totals.amount);
    }),
  );
});
