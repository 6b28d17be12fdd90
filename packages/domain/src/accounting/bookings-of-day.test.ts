import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import {
  aBookedBill,
  aCharge,
  bar,
  drinks,
  food,
  kitchen,
  quietDay,
  sold,
} from "../testing/booked-bills.ts";
import { card, cash, nothingBack, plainPayTypes, satang } from "../testing/pay-builders.ts";
import { bookingsOfDay } from "./bookings-of-day.ts";
import type { Booking } from "./booking.ts";
import type { DayFacts } from "./day-facts.ts";

const inPrice = { isVat: true, isIncludedInPrice: true, isOnCharges: true } as const;
const onFood = aCharge(60, 7, { ...inPrice, taxClasses: [food] });
const onDrinks = aCharge(61, 19, { ...inPrice, taxClasses: [drinks] });
const service = aCharge(50, 10, {});
const german = [...plainPayTypes, onFood, onDrinks];

const brief = ({ kind, subject, rate: own, side, amount }: Booking) => [
  kind,
  subject,
  own,
  side,
  amount,
];

test("sales are booked without tax by category and rate, and each tax by its rate", () => {
  const bill = aBookedBill(1, [sold(kitchen, food, 10_70), sold(bar, drinks, 11_90)], german);
  const taken = [{ bill: bill.id, payType: card.id, received: money(22_60), ...nothingBack }];
  expect(bookingsOfDay({ ...quietDay, bills: [bill], taken }, german, satang).map(brief)).toEqual([
    ["sales", kitchen, 7_00, "credit", 10_00],
    ["sales", bar, 19_00, "credit", 10_00],
    ["tax", onFood.id, 7_00, "credit", 70],
    ["tax", onDrinks.id, 19_00, "credit", 1_90],
    ["payment", card.id, null, "debit", 22_60],
  ]);
});

test("a tax on the service charge, too, is taken out of the charge and not of the food", () => {
  const payTypes = [...german, service];
  const bill = aBookedBill(1, [sold(kitchen, food, 107_00)], payTypes);
  // 117.70 with the service contain 7.70 of tax: 7.00 of the food, 0.70 of the service.
  const back = { ...nothingBack, change: money(2_30) };
  const taken = [{ bill: bill.id, payType: cash.id, received: money(120_00), ...back }];
  expect(bookingsOfDay({ ...quietDay, bills: [bill], taken }, payTypes, satang).map(brief)).toEqual(
    [
      ["sales", kitchen, 7_00, "credit", 100_00],
      ["tax", onFood.id, 7_00, "credit", 7_70],
      ["charge", service.id, null, "credit", 10_00],
      ["payment", cash.id, null, "debit", 117_70],
    ],
  );
});

test("what is taken for a bill that stays open is owed, and is used up on the day that closes it", () => {
  const bill = aBookedBill(1, [sold(kitchen, null, 100_00)], plainPayTypes);
  const earlier = { bill: bill.id, payType: card.id, received: money(40_00), ...nothingBack };
  const first = bookingsOfDay({ ...quietDay, taken: [earlier] }, plainPayTypes, satang);
  expect(first.map(brief)).toEqual([
    ["payment", card.id, null, "debit", 40_00],
    ["prepaid", null, null, "credit", 40_00],
  ]);
  const rest = { bill: bill.id, payType: cash.id, received: money(60_00), ...nothingBack };
  const bills = [{ ...bill, paidEarlier: money(40_00) }];
  expect(
    bookingsOfDay({ ...quietDay, bills, taken: [rest] }, plainPayTypes, satang).map(brief),
  ).toEqual([
    ["sales", kitchen, null, "credit", 100_00],
    ["payment", cash.id, null, "debit", 60_00],
    ["prepaid-used", null, null, "debit", 40_00],
  ]);
});

test("what the drawer gains and loses without a guest is booked on both sides", () => {
  const facts: DayFacts = {
    ...quietDay,
    payments: [
      { type: "money-in", expenseCategory: id(1), amount: money(500_00) },
      { type: "money-out", expenseCategory: id(2), amount: money(80_00) },
    ],
    commissionsPaid: money(30_00),
    differences: [money(-5_00), money(2_00), noMoney],
  };
  expect(bookingsOfDay(facts, plainPayTypes, satang).map(brief)).toEqual([
    ["money-in", 1, null, "credit", 500_00],
    ["money-out", 2, null, "debit", 80_00],
    ["commission", null, null, "debit", 30_00],
    ["cash-over", null, null, "credit", 2_00],
    ["cash-short", null, null, "debit", 5_00],
    ["drawer-in", cash.id, null, "debit", 502_00],
    ["drawer-out", cash.id, null, "credit", 115_00],
  ]);
});

test("a day that gave back more than it sold is booked on the other sides", () => {
  const bill = aBookedBill(1, [sold(bar, drinks, 11_90, -1)], german);
  const taken = [{ bill: bill.id, payType: cash.id, received: money(-11_90), ...nothingBack }];
  expect(bookingsOfDay({ ...quietDay, bills: [bill], taken }, german, satang).map(brief)).toEqual([
    ["sales", bar, 19_00, "debit", 10_00],
    ["tax", onDrinks.id, 19_00, "debit", 1_90],
    ["payment", cash.id, null, "credit", 11_90],
  ]);
});
