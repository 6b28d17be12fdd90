import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { anyBills, paid, taxes } from "../testing/paid-bills.ts";
import { addSums, sumBills, sumGuests, toSalesFigures } from "./sum-sales.ts";

describe("net sales", () => {
  test("are what guests paid less the tax, whether prices contain it or it was added", () => {
    const bills = [
      paid({ amount: 132_00, tax: 8_64 }),
      paid({ amount: 117_70, tax: 7_70, isContained: false }),
    ];
    expect(toSalesFigures(sumBills(bills, taxes))).toEqual({
      bills: 2,
      amount: 249_70,
      tax: 16_34,
      net: 233_36,
      netPerBill: 116_68,
    });
  });

  test("equal what guests paid at a venue without tax, and have no average without bills", () => {
    const bills = [paid({ amount: 100_00, tax: 7_00 })];
    expect(toSalesFigures(sumBills(bills, new Set()))).toMatchObject({ net: 100_00, tax: 0 });
    expect(toSalesFigures(sumBills([], taxes))).toMatchObject({ net: 0, netPerBill: null });
  });

  test("per guest leave out bills that state no guests", () => {
    const bills = [
      paid({ amount: 107_00, tax: 7_00, cover: 3 }),
      paid({ amount: 500_00, tax: 0, cover: null }),
      paid({ amount: 500_00, tax: 0, cover: 0 }),
    ];
    expect(sumGuests(bills, taxes)).toEqual({ guests: 3, netPerGuest: 33_33 });
    // 53.50 of the first one goes back.
    const refunded = [...bills, paid({ amount: -53_50, tax: -3_50, isRefund: true })];
    expect(sumGuests(refunded, taxes)).toEqual({ guests: 3, netPerGuest: 16_67 });
    expect(sumGuests([], taxes)).toEqual({ guests: 0, netPerGuest: null });
  });

  test("of a refunded bill lower the sum", () => {
    const bills = [paid({ amount: 107_00, tax: 7_00 }), paid({ amount: -53_50, tax: -3_50 })];
    expect(toSalesFigures(sumBills(bills, taxes)).net).toBe(50_00);
  });
});

test("the sums of two days are the sum of their bills", () => {
  fc.assert(
    fc.property(anyBills, anyBills, (one, other) => {
      const apart = addSums([sumBills(one, taxes), sumBills(other, taxes)]);
      expect(apart).toEqual(sumBills([...one, ...other], taxes));
    }),
  );
});
