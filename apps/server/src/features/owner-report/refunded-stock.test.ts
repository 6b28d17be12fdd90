import { readOwnerReport } from "@comanda/contract/owner-report";
import { closeBill } from "@comanda/contract/end-bill";
import { refundBill } from "@comanda/contract/refund";
import { expect, onTestFinished, test } from "vitest";

import { payBill } from "../../testing/test-money.ts";
import { startRefundEvening } from "../../testing/test-refunds.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

test("the report of stock has what a refund returned under what was given back", async () => {
  const { evening, manager, cash } = await startRefundEvening();
  onTestFinished(() => evening.app.close());
  const bill = await evening.openBill("1", [evening.item("Singha Beer", { qty: 3 })]);
  const paid = await payBill(evening, evening.cashier, bill, [{ payType: cash, total: 900_00 }]);
  replyOf(closeBill, paid);
  const amount = (await evening.billOf(bill)).bill?.amount ?? 0;
  const payments = [{ payType: cash, total: amount, insteadOf: null }];
  const body = { key: "back", lines: null, statusNote: "Warm", payments };
  replyOf(refundBill, await evening.write(manager, refundBill, { params: { id: bill }, body }));
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const asked = { params: { kind: "stock" }, query };
  const reply = replyOf(
    readOwnerReport,
    await callAs(evening.app, manager, readOwnerReport, asked),
  );
  const figures = reply.rows.map((row) => row.slice(3, 7));
  // Delivered, used, given back, corrected.
  expect(figures).toEqual([[0, 3000, 3000, 0]]);
});
