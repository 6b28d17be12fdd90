import { listCommissions, payCommission } from "@comanda/contract/commission";
import { readRefund, refundBill } from "@comanda/contract/refund";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sellLadyDrink } from "../../testing/bill-actions.ts";
import type { Evening } from "../../testing/test-evening.ts";
import { startRefundEvening } from "../../testing/test-refunds.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let manager: SignedIn;
let cash: number;

beforeAll(async () => {
  ({ evening, manager, cash } = await startRefundEvening());
});
afterAll(() => evening.app.close());

const sellDrinks = (table: string, qty: number) => sellLadyDrink(evening, table, cash, qty);

async function refundAll(bill: number): Promise<void> {
  const asked = await callAs(evening.app, manager, readRefund, { params: { id: bill }, query: {} });
  const { amount } = replyOf(readRefund, asked);
  const payments = [{ payType: cash, total: amount, insteadOf: null }];
  const body = { key: `refund-${bill}`, lines: null, statusNote: "Returned", payments };
  replyOf(refundBill, await evening.write(manager, refundBill, { params: { id: bill }, body }));
}

async function readDues() {
  return replyOf(listCommissions, await callAs(evening.app, evening.cashier, listCommissions));
}

async function payShown() {
  const [due] = await readDues();
  const billItemIdList = due?.lines.map(({ billItem }) => billItem) ?? [];
  const body = { staffId: due?.staff, amount: due?.amount, billItemIdList };
  return await evening.write(evening.cashier, payCommission, { body });
}

test("an earner of a bill that is refunded after the payout has a negative amount until later bills offset it", async () => {
  const bill = await sellDrinks("70", 2);
  replyOf(payCommission, await payShown());
  await refundAll(bill);
  expect(await readDues()).toMatchObject([
    { staff: evening.waiter.user.id, amount: -100_00, lines: [{ amount: -100_00 }] },
  ]);
  expect(errorOf(await payShown())).toMatchObject({ status: 409, code: "commission-changed" });

  await sellDrinks("71", 1);
  expect(await readDues()).toMatchObject([{ amount: -50_00 }]);
  await sellDrinks("72", 1);
  expect(await readDues()).toEqual([]);
  await sellDrinks("73", 3);
  expect(await readDues()).toMatchObject([{ amount: 150_00 }]);
  replyOf(payCommission, await payShown());
  expect(await readDues()).toEqual([]);
});
