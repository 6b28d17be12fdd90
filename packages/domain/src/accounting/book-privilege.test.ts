import { expect, test } from "vitest";

import type { NormalLine } from "../bill/line.ts";
import { id, type CategoryId } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { classAmounts } from "../payment/class-amounts.ts";
import { billTotals } from "../payment/bill-totals.ts";
import type { PayType } from "../payment/pay-type.ts";
import { aPayType, aSale, card, plainPayTypes, satang } from "../testing/pay-builders.ts";
import { bookBill } from "./book-bill.ts";
import type { BookedBill } from "./day-facts.ts";

const kitchen = id<"category">(1);
const bar = id<"category">(2);
const vat = aPayType({
  id: id(62),
  indexNumber: 562,
  value: rate(12_00),
  isVat: true,
  isIncludedInPrice: true,
});
const service = aPayType({ id: id(50), indexNumber: 550, value: rate(10_00) });
const payTypes = [...plainPayTypes, vat, card];
const lola = { kind: "senior", name: "Rosario", idNumber: "1" } as const;

test("what the law takes off for a senior is taken off the sales of all categories, not booked as rounding", () => {
  const parts = partsOf([aSale(168_00), aSale(56_00)], 2, payTypes, [kitchen, bar]);
  // 112.00 with VAT for the other guest; 100.00 without it, less 20.00, for the senior.
  expect(parts.sales).toEqual([
    { category: kitchen, rate: 12_00, net: money(135_00) },
    { category: bar, rate: 12_00, net: money(45_00) },
  ]);
  expect(parts.taxes).toEqual([{ payType: vat.id, rate: 12_00, amount: 12_00 }]);
  expect(parts.rounding).toBe(0);
});

test("the service charge of a senior alone is booked as charged, because nobody paid VAT", () => {
  const parts = partsOf([aSale(900_00)], 1, [...payTypes, service]);
  // 900.00 / 1.12 = 803.57, less 160.71; 10 % of 642.86 is the service.
  expect(parts.sales).toEqual([{ category: kitchen, rate: 12_00, net: 642_86 }]);
  expect(parts.charges).toEqual([{ payType: service.id, net: 64_29 }]);
  expect(parts.taxes).toEqual([{ payType: vat.id, rate: 12_00, amount: 0 }]);
});

test("VAT that a senior does not pay is taken off by amount if the office has moved it to another class since", () => {
  const lines = [aSale(168_00), aSale(56_00)];
  const bill = privilegedBill(lines, 2, payTypes, [kitchen, bar]);
  const moved = { ...vat, taxClasses: [id<"tax-class">(9)] };
  const { sales } = bookBill(bill, [...plainPayTypes, moved, card], satang);
  expect(sales.map(({ net }) => net)).toEqual([135_00, 45_00]);
});

test("VAT on the service charge, too, is taken out of that of the other guests only", () => {
  const onCharges = { ...vat, isOnCharges: true };
  const parts = partsOf([aSale(1120_00)], 2, [...plainPayTypes, service, onCharges]);
  // The other guest: 500.00, service 50.00 and VAT 66.00. The senior: 400.00 and service 40.00.
  expect(parts.sales).toEqual([{ category: kitchen, rate: 12_00, net: 900_00 }]);
  expect(parts.charges).toEqual([{ payType: service.id, net: 90_00 }]);
  expect(parts.taxes).toEqual([{ payType: vat.id, rate: 12_00, amount: 66_00 }]);
});

test("VAT that a senior does not pay is taken off what bears it", () => {
  const food = id<"tax-class">(1);
  const onFood = { ...vat, taxClasses: [food] };
  const lines = [{ ...aSale(112_00), taxClass: food }, aSale(100_00)];
  const parts = partsOf(lines, 1, [...plainPayTypes, onFood], [kitchen, bar]);
  // Both are 100.00 without VAT, less 20.00.
  expect(parts.sales).toEqual([
    { category: kitchen, rate: 12_00, net: 80_00 },
    { category: bar, rate: null, net: 80_00 },
  ]);
});

function partsOf(...bill: Parameters<typeof privilegedBill>) {
  const [, , charging] = bill;
  return bookBill(privilegedBill(...bill), charging, satang);
}

/** A bill with one senior, each line in a category of its own. */
function privilegedBill(
  lines: readonly NormalLine[],
  guests: number,
  charging: readonly PayType[],
  categories: readonly CategoryId[] = [kitchen],
): BookedBill {
  const privilege = { guests, rate: rate(20_00), holders: [lola] };
  const sales = categories.flatMap((category, index) =>
    classAmounts(lines.slice(index, index + 1), satang).map((one) => ({ category, ...one })),
  );
  const totals = billTotals(lines, charging, satang, privilege);
  return { id: id(1), totals, sales, paidEarlier: noMoney };
}
