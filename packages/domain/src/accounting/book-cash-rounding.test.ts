import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { aSale, cash, nothingBack, plainPayTypes, satang } from "../testing/pay-builders.ts";
import { bookingsOfDay } from "./bookings-of-day.ts";

test("what cash is rounded by is booked apart, and the sales stay to the unit", () => {
  const bill = {
    id: id<"bill">(1),
    totals: billTotals([aSale(100_02)], plainPayTypes, satang),
    sales: [{ category: id<"category">(1), taxClass: null, amount: money(100_02) }],
    paidEarlier: noMoney,
  };
  const cents = { ...nothingBack, rounding: money(-2) };
  const taken = [{ bill: bill.id, payType: cash.id, received: money(100_00), ...cents }];
  const facts = { bills: [bill], taken, payments: [], commissionsPaid: noMoney, differences: [] };
  expect(bookingsOfDay(facts, plainPayTypes, satang)).toMatchObject([
    { kind: "sales", side: "credit", amount: 100_02 },
    { kind: "rounding", side: "debit", amount: 2 },
    { kind: "payment", side: "debit", amount: 100_00 },
  ]);
});
