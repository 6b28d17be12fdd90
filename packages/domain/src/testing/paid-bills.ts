import fc from "fast-check";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import type { PaidBill } from "../owner-report/sum-sales.ts";
import { instant } from "../time/instant.ts";

const vat = id<"pay-type">(1);
const service = id<"pay-type">(2);
export const taxes = new Set([vat]);

type Sold = {
  readonly amount: number;
  readonly tax: number;
  readonly isContained?: boolean;
  readonly cover?: number | null;
  readonly at?: number;
  /** Whether it refunds a bill that states guests. */
  readonly isRefund?: boolean;
};

/** A bill with a tax, and with service for a tenth of it. */
export function paid(sold: Sold): PaidBill {
  const { amount, tax, isContained = true, cover = 2, at = 0, isRefund = false } = sold;
  const charges = [
    { payType: service, total: money(Math.floor(amount / 10)), isContained: false },
    { payType: vat, total: money(tax), isContained },
  ];
  const total = money(amount);
  return {
    paidAt: instant(at),
    cover: isRefund ? null : cover,
    isOfGuests: isRefund || (cover ?? 0) > 0,
    isRefund,
    totals: {
      subtotal: total,
      discount: noMoney,
      total,
      charges,
      rounding: noMoney,
      amount: total,
    },
  };
}

const anyBill = fc
  .record({
    amount: fc.integer({ min: -1_000_00, max: 9_000_00 }),
    tax: fc.integer({ min: 0, max: 700_00 }),
    cover: fc.option(fc.integer({ min: 0, max: 9 })),
    at: fc.integer({ min: 0, max: 20 * 3_600_000 }),
  })
  .map(paid);
export const anyBills = fc.array(anyBill, { maxLength: 20 });
