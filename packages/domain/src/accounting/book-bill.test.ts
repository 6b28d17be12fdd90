import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { aBookedBill, aCharge, bar, drinks, food, kitchen, sold } from "../testing/booked-bills.ts";
import { plainPayTypes, satang } from "../testing/pay-builders.ts";
import { bookBill } from "./book-bill.ts";
import type { BookedBill, CategorySales } from "./day-facts.ts";

const inPrice = { isVat: true, isIncludedInPrice: true, isOnCharges: true } as const;
const onDrinks = aCharge(60, 23, { ...inPrice, taxClasses: [drinks] });
const onFood = aCharge(61, 13, { ...inPrice, taxClasses: [food] });
const service = aCharge(50, 5, {});
const payTypes = [...plainPayTypes, service, onDrinks, onFood];

/** A refund of food worth 100.00, of a bill that had drinks, too. */
const refundOf = (sales: readonly CategorySales[]): BookedBill => ({
  id: id(1),
  sales,
  totals: {
    subtotal: money(-100_00),
    discount: noMoney,
    total: money(-100_00),
    charges: [
      {
        payType: service.id,
        total: money(-5_00),
        isContained: false,
        base: money(-100_00),
        rate: rate(5_00),
      },
      {
        payType: onDrinks.id,
        total: noMoney,
        isContained: true,
        base: noMoney,
        rate: rate(23_00),
      },
      {
        payType: onFood.id,
        total: money(-12_08),
        isContained: true,
        base: money(-105_00),
        rate: rate(13_00),
      },
    ],
    rounding: noMoney,
    amount: money(-105_00),
  },
  paidEarlier: noMoney,
});

test("a refund of food only has no tax on drinks in its food, nor in its service charge", () => {
  const refund = refundOf([{ category: kitchen, taxClass: food, amount: money(-100_00) }]);
  const { sales, charges, taxes } = bookBill(refund, payTypes, satang);
  // 100.00 contain 11.50 of tax, and the service charge of 5.00 the other 0.58.
  expect(sales.map(({ net }) => net)).toEqual([-88_50]);
  expect(charges.map(({ net }) => net)).toEqual([-4_42]);
  expect(taxes.map(({ amount }) => amount)).toEqual([0, -12_08]);
});

test("a tax that came to nothing moves no cent from one category to another", () => {
  const ofFood = (category: number, amount: number) => ({
    category: id<"category">(category),
    taxClass: food,
    amount: money(amount),
  });
  const refund = refundOf([ofFood(1, -2), ofFood(2, -2), ofFood(3, -2), ofFood(4, -99_94)]);
  const { sales } = bookBill(refund, payTypes, satang);
  const withoutDrinks = payTypes.filter((one) => one !== onDrinks);
  const { charges } = refund.totals;
  const own = charges.filter(({ payType }) => payType !== onDrinks.id);
  const alone = { ...refund, totals: { ...refund.totals, charges: own } };
  expect(sales).toEqual(bookBill(alone, withoutDrinks, satang).sales);
});

test("a tax that held for more classes when the bill was closed takes nothing out of the service charge", () => {
  const onAll = aCharge(62, 7, inPrice);
  const then = [...plainPayTypes, service, onAll];
  const bill = aBookedBill(1, [sold(kitchen, food, 107_00), sold(bar, drinks, 107_00)], then);
  const now = [...plainPayTypes, service, { ...onAll, taxClasses: [food] }];
  const { sales, charges } = bookBill(bill, now, satang);
  // 224.70 contain 14.70 of tax, which the books now see in food only.
  expect(sales.map(({ net }) => net)).toEqual([92_30, 107_00]);
  expect(charges.map(({ net }) => net)).toEqual([10_70]);
});
