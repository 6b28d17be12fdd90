import { randomUUID } from "node:crypto";

import { newBill, updateBill } from "@comanda/contract/bill";
import { printBill, printTickets } from "@comanda/contract/bill-papers";
import { readWorkDay } from "@comanda/contract/day";
import { closeBill } from "@comanda/contract/end-bill";
import { officePayType } from "@comanda/contract/office-selling";
import { listPayTypes } from "@comanda/contract/pay-type";
import { mergeBill } from "@comanda/contract/split-merge";
import { takeTender } from "@comanda/contract/tender";
import type { ServingWay } from "@comanda/domain/bill/serving-way";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let cash: number;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const { id, revision } = findNamed(await office.list(officePayType), "Service charge");
  await office.save(officePayType, { save: [{ id, revision, servingWays: ["here"] }] });
  const tills = replyOf(listPayTypes, await callAs(office.app, office.cashier, listPayTypes));
  cash = findNamed(tills, "Cash").id;
});
afterAll(() => office.app.close());

/** A plate of 120.00, with a service charge of 10 % at the table. */
async function order(table: string, servingWay?: ServingWay): Promise<number> {
  const body = {
    ...office.order(table, [office.item("Pad Thai")]).body,
    ...(servingWay !== undefined && { servingWay }),
  };
  return replyOf(newBill, await office.write(office.waiter, newBill, { body })).id;
}
async function serve(bill: number, servingWay: ServingWay, version = 1) {
  const body = { id: bill, version, servingWay, billItems: [] };
  return office.write(office.waiter, updateBill, { body });
}
const stateOf = async (id: number) => {
  const { bill } = await office.billOf(id);
  return [bill?.servingWay, bill?.amount];
};
async function paperOf(bill: number) {
  const print = { params: { id: bill, mode: 3, merged: 0 } };
  const [job] = replyOf(printBill, await office.write(office.cashier, printBill, print)).jobs;
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  return job.document;
}
const pay = (bill: number, total: number) =>
  office.write(office.cashier, closeBill, {
    params: { id: bill },
    body: { payDetails: [{ payType: cash, total }] },
  });

test("a bill has the charges of the way in which it is served, which papers and lists say", async () => {
  const tills = replyOf(listPayTypes, await callAs(office.app, office.cashier, listPayTypes));
  expect(findNamed(tills, "Service charge").servingWays).toEqual(["here"]);
  expect(await stateOf(await order("1"))).toEqual(["here", 132_00]);
  const away = await order("2", "away");
  expect(await stateOf(away)).toEqual(["away", 120_00]);
  const { servingWay, charges, amount } = await paperOf(away);
  expect([servingWay, amount, charges.map(({ name }) => name)]).toEqual(["away", 120_00, ["VAT"]]);
  const tickets = await office.write(office.waiter, printTickets, { body: { id: away } });
  expect(replyOf(printTickets, tickets).jobs.map(({ document }) => document)).toMatchObject([
    { kind: "ticket", servingWay: "away" },
  ]);
  expect(await paperOf(await order("3"))).not.toHaveProperty("servingWay");
});

test("it can be changed while the bill is open, and the bill that was printed is then out of date", async () => {
  const bill = await order("4");
  await paperOf(bill);
  replyOf(updateBill, await serve(bill, "delivered"));
  expect(await stateOf(bill)).toEqual(["delivered", 120_00]);
  const again = await paperOf(bill);
  expect([again.isCopy, again.servingWay, again.amount]).toEqual([false, "delivered", 120_00]);
  // What was changed by another till since is not overwritten.
  expect(errorOf(await serve(bill, "here", 1)).code).toBe("optimistic-lock");
  const refused = errorOf(await pay(bill, 100_00));
  expect(refused).toMatchObject({ code: "amount-not-paid-in-full", about: { missing: 20_00 } });
  replyOf(closeBill, await pay(bill, 120_00));
  expect(errorOf(await serve(bill, "here", 3)).code).toBe("bill-not-open");
});

test("not once money was taken for it", async () => {
  const bill = await order("5");
  const body = { bill, key: randomUUID(), payType: cash, amount: 50_00 };
  replyOf(takeTender, await office.write(office.cashier, takeTender, { body }));
  expect(errorOf(await serve(bill, "away", 2))).toMatchObject({
    code: "money-on-bill",
    about: { amount: 50_00 },
  });
  expect(await stateOf(bill)).toEqual(["here", 132_00]);
});

test("bills that are served differently are not merged", async () => {
  const [first, second] = [await order("6"), await order("7", "away")];
  const body = {
    newBill: { table: "6", room: "", cover: 2, staff: office.waiter.user.id, customer: null },
    firstBillId: first,
    firstVersion: 1,
    secondBillId: second,
    secondVersion: 1,
  };
  const merge = () => office.write(office.cashier, mergeBill, { body });
  expect(errorOf(await merge())).toMatchObject({
    code: "served-differently",
    message: "These bills are served in different ways. Please make them alike first",
  });
  replyOf(updateBill, await serve(first, "away"));
  body.firstVersion = 2;
  expect((await stateOf(replyOf(mergeBill, await merge()).id))[0]).toBe("away");
});

test("the report of the day has open bills at what they come to now", async () => {
  const day = replyOf(readWorkDay, await callAs(office.app, office.admin, readWorkDay));
  // Bills 1, 3 and 5 at the table; 2 and the two merged plates to go.
  expect(day.bills[0]).toEqual({ count: 5, amount: 3 * 132_00 + 120_00 + 240_00 });
});

test.each([
  [{ servingWays: ["here", "here"] }, "Service charge", "repeated", "servingWays"],
  [{ servingWays: ["here"] }, "Cash", "does-not-fit", "servingWays"],
  [{ servingWays: ["outside"] }, "Service charge", "invalid", "servingWays.0"],
])("%j of %s is refused: %s", async (changes, name, code, field) => {
  const { id, revision } = findNamed(await office.list(officePayType), name);
  const { fields } = await office.refused(officePayType, { save: [{ id, revision, ...changes }] });
  expect(fields).toMatchObject([{ field, code }]);
});
