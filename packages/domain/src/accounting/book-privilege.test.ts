import { expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { rate } from "../money/rate.ts";
import { classAmounts } from "../payment/class-amounts.ts";
import { billTotals } from "../payment/bill-totals.ts";
import { aPayType, aSale, card, plainPayTypes, satang } from "../testing/pay-builders.ts";
import { bookBill } from "./book-bill.ts";

const kitchen = id<"category">(1);
const bar = id<"category">(2);
const vat = aPayType({
  id: id(62),
  indexNumber: 562,
  value: rate(12_00),
  isVat: true,
  isIncludedInPrice: true,
});
const payTypes = [...plainPayTypes, vat, card];

test("what the law takes off for a senior is taken off the sales of all categories, not booked as rounding", () => {
  const lola = { kind: "senior", name: "Rosario", idNumber: "1" } as const;
  const privilege = { guests: 2, rate: rate(20_00), holders: [lola] };
  const lines = [aSale(168_00), aSale(56_00)];
  const sales = [kitchen, bar].flatMap((category, index) =>
    classAmounts(lines.slice(index, index + 1), satang).map((one) => ({ category, ...one })),
  );
  const totals = billTotals(lines, payTypes, satang, privilege);
  const parts = bookBill({ id: id(1), totals, sales, paidEarlier: noMoney }, payTypes);
  // 112.00 with VAT for the other guest; 100.00 without it, less 20.00, for the senior.
  expect(totals.amount).toBe(192_00);
  expect(parts.sales).toEqual([
    { category: kitchen, rate: 12_00, net: money(135_00) },
    { category: bar, rate: 12_00, net: money(45_00) },
  ]);
  expect(parts.taxes).toEqual([{ payType: vat.id, rate: 12_00, amount: 12_00 }]);
  expect(parts.rounding).toBe(0);
});
