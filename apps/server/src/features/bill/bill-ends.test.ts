import { updateBill } from "@comanda/contract/bill";
import { readBillHistory } from "@comanda/contract/bill-history";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { readWorkDay } from "@comanda/contract/day";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let cashType: number;

beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  const row = await evening.app
    .database()
    .selectFrom("pay_type")
    .select("id")
    .where("index_number", "=", 800)
    .orderBy("location")
    .executeTakeFirstOrThrow();
  cashType = row.id;
});
afterAll(() => evening.app.close());

function payCash(bill: number, total: number, user: SignedIn = evening.cashier) {
  const body = { payDetails: [{ payType: cashType, total }] };
  return evening.write(user, closeBill, { params: { id: bill }, body });
}

/** The numbers of open, paid and voided bills of the day. */
async function countBills(): Promise<readonly number[]> {
  const reply = await callAs(evening.app, evening.cashier, readWorkDay);
  return replyOf(readWorkDay, reply).bills.map(({ count }) => count);
}

describe("paying", () => {
  test("closes the bill once and gives change", async () => {
    const { item, openBill, billOf, write, waiter } = evening;
    const bill = await openBill("40", [item("Pad Thai")]);
    expect(errorOf(await payCash(bill, 131_99))).toMatchObject({
      message: "Amount not paid in full",
    });
    const both = await Promise.all([payCash(bill, 200_00), payCash(bill, 200_00)]);
    const paid = both.filter(({ statusCode }) => statusCode === 200);
    const late = both.filter(({ statusCode }) => statusCode === 409);
    expect([paid.length, late.length]).toEqual([1, 1]);
    expect(paid.map((reply) => replyOf(closeBill, reply).change)).toEqual([68_00]);
    expect((await billOf(bill)).bill).toMatchObject({ status: 1, amount: 132_00 });
    const later = { body: { id: bill, version: 2, billItems: [item("Pad Thai")] } };
    expect(errorOf(await write(waiter, updateBill, later))).toMatchObject({
      code: "bill-not-open",
    });
  });

  test("requires the permission and an existing bill", async () => {
    const bill = await evening.openBill("41", [evening.item("Pad Thai")]);
    expect(errorOf(await payCash(bill, 132_00, evening.waiter))).toMatchObject({ status: 403 });
    expect(errorOf(await payCash(999_999, 132_00))).toMatchObject({
      status: 404,
      message: "Bill #999999 does not exist or deleted",
    });
  });
});

describe("voiding", () => {
  test("needs a reason, keeps the lines and counts for nothing", async () => {
    const { item, openBill, billOf, write, cashier } = evening;
    const bill = await openBill("50", [item("Pad Thai")]);
    const [open = 0, paid = 0, voided = 0] = await countBills();
    const voiding = (statusNote: string) =>
      write(cashier, voidBill, { params: { id: bill }, body: { statusNote } });
    expect(errorOf(await voiding("  "))).toMatchObject({ code: "reason-required" });
    expect((await voiding("wrong table")).statusCode).toBe(200);
    const after = await billOf(bill);
    expect(after.bill).toMatchObject({ status: 2, statusNote: "wrong table", amount: 0 });
    expect(after.items).toHaveLength(1);
    expect(await countBills()).toEqual([open - 1, paid, voided + 1]);
    expect(errorOf(await payCash(bill, 132_00))).toMatchObject({ code: "bill-not-open" });
  });
});

test("the bill history lists every change", async () => {
  const { app, item, openBill, write, cashier, waiter } = evening;
  const bill = await openBill("60", [item("Pad Thai")]);
  await write(cashier, updateBill, { body: { id: bill, version: 1, cover: 9, billItems: [] } });
  const reply = await callAs(app, cashier, readBillHistory, { params: { id: bill } });
  const history = replyOf(readBillHistory, reply);
  expect(history.map(({ action, staff }) => [action, staff])).toEqual([
    ["new-bill", waiter.user.id],
    ["update-bill", cashier.user.id],
  ]);
});
