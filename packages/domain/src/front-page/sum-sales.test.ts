import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { instant } from "../time/instant.ts";
import { timeZone } from "../time/local-time.ts";
import { compareHours } from "./compare-hours.ts";
import { addSums, sumBills, sumGuests, toSalesFigures, type PaidBill } from "./sum-sales.ts";

const vat = id<"pay-type">(1);
const service = id<"pay-type">(2);
const cash = id<"pay-type">(3);
const taxes = new Set([vat]);

type Sold = {
  readonly amount: number;
  readonly tax: number;
  readonly isContained?: boolean;
  readonly cover?: number | null;
  readonly at?: number;
};

/** A bill with a tax, and with service for a tenth of it. */
function paid({ amount, tax, isContained = true, cover = 2, at = 0 }: Sold): PaidBill {
  const charges = [
    { payType: service, total: money(Math.floor(amount / 10)), isContained: false },
    { payType: vat, total: money(tax), isContained },
  ];
  const total = money(amount);
  return {
    paidAt: instant(at),
    cover,
    settlement: {
      totals: {
        subtotal: total,
        discount: noMoney,
        total,
        charges,
        rounding: noMoney,
        amount: total,
      },
      payments: [{ payType: cash, total }],
      change: noMoney,
    },
  };
}

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
    expect(sumGuests([], taxes)).toEqual({ guests: 0, netPerGuest: null });
  });

  test("of a refunded bill lower the sum", () => {
    const bills = [paid({ amount: 107_00, tax: 7_00 }), paid({ amount: -53_50, tax: -3_50 })];
    expect(toSalesFigures(sumBills(bills, taxes)).net).toBe(50_00);
  });
});

const anyBill = fc
  .record({
    amount: fc.integer({ min: -1_000_00, max: 9_000_00 }),
    tax: fc.integer({ min: 0, max: 700_00 }),
    cover: fc.option(fc.integer({ min: 0, max: 9 })),
    at: fc.integer({ min: 0, max: 20 * 3_600_000 }),
  })
  .map(paid);
const anyBills = fc.array(anyBill, { maxLength: 20 });

test("the sums of two days are the sum of their bills", () => {
  fc.assert(
    fc.property(anyBills, anyBills, (one, other) => {
      const apart = addSums([sumBills(one, taxes), sumBills(other, taxes)]);
      expect(apart).toEqual(sumBills([...one, ...other], taxes));
    }),
  );
});

test("the hours of two days add up to their net sales, and follow each other", () => {
  fc.assert(
    fc.property(anyBills, anyBills, (bills, before) => {
      const hours = compareHours(bills, before, { taxes, timeZone: timeZone("Asia/Bangkok") });
      const sum = (key: "net" | "before") => hours.reduce((all, hour) => all + hour[key], 0);
      expect(sum("net")).toBe(toSalesFigures(sumBills(bills, taxes)).net);
      expect(sum("before")).toBe(toSalesFigures(sumBills(before, taxes)).net);
      const [first] = hours;
      for (const [index, { hour }] of hours.entries()) {
        expect(hour).toBe(((first?.hour ?? 0) + index) % 24);
      }
    }),
  );
});
