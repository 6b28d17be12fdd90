import { expect, test } from "vitest";

import { id } from "../id.ts";
import { noMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { quantity } from "../money/quantity.ts";
import { aBill, accepted } from "../testing/builders.ts";
import { billAmount, billTotals } from "./bill-totals.ts";
import {
  aPayType,
  aSale,
  venuePayTypes,
  paid,
  payRules,
  plainPayTypes,
  cash,
  satang,
  service,
  aCreditFor,
  vat,
  wholeBaht,
} from "../testing/pay-builders.ts";
import { settleBill } from "./settle-bill.ts";

test("a bill without charges costs the sum of its lines", () => {
  const drinks = { ...aSale(90_00), quantity: quantity(3) };
  expect(billTotals([aSale(120_00), drinks], plainPayTypes, satang)).toEqual({
    subtotal: 390_00,
    discount: 0,
    total: 390_00,
    charges: [],
    rounding: 0,
    amount: 390_00,
  });
});

test("the discount is the difference between subtotal and total", () => {
  const totals = billTotals([aSale(120_00, 100_00), aSale(90_00, 0)], plainPayTypes, satang);
  expect(totals).toMatchObject({ subtotal: 210_00, discount: 110_00, total: 100_00 });
});

test("an added charge increases the amount, a contained tax does not", () => {
  const totals = billTotals([aSale(107_00)], venuePayTypes, satang);
  expect(totals.charges).toEqual([
    { payType: service.id, total: 10_70, isContained: false, base: 107_00, rate: 10_00 },
    { payType: vat.id, total: 7_00, isContained: true, base: 107_00, rate: 7_00 },
  ]);
  expect(totals.amount).toBe(117_70);
});

test("a tax on charges is computed on the service charge too, whether contained or added", () => {
  const onAll = { ...vat, isOnCharges: true };
  const totals = billTotals([aSale(107_00)], [service, onAll], satang);
  // 7/107 of 107.00 is 7.00, and 7/107 of the service charge of 10.70 is 0.70.
  expect(totals.charges.map(({ total }) => total)).toEqual([10_70, 7_70]);
  expect(totals.amount).toBe(117_70);
});

test("a tax on prices and service makes 1,177 of 1,000", () => {
  const onAll = { ...vat, isIncludedInPrice: false, isOnCharges: true };
  const totals = billTotals([aSale(1000_00)], [service, onAll], satang);
  expect(totals.charges.map(({ total }) => total)).toEqual([100_00, 77_00]);
  expect(totals.amount).toBe(1177_00);
});

test("a charge on charges ignores contained charges and later ones", () => {
  const first = { ...vat, indexNumber: 450 };
  const second = { ...service, isOnCharges: true };
  const third = aPayType({ ...service, id: id(30), indexNumber: 650, value: rate(1_00) });
  const totals = billTotals([aSale(107_00)], [third, second, first], satang);
  expect(totals.charges.map(({ total }) => total)).toEqual([7_00, 10_70, 1_07]);
});

test("in whole baht a tax is computed on the rounded service charge", () => {
  const onAll = { ...vat, isIncludedInPrice: false, isOnCharges: true };
  const totals = billTotals([aSale(145_00)], [service, onAll], wholeBaht);
  // The service charge of 14.50 becomes 15; 7 % of 160 is 11.20, rounded to 11.
  expect(totals.charges.map(({ total }) => total)).toEqual([15_00, 11_00]);
  expect(totals.amount).toBe(171_00);
});

test("a charge on the total ignores the charge before it", () => {
  const city = aPayType({ ...service, id: service.id, indexNumber: 501, value: rate(1_00) });
  const totals = billTotals([aSale(100_00)], [city, service], satang);
  expect(totals.charges.map(({ total }) => total)).toEqual([10_00, 1_00]);
});

test("in whole baht the price of a dish is rounded up", () => {
  const totals = billTotals([aSale(99_01)], plainPayTypes, wholeBaht);
  expect(totals).toMatchObject({ total: 100_00, rounding: 0, amount: 100_00 });
});

test("a bill with all lines credited costs nothing", () => {
  const line = aSale(99_95, 89_96);
  const totals = billTotals([line, aCreditFor(line)], venuePayTypes, wholeBaht);
  expect(totals).toMatchObject({ subtotal: 0, discount: 0, total: 0, rounding: 0, amount: 0 });
});

test("a bill without lines costs nothing", () => {
  expect(billTotals([], venuePayTypes, wholeBaht).amount).toBe(noMoney);
});

test("the amount of an open bill is its current total", () => {
  const bill = aBill({ lines: [aSale(120_00)] });
  expect(billAmount(bill, venuePayTypes, satang)).toBe(132_00);
});

test("the amount of a closed bill is what was settled, whatever the charges are today", () => {
  const lines = [aSale(120_00)];
  const totals = billTotals(lines, plainPayTypes, satang);
  const paidWith = accepted(settleBill(totals.amount, [paid(cash, 120_00)], payRules()));
  const settlement = { totals, ...paidWith };
  const bill = aBill({ lines, status: "closed", settlement });
  expect(billAmount(bill, venuePayTypes, satang)).toBe(120_00);
});

test("the amount of a voided bill is zero", () => {
  const bill = aBill({ lines: [aSale(120_00)], status: "voided" });
  expect(billAmount(bill, venuePayTypes, satang)).toBe(0);
});
