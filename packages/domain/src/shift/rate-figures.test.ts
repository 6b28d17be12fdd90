import fc from "fast-check";
import { expect, test } from "vitest";

import type { ChargeTotal } from "../bill/settlement.ts";
import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { addRates, sumRates } from "./rate-figures.ts";

const charge = (percent: number, base: number, total: number, own = 20): ChargeTotal => ({
  payType: id(own),
  isContained: true,
  base: money(base),
  rate: rate(percent * 100),
  total: money(total),
});

test("a tax whose rate changed in the evening has a row for each of its rates", () => {
  const evening = [
    charge(23, 2_46, 46),
    charge(13, 1_13, 13, 21),
    charge(23, 1_23, 23),
    charge(24, 1_24, 24),
  ];
  expect(sumRates(evening)).toEqual([
    { payType: 20, isContained: true, rate: 23_00, net: 3_00, total: 69 },
    { payType: 20, isContained: true, rate: 24_00, net: 1_00, total: 24 },
    { payType: 21, isContained: true, rate: 13_00, net: 1_00, total: 13 },
  ]);
});

test("a charge on top was computed on its base, and is not part of it", () => {
  const service = { ...charge(10, 100_00, 10_00), isContained: false };
  expect(sumRates([service])).toMatchObject([{ net: 100_00, total: 10_00 }]);
});

test("there are no rates where one bill lacks them, nor in a sum with such a report", () => {
  const { base: _base, rate: _rate, ...former } = charge(23, 1_23, 23);
  const known = sumRates([charge(23, 1_23, 23)]);
  expect(sumRates([charge(23, 1_23, 23), former])).toBeUndefined();
  expect(addRates(undefined, known)).toBeUndefined();
  expect(addRates(known, undefined)).toBeUndefined();
  expect(addRates([], known)).toEqual(known);
});

test("the rates of several reports are those of all their bills", () => {
  const anyCharge = fc
    .record({
      own: fc.constantFrom(20, 21),
      percent: fc.constantFrom(6, 13, 23),
      base: fc.integer({ min: -1000, max: 1000 }),
      total: fc.integer({ min: -100, max: 100 }),
    })
    .map(({ own, percent, base, total }) => charge(percent, base, total, own));
  const anyCharges = fc.array(anyCharge, { maxLength: 8 });
  fc.assert(
    fc.property(anyCharges, anyCharges, (first, second) => {
      const all = [...first, ...second];
      const sums = addRates(sumRates(first), sumRates(second));
      expect(sums).toEqual(sumRates(all));
      for (const { payType, rate: own, net, total } of sums ?? []) {
        const alike = all.filter((one) => one.payType === payType && one.rate === own);
        expect(total).toBe(alike.reduce((sum, one) => sum + one.total, 0));
        expect(net + total).toBe(alike.reduce((sum, { base = 0 }) => sum + base, 0));
      }
    }),
  );
});
