import { lineKey, type Line } from "../bill/line.ts";
import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { rate, type Rate } from "../money/rate.ts";
import { expect, test } from "vitest";

import {
  aSale,
  card,
  cash,
  invoice,
  paid,
  qr,
  service,
  aCreditFor,
  vat,
} from "../testing/pay-builders.ts";
import { aBill } from "../testing/builders.ts";
import { billStatusCodes } from "../bill/bill.ts";
import { addFigures, billsByStatusCode, emptyFigures, withoutOpenBills } from "./bill-figures.ts";
import {
  aClosedBill,
  aCommission,
  anOpenBill,
  aVoidedBill,
  figuresOfBills,
  reportSettings,
  therapist,
  waiter,
} from "../testing/shift-builders.ts";

const hundred = aSale(100_00);

test("bills are counted by status, and a voided one counts for nothing", () => {
  const bills = [
    anOpenBill([hundred]),
    anOpenBill([hundred]),
    aVoidedBill([hundred]),
    aClosedBill([hundred], [paid(cash, 110_00)]),
  ];
  const figures = figuresOfBills(bills);
  expect(figures.open).toEqual({ count: 2, amount: 220_00 });
  expect(figures.voided).toEqual({ count: 1, amount: 0 });
  expect(figures.closed).toMatchObject({ count: 1, amount: 110_00 });
  expect(withoutOpenBills(figures).open).toEqual({ count: 0, amount: 0 });
});

test("what staff gave is apart from promotions, and what is on the house apart from discounts", () => {
  const gift = (key: string, price: number, part: Rate | null): Line => ({
    ...hundred,
    key: lineKey(key),
    type: "discount",
    parent: hundred.key,
    productPrice: noMoney,
    price: money(price),
    reason: id(1),
    rate: part,
    isOfBill: false,
    givenBy: waiter,
  });
  const part = gift("part", -20_00, null);
  const bills = [
    aClosedBill([hundred, part], [paid(cash, 88_00)]),
    aClosedBill([hundred, gift("all", -100_00, rate(100_00))], []),
    anOpenBill([hundred, part]),
  ];
  const figures = figuresOfBills(bills);
  expect(figures.given).toEqual({ discounts: 20_00, onTheHouse: 100_00 });
  expect(figures.discount).toBe(120_00);
  expect(addFigures(figures, { ...figures, given: undefined }).given).toEqual(figures.given);
});

test("closed bills are split by payment, with cash after change", () => {
  const bills = [
    aClosedBill([hundred], [paid(cash, 500_00)]),
    aClosedBill([hundred], [paid(card, 60_00), paid(qr, 50_00)]),
    aClosedBill([hundred], [paid(invoice, 110_00)]),
  ];
  const figures = figuresOfBills(bills);
  expect(figures.closed).toEqual({
    count: 3,
    amount: 330_00,
    cash: 110_00,
    card: 60_00,
    other: 160_00,
    cardAndOther: 220_00,
  });
  expect(figures.change).toBe(390_00);
  expect(figures.payDetails).toEqual([
    paid(cash, 500_00),
    paid(card, 60_00),
    paid(invoice, 110_00),
    paid(qr, 50_00),
  ]);
});

test("change given on a card payment is deducted from cash, because it came out of the drawer", () => {
  const bill = aClosedBill([hundred], [paid(card, 110_00)]);
  const settlement = bill.settlement && {
    ...bill.settlement,
    payments: [paid(card, 120_00)],
    change: money(10_00),
  };
  const figures = figuresOfBills([{ ...bill, settlement }]);
  expect(figures.closed).toMatchObject({ cash: -10_00, card: 120_00, amount: 110_00 });
});

test("cash counts as cash even if it is marked as a card", () => {
  const bills = [aClosedBill([hundred], [paid(cash, 110_00)])];
  const payTypes = [{ ...cash, isCreditCard: true }];
  expect(figuresOfBills(bills, { ...reportSettings, payTypes }).closed).toMatchObject({
    cash: 110_00,
    card: 0,
    other: 0,
  });
});

test("charges, promotions and credits are summed over closed bills", () => {
  const offer = aSale(100_00, 80_00);
  const bills = [
    aClosedBill([offer, hundred, aCreditFor(hundred)], [paid(cash, 88_00)]),
    anOpenBill([offer]),
    aVoidedBill([offer]),
  ];
  expect(figuresOfBills(bills)).toMatchObject({
    subtotal: 100_00,
    discount: 20_00,
    charges: [
      { payType: service.id, total: 8_00, isContained: false },
      { payType: vat.id, total: 5_23, isContained: true },
    ],
    creditedBack: 100_00,
  });
});

test("a tax that moves into the prices keeps two separate figures", () => {
  const before = figuresOfBills([aClosedBill([hundred], [paid(cash, 110_00)])]);
  const moved = before.charges.map((charge) => ({ ...charge, isContained: !charge.isContained }));
  const bill = aClosedBill([hundred], [paid(cash, 110_00)]);
  const settlement = bill.settlement && {
    ...bill.settlement,
    totals: { ...bill.settlement.totals, charges: moved },
  };
  const { charges } = figuresOfBills([bill, { ...bill, settlement }]);
  expect(charges.map(({ isContained }) => isContained)).toEqual([false, true, false, true]);
});

test("commission is earned at closing, and reversed by a credit", () => {
  const earned = aCommission(therapist, 50_00);
  const lost = {
    ...aCreditFor(hundred),
    ...aCommission(waiter, 20_00),
    quantity: aCreditFor(hundred).quantity,
  };
  const bills = [
    aClosedBill([hundred, earned, earned, lost], [paid(cash, 110_00)]),
    anOpenBill([earned]),
  ];
  expect(figuresOfBills(bills).commissions).toEqual([
    { staff: waiter, amount: -20_00 },
    { staff: therapist, amount: 100_00 },
  ]);
});

test("the figures of no bills are zero", () => {
  expect(figuresOfBills([])).toEqual(emptyFigures);
});

test("the rows of the bill table are indexed by status code", () => {
  const figures = figuresOfBills([anOpenBill([]), anOpenBill([]), aVoidedBill([])]);
  const rows = billsByStatusCode(figures);
  expect(rows[billStatusCodes.open]).toBe(figures.open);
  expect(rows[billStatusCodes.closed]).toBe(figures.closed);
  expect(rows[billStatusCodes.voided]).toBe(figures.voided);
});

test("a closed bill without a settlement throws", () => {
  expect(() => figuresOfBills([aBill({ status: "closed" })])).toThrow(RangeError);
});

test("refunds are counted apart, and sales are net of them", () => {
  const sold = aClosedBill([aSale(300_00)], [paid(cash, 330_00)]);
  const back = aClosedBill([aCreditFor(aSale(100_00))], [paid(cash, 110_00)]);
  const refund = { ...back, refundOf: id<"bill">(1) };
  const figures = figuresOfBills([sold, refund], reportSettings);
  expect(figures.closed).toMatchObject({ count: 1, amount: 220_00, cash: 220_00 });
  expect(figures.refunds).toEqual({ count: 1, amount: 110_00 });
  expect(figures.creditedBack).toBe(0);
  expect(figures.breakdown?.byHour).toMatchObject([{ count: 1, amount: 220_00 }]);
});
