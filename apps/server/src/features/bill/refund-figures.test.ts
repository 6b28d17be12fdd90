import { showBill } from "@comanda/contract/bill-papers";
import { readWorkDay } from "@comanda/contract/day";
import { readFrontPage } from "@comanda/contract/front-page";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { readRefund, refundBill } from "@comanda/contract/refund";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findDataViolations } from "../../proofs/invariants/find-data-violations.ts";
import type { Evening } from "../../testing/test-evening.ts";
import { sellTwoPlates, startRefundEvening } from "../../testing/test-refunds.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let manager: SignedIn;
let cash: number;
let card: number;

beforeAll(async () => {
  ({ evening, manager, cash, card } = await startRefundEvening());
});
afterAll(() => evening.app.close());

const aPaidBill = (table: string, payType: number) => sellTwoPlates(evening, table, payType);

/** One plate goes back. */
async function refund(bill: number, payType: number, insteadOf: number | null = null) {
  const asked = await callAs(evening.app, manager, readRefund, { params: { id: bill }, query: {} });
  const key = replyOf(readRefund, asked).lines[0]?.key ?? "";
  const body = {
    key: `refund-${bill}`,
    lines: [{ key, qty: 1 }],
    statusNote: "Cold",
    payments: [{ payType, total: 132_00, insteadOf }],
  };
  const input = { params: { id: bill }, body };
  return replyOf(refundBill, await evening.write(manager, refundBill, input));
}

test("the papers of a refund and of its bill name each other", async () => {
  const bill = await aPaidBill("10", card);
  const made = await refund(bill, cash, card);
  const paperOf = async (id: number) => {
    const input = { params: { id }, query: {} };
    return replyOf(showBill, await callAs(evening.app, manager, showBill, input));
  };
  const [old, slip] = [await paperOf(bill), await paperOf(made.id)];
  expect(slip).toMatchObject({
    number: made.number,
    refundOf: { number: old.number, paidDate: old.updatedDate },
    amount: -132_00,
    lines: [{ qty: -1, total: -120_00 }],
    payments: [{ name: "Cash", total: -132_00, insteadOf: "Credit card" }],
  });
  expect(slip.refunds).toBeUndefined();
  expect(old.refunds).toMatchObject([{ number: made.number, amount: 132_00 }]);
  expect(old.payments).toEqual([{ name: "Credit card", total: 264_00 }]);
});

test("reports have refunds as figures of their own, and the equation still holds", async () => {
  await refund(await aPaidBill("11", cash), cash);
  await refund(await aPaidBill("12", card), card);
  const day = replyOf(readWorkDay, await callAs(evening.app, evening.cashier, readWorkDay));
  const made = await evening.app
    .database()
    .selectFrom("bill")
    .select(["number", "amount", "refund_of"])
    .where("status", "=", "closed")
    .execute();
  const refunds = made.filter(({ refund_of }) => refund_of !== null);
  const back = refunds.reduce((sum, { amount }) => sum - amount, 0);
  expect(refunds.length).toBe(3);
  expect(day.refunds).toEqual({ count: refunds.length, amount: back });
  expect(day.creditedBack).toBe(0);
  expect(day.bills[1]).toMatchObject({
    count: made.length - refunds.length,
    amount: made.reduce((sum, { amount }) => sum + amount, 0),
  });
  const handed = day.payDetails.reduce((sum, { total }) => sum + total, 0);
  expect(handed - day.change).toBe(day.bills[1].amount + (day.prepaid ?? 0));
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const params = { kind: "refunds" };
  const asked = await callAs(evening.app, manager, readOwnerReport, { params, query });
  const report = replyOf(readOwnerReport, asked);
  expect(report.columns.map(({ key }) => key)).toEqual([
    "bill",
    "at",
    "refundOf",
    "amount",
    "staff",
    "reason",
  ]);
  expect(report.rows).toHaveLength(refunds.length);
  expect(report.totals[3]).toBe(back);
  expect(report.rows[0]?.[5]).toBe("Cold");
});

test("what goes back to guests counts in the net sales per guest", async () => {
  const bills = () => evening.app.database().updateTable("bill");
  await bills().set({ cover: 2 }).where("refund_of", "is", null).execute();
  const { figures } = replyOf(readFrontPage, await callAs(evening.app, manager, readFrontPage));
  if (figures === null) throw new Error("A manager sees the figures");
  const { net, guests, netPerGuest, bills: count } = figures.today.sales;
  expect(guests).toBe(2 * count);
  expect(netPerGuest).toBe(Math.round(net / guests));
});

test("everything adds up afterwards", async () => {
  expect(await findDataViolations(evening.app.database())).toEqual([]);
});
