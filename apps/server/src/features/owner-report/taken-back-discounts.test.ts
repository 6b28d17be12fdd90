import { updateBill } from "@comanda/contract/bill";
import { closeBill } from "@comanda/contract/end-bill";
import { listMenu } from "@comanda/contract/menu";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { refundBill } from "@comanda/contract/refund";
import { afterAll, beforeAll, expect, test } from "vitest";

import { writeWithManager } from "../../testing/ask-manager.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill } from "../../testing/test-money.ts";
import { startRefundEvening, type RefundEvening } from "../../testing/test-refunds.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let venue: RefundEvening;
let reason: number;
beforeAll(async () => {
  venue = await startRefundEvening();
  const menu = replyOf(listMenu, await callAs(venue.evening.app, venue.manager, listMenu));
  reason = menu.discountReasons.find(({ name }) => name === "Regular guest")?.id ?? 0;
});
afterAll(() => venue.evening.app.close());

/** A dish of 120.00 before taxes, for 72.00 at the usual rate, which a manager allowed to the waiter. */
async function aReducedBill(table: string, rate = 40_00): Promise<number> {
  const { app, item, waiter, openBill } = venue.evening;
  const dish = item("Pad Thai");
  const bill = await openBill(table, [dish]);
  const discount = { reason, rate, isOfBill: false };
  const press = item("Pad Thai", { type: 6, parent: dish.key, staff: waiter.user.id });
  const off = { ...press, discount };
  const body = { id: bill, version: 1, billItems: [off] };
  replyOf(updateBill, await writeWithManager(app, waiter, { call: updateBill, body }));
  return bill;
}

async function pay(bill: number): Promise<void> {
  const { evening, cash } = venue;
  const paid = await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 500_00 }]);
  replyOf(closeBill, paid);
}

/** Gives a whole bill of 79.20 back, with the taxes. */
async function refund(bill: number): Promise<void> {
  const { evening, manager, cash } = venue;
  const payments = [{ payType: cash, total: 79_20, insteadOf: null }];
  const body = { key: `back-${bill}`, lines: null, statusNote: "Cold", payments };
  const sent = { params: { id: bill }, body };
  replyOf(refundBill, await evening.write(manager, refundBill, sent));
}

async function takeBackDiscount(bill: number): Promise<void> {
  const { write, waiter, item, billOf } = venue.evening;
  const key = (await billOf(bill)).items.find(({ type }) => type === 6)?.key;
  const billItems = [item("Pad Thai", { type: 6, credits: key ?? "", qty: -1 })];
  const body = { id: bill, version: 2, billItems };
  replyOf(updateBill, await write(waiter, updateBill, { body }));
}

async function readDiscounts(day: string) {
  const query = { from: day, to: day };
  const asked = { params: { kind: "discounts" }, query };
  const reply = await callAs(venue.evening.app, venue.manager, readOwnerReport, asked);
  return replyOf(readOwnerReport, reply);
}

test("what is taken back of a discount, on the bill or by a refund, counts with the manager who allowed it", async () => {
  const bills = [await aReducedBill("1"), await aReducedBill("2"), await aReducedBill("3")];
  const [, refunded = 0, undone = 0] = bills;
  await takeBackDiscount(undone);
  for (const bill of bills) await pay(bill);
  await refund(refunded);
  expect((await readDiscounts("2026-11-20")).rows).toEqual([
    ["20 Mali Wong", "1 Achara Suwan", "Regular guest", 1, 48_00],
  ]);
});

test("as many discounts as were taken back, but of other amounts, are a row with the difference", async () => {
  const { evening } = venue;
  const yesterday = await aReducedBill("4");
  await pay(yesterday);
  await endShiftOf(evening, evening.cashier, 1000_00);
  await endDay(evening, evening.cashier);
  // One o'clock in Bangkok.
  evening.app.advance(6 * 60 * 60 * 1000);
  await openDayAndShift(evening);
  await pay(await aReducedBill("5", 20_00));
  await refund(yesterday);
  const { rows, totals } = await readDiscounts("2026-11-21");
  expect(rows).toEqual([["20 Mali Wong", "1 Achara Suwan", "Regular guest", 0, -24_00]]);
  expect(totals.slice(3)).toEqual([0, -24_00]);
});
