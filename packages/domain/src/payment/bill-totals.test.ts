import { expect, test } from "vitest";

import { noMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { quantity } from "../money/quantity.ts";
import { aBill, accepted } from "../testing/builders.ts";
import { billAmount, billTotals } from "./bill-totals.ts";
import {
  aPayType,
  aSale,
  housePayTypes,
  paid,
  payRules,
  plainPayTypes,
  cash,
  satang,
  service,
  takenBack,
  vat,
  wholeBaht,
} from "../testing/pay-builders.ts";
import { settle } from "./settle-bill.ts";

test("a bill without charges costs its lines", () => {
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

test("what promotions take off is the difference between subtotal and total", () => {
  const totals = billTotals([aSale(120_00, 100_00), aSale(90_00, 0)], plainPayTypes, satang);
  expect(totals).toMatchObject({ subtotal: 210_00, discount: 110_00, total: 100_00 });
});

test("a charge on top adds to the amount and a contained tax does not", () => {
  const totals = billTotals([aSale(107_00)], housePayTypes, satang);
  expect(totals.charges).toEqual([
    { payType: service.id, total: 10_70, isContained: false },
    { payType: vat.id, total: 7_00, isContained: true },
  ]);
  expect(totals.amount).toBe(117_70);
});

test("every charge is taken from the total, not from the charge before it", () => {
  const city = aPayType({ ...service, id: service.id, indexNumber: 501, value: rate(1_00) });
  const totals = billTotals([aSale(100_00)], [city, service], satang);
  expect(totals.charges.map(({ total }) => total)).toEqual([10_00, 1_00]);
});

test("a guest who pays whole baht pays the next one up for a dish", () => {
  const totals = billTotals([aSale(99_01)], plainPayTypes, wholeBaht);
  expect(totals).toMatchObject({ total: 100_00, rounding: 0, amount: 100_00 });
});

test("a bill whose lines are all taken back costs nothing", () => {
  const line = aSale(99_95, 89_96);
  const totals = billTotals([line, takenBack(line)], housePayTypes, wholeBaht);
  expect(totals).toMatchObject({ subtotal: 0, discount: 0, total: 0, rounding: 0, amount: 0 });
});

test("a bill without lines costs nothing", () => {
  expect(billTotals([], housePayTypes, wholeBaht).amount).toBe(noMoney);
});

test("an open bill is worth what it would cost now", () => {
  const bill = aBill({ lines: [aSale(120_00)] });
  expect(billAmount(bill, housePayTypes, satang)).toBe(132_00);
});

test("a closed bill is worth what was settled, whatever the charges are today", () => {
  const lines = [aSale(120_00)];
  const totals = billTotals(lines, plainPayTypes, satang);
  const settlement = accepted(settle(totals, [paid(cash, 120_00)], payRules()));
  const bill = aBill({ lines, status: "closed", settlement });
  expect(billAmount(bill, housePayTypes, satang)).toBe(120_00);
});

test("a voided bill counts for nothing", () => {
  const bill = aBill({ lines: [aSale(120_00)], status: "voided" });
  expect(billAmount(bill, housePayTypes, satang)).toBe(0);
});
