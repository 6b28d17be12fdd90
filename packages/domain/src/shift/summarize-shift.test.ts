import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money } from "../money/money.ts";
import { aSale, card, cash, paid, aCreditFor } from "../testing/pay-builders.ts";
import { instant } from "../time/instant.ts";
import {
  aClosedBill,
  anOpenBill,
  aPayment,
  aSummary,
  cashier,
  floatTopUp,
  ice,
  market,
  therapist,
} from "../testing/shift-builders.ts";

const topUp = aPayment({
  type: "money-in",
  expenseCategory: floatTopUp.id,
  amount: money(500_00),
});

test("the expected cash is the start plus what came in, less what went out", () => {
  const summary = aSummary({
    bills: [
      aClosedBill([aSale(100_00)], [paid(cash, 200_00)]),
      aClosedBill([aSale(100_00)], [paid(card, 110_00)]),
      anOpenBill([aSale(100_00)]),
    ],
    payments: [topUp, aPayment({ amount: money(75_00) })],
    paidCommissions: [{ staff: therapist, amount: money(50_00), note: "", paidAt: instant(5) }],
  });
  expect(summary.drawer).toEqual({
    startCash: 1000_00,
    receivedCash: 200_00,
    change: 90_00,
    moneyIn: 500_00,
    moneyOut: 75_00,
    commissionsPaid: 50_00,
    expected: 1485_00,
    counted: null,
    difference: null,
    foreign: [],
  });
});

test("cash refunded to a guest leaves the drawer", () => {
  const refund = aClosedBill([aCreditFor(aSale(100_00))], []);
  expect(aSummary({ bills: [refund] }).drawer).toMatchObject({
    receivedCash: 0,
    change: 110_00,
    expected: 890_00,
  });
});

test("a card refund does not affect the drawer", () => {
  const refund = aClosedBill([aCreditFor(aSale(100_00))], [paid(card, 110_00)]);
  expect(aSummary({ bills: [refund] }).drawer.expected).toBe(1000_00);
});

test("money-ins and money-outs are grouped by category, earliest first", () => {
  const summary = aSummary({
    payments: [
      aPayment({ note: "limes", amount: money(20_00), createdAt: instant(9) }),
      aPayment({ expenseCategory: ice.id, amount: money(60_00) }),
      topUp,
      aPayment({ note: "fish", amount: money(400_00), createdAt: instant(3) }),
    ],
  });
  expect(summary.moneyIns.map(({ amount }) => amount)).toEqual([500_00]);
  expect(summary.moneyOuts).toEqual([
    {
      expenseCategory: market.id,
      expenseCategoryName: "Market",
      amount: 420_00,
      rows: [
        { at: 3, note: "fish", amount: 400_00 },
        { at: 9, note: "limes", amount: 20_00 },
      ],
    },
    {
      expenseCategory: ice.id,
      expenseCategoryName: "Ice",
      amount: 60_00,
      rows: [{ at: 0, note: "", amount: 60_00 }],
    },
  ]);
});

test("payments of the same moment always have the same order", () => {
  const payments = [aPayment({ amount: money(20_00) }), aPayment({ amount: money(5_00) })];
  const rows = [payments, payments.toReversed()].map((inOrder) =>
    aSummary({ payments: inOrder }).moneyOuts[0]?.rows.map(({ amount }) => amount),
  );
  expect(rows).toEqual([
    [5_00, 20_00],
    [5_00, 20_00],
  ]);
});

test("a payment of an unknown category still counts", () => {
  const lost = aPayment({ expenseCategory: id(99), amount: money(10_00) });
  expect(aSummary({ payments: [lost] })).toMatchObject({
    moneyOuts: [{ expenseCategoryName: "", amount: 10_00 }],
    drawer: { moneyOut: 10_00 },
  });
});

test("commissions are grouped by staff", () => {
  const paidTo = (staff: typeof cashier, amount: number, note: string) => ({
    staff,
    amount: money(amount),
    note,
    paidAt: instant(0),
  });
  const summary = aSummary({
    paidCommissions: [
      paidTo(therapist, 50_00, "b"),
      paidTo(cashier, 10_00, ""),
      paidTo(therapist, 50_00, "a"),
    ],
  });
  expect(summary.paidCommissions.map(({ staff, amount }) => [staff, amount])).toEqual([
    [cashier, 10_00],
    [therapist, 100_00],
  ]);
  expect(summary.paidCommissions.at(-1)?.rows.map(({ note }) => note)).toEqual(["a", "b"]);
});
