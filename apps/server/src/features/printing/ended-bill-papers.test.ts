import { printBill } from "@comanda/contract/bill-papers";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { repeatPrintJob } from "@comanda/contract/print-job";
import { reopenBill } from "@comanda/contract/tender";
import { afterAll, beforeAll, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
let actions: ReturnType<typeof printActions>;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  actions = printActions(evening);
});
afterAll(() => evening.app.close());

const sent = { state: "sent" };
const refused = { state: "failed", cause: "refused" };
let tables = 0;
const aBill = (): Promise<number> => {
  tables += 1;
  return evening.openBill(`E${tables}`, [evening.item("Pad Thai")]);
};
/** The paper of a bill as it is now. */
const aPaper = async (bill: number, outcome: object) => {
  const { id } = await actions.bill(bill);
  await actions.settle(id, outcome);
  return id;
};
const pay = async (bill: number) => {
  const payDetails = [{ payType: (await payTypesOf(evening)).get(800) ?? 0, total: 500_00 }];
  replyOf(closeBill, await payBill(evening, evening.cashier, bill, payDetails));
};
const refusalsOf = async (paper: number) => ({
  waiter: errorOf(await actions.repeat(paper)).code,
  cashier: errorOf(await actions.repeat(paper, null, evening.cashier)).code,
});

test("a waiter prints the receipt of a paid bill again only if it did not come out", async () => {
  const bill = await aBill();
  await pay(bill);
  const id = await aPaper(bill, refused);
  onlyJob(replyOf(repeatPrintJob, await actions.repeat(id)));
  await actions.settle(id, { ...sent, attempt: 2 });
  expect(errorOf(await actions.repeat(id)).code).toBe("permission-denied");
  const params = { id: bill, mode: 0, merged: 0 };
  const once = await evening.write(evening.waiter, printBill, { params });
  expect(errorOf(once).code).toBe("permission-denied");
  expect((await actions.repeat(id, null, evening.cashier)).statusCode).toBe(200);
});

test("a waiter prints the check of an open bill again", async () => {
  const bill = await aBill();
  expect((await actions.repeat(await aPaper(bill, sent))).statusCode).toBe(200);
});

test("nobody prints the check of a bill that is paid by now", async () => {
  const bill = await aBill();
  const notPrinted = await aPaper(bill, refused);
  const printed = await aPaper(bill, sent);
  await pay(bill);
  expect(await refusalsOf(printed)).toEqual({
    waiter: "permission-denied",
    cashier: "paper-outdated",
  });
  expect(await refusalsOf(notPrinted)).toEqual({
    waiter: "paper-outdated",
    cashier: "paper-outdated",
  });
});

test("nobody prints the check of a bill that is voided by now", async () => {
  const bill = await aBill();
  const printed = await aPaper(bill, sent);
  const reason = { params: { id: bill }, body: { statusNote: "gone" } };
  replyOf(voidBill, await evening.write(evening.cashier, voidBill, reason));
  expect(await refusalsOf(printed)).toEqual({
    waiter: "permission-denied",
    cashier: "paper-outdated",
  });
});

test("nobody prints the receipt of a payment that was undone", async () => {
  const bill = await aBill();
  await pay(bill);
  const receipt = await aPaper(bill, sent);
  const undo = { params: { id: bill } };
  replyOf(reopenBill, await evening.write(evening.cashier, reopenBill, undo));
  expect(await refusalsOf(receipt)).toEqual({
    waiter: "paper-outdated",
    cashier: "paper-outdated",
  });
  // Paid anew, it is another payment.
  await pay(bill);
  expect((await refusalsOf(receipt)).cashier).toBe("paper-outdated");
  const anew = await actions.bill(bill, 3, evening.cashier);
  await actions.settle(anew.id, sent);
  expect((await actions.repeat(anew.id, null, evening.cashier)).statusCode).toBe(200);
});
