import { newBill, updateBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { officeArticle } from "@comanda/contract/office-menu";
import { officeStockItem } from "@comanda/contract/office-venue";
import { mergeBill } from "@comanda/contract/split-merge";
import { id as stockItemId } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let bottle: ReturnType<typeof stockItemId<"stock-item">>;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  bottle = stockItemId<"stock-item">(
    findNamed(await office.list(officeStockItem), "Leo bottle").id,
  );
});
afterAll(() => office.app.close());

/** A massage takes 0.1 per minute at first, and there is 10. */
beforeEach(async () => {
  await cook(100);
  await setCount(10_000);
});

async function cook(amount: number | null): Promise<void> {
  const { id, revision } = findNamed(await office.list(officeArticle), "Foot Massage");
  const recipe = amount === null ? [] : [{ stockItem: bottle, amount }];
  await office.save(officeArticle, { save: [{ id, revision, recipe }] });
}

async function setCount(thousandths: number): Promise<void> {
  const count = { current_count_thousandths: stockAmount(thousandths) };
  await office.app
    .database()
    .updateTable("stock")
    .where("stock_item", "=", bottle)
    .set(count)
    .execute();
}

async function countHere(): Promise<number | undefined> {
  const row = await office.app
    .database()
    .selectFrom("stock")
    .select("current_count_thousandths")
    .where("stock_item", "=", bottle)
    .orderBy("station")
    .executeTakeFirst();
  return row?.current_count_thousandths;
}

const timeStart = "2026-11-20 11:00:00";
const massage = () => office.item("Foot Massage", { type: 5, timeStart });

async function stop(bill: number, timeEnd: string, billItems: readonly object[] = []) {
  const { bill: head, items } = await office.billOf(bill);
  const timer = items.find(({ type }) => type === 5);
  const stopped = { id: timer?.id, times: { timeStart, timeEnd } };
  const body = { id: bill, version: head?.version, billItems: [stopped, ...billItems] };
  return office.write(office.cashier, updateBill, { body });
}

async function voidOrder(bill: number): Promise<void> {
  const reason = { params: { id: bill }, body: { statusNote: "left" } };
  replyOf(voidBill, await office.write(office.cashier, voidBill, reason));
}

test("a timer takes what the recipe says when it is stopped", async () => {
  const bill = await office.openBill("1", [massage()]);
  await cook(null);
  await setCount(0);
  replyOf(updateBill, await stop(bill, "2026-11-20 11:30:00"));
  expect(await countHere()).toBe(0);
});

test("a corrected timer takes more by the recipe of now, and returns by those of its times", async () => {
  const bill = await office.openBill("2", [massage()]);
  replyOf(updateBill, await stop(bill, "2026-11-20 11:30:00"));
  expect(await countHere()).toBe(7000);
  await cook(200);
  replyOf(updateBill, await stop(bill, "2026-11-20 11:40:00"));
  expect(await countHere()).toBe(5000);
  await cook(500);
  replyOf(updateBill, await stop(bill, "2026-11-20 11:35:00"));
  expect(await countHere()).toBe(6000);
  replyOf(updateBill, await stop(bill, "2026-11-20 11:25:00"));
  expect(await countHere()).toBe(7500);
  await voidOrder(bill);
  expect(await countHere()).toBe(10_000);
});

test("a timer that went to another bill returns what it took before", async () => {
  const bill = await office.openBill("3", [massage()]);
  await cook(200);
  replyOf(updateBill, await stop(bill, "2026-11-20 11:30:00"));
  const other = await office.openBill("4", [office.item("Pad Thai")]);
  const body = {
    newBill: office.order("4", []).body,
    firstBillId: other,
    firstVersion: 1,
    secondBillId: bill,
    secondVersion: 2,
  };
  replyOf(mergeBill, await office.write(office.cashier, mergeBill, { body }));
  await cook(null);
  await voidOrder(other);
  expect(await countHere()).toBe(10_000);
});

test("a timer can be stopped though there is too little left, and what it used is missing", async () => {
  const bill = await office.openBill("5", [massage()]);
  await setCount(1000);
  replyOf(updateBill, await stop(bill, "2026-11-20 11:30:00"));
  expect(await countHere()).toBe(-2000);
  const another = office.order("6", [massage()]);
  expect(errorOf(await office.write(office.cashier, newBill, another))).toMatchObject({
    code: "out-of-stock",
  });
  await voidOrder(bill);
  expect(await countHere()).toBe(1000);
});

test("a timer that is entered with its end has used its stock, though there is too little left", async () => {
  await setCount(1000);
  const ended = () => ({ ...massage(), timeEnd: "2026-11-20 11:30:00" });
  const bill = await office.openBill("8", [ended()]);
  expect(await countHere()).toBe(-2000);
  await voidOrder(bill);
  expect(await countHere()).toBe(1000);
  const other = await office.openBill("9", [office.item("Pad Thai")]);
  const body = { id: other, version: 1, billItems: [ended()] };
  replyOf(updateBill, await office.write(office.cashier, updateBill, { body }));
  expect(await countHere()).toBe(-2000);
});

test("what is ordered beside a timer that is stopped is refused if the timer leaves too little", async () => {
  const beer = findNamed(await office.list(officeArticle), "Leo Beer").recipe;
  expect(beer).toEqual([{ stockItem: bottle, amount: 1000 }]);
  const bill = await office.openBill("7", [massage()]);
  await setCount(4000);
  const [two, one] = [2, 1].map((qty) => office.item("Leo Beer", { qty }));
  expect(errorOf(await stop(bill, "2026-11-20 11:30:00", [two ?? {}]))).toMatchObject({
    code: "out-of-stock",
    about: { article: "Leo Beer", left: 1 },
  });
  replyOf(updateBill, await stop(bill, "2026-11-20 11:30:00", [one ?? {}]));
  expect(await countHere()).toBe(0);
});
