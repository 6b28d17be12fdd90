import { listBills, newBill } from "@comanda/contract/bill";
import type { ReplyOf } from "@comanda/contract/call";
import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import {
  openHarbour,
  openTheHouse,
  startEvening,
  type Evening,
} from "../../testing/test-evening.ts";
import { callAs, replyOf, type SignedIn } from "../../testing/test-till.ts";

const lotus = id<"location">(1);

let evening: Evening;
let harbour: SignedIn;
beforeAll(async () => {
  evening = await startEvening();
  await openTheHouse(evening);
  harbour = await openHarbour(evening);
});
afterAll(() => evening.app.close());

async function list(user: SignedIn): Promise<ReplyOf<typeof listBills>> {
  return replyOf(listBills, await callAs(evening.app, user, listBills, { body: { lastPing: 0 } }));
}

async function tablesOf(user: SignedIn): Promise<readonly string[]> {
  return (await list(user)).bills.map(({ table }) => table);
}

/** As nobody may: past the journal, so that only what is read anew tells of it. */
async function renameTables(name: string): Promise<void> {
  await evening.app
    .database()
    .updateTable("bill")
    .set({ table_name: name })
    .where("location", "=", lotus)
    .execute();
}

test("stations that ask at once get the same, read once, and so does who asks before anything is written", async () => {
  const { cashier, waiter } = evening;
  await evening.openBill("1", [evening.item("Pad Thai")]);
  const [first, second] = await Promise.all([list(cashier), list(waiter)]);
  expect(first.bills.map(({ table }) => table)).toEqual(["1"]);
  expect(second).toEqual(first);
  await renameTables("7");
  expect(await list(cashier)).toEqual(first);
  expect(
    (await evening.write(cashier, newBill, evening.order("2", [evening.item("Gin")]))).statusCode,
  ).toBe(200);
  expect(await tablesOf(waiter)).toEqual(["7", "2"]);
});

test("who has just saved a bill finds it, also while others ask all the time", async () => {
  const { cashier, waiter } = evening;
  const asking = Array.from({ length: 8 }, async () => list(cashier));
  const saved = await evening.write(waiter, newBill, evening.order("3", [evening.item("Gin")]));
  const { id: bill, ping } = replyOf(newBill, saved);
  const mine = await list(waiter);
  expect(mine.bills.map((one) => one.id)).toContain(bill);
  expect(mine.billItems.map((item) => item.bill)).toContain(bill);
  expect(mine.ping).toBe(ping);
  expect((await Promise.all(asking)).every((theirs) => theirs.ping <= ping)).toBe(true);
});

test("what another station has saved is there", async () => {
  const { cashier, waiter } = evening;
  await list(waiter);
  const saved = await evening.write(cashier, newBill, evening.order("4", [evening.item("Gin")]));
  expect((await list(waiter)).bills.map((one) => one.id)).toContain(replyOf(newBill, saved).id);
});

test("another location has its own", async () => {
  const [here, there] = await Promise.all([list(evening.cashier), list(harbour)]);
  expect(here.bills).not.toEqual([]);
  expect(there).toMatchObject({ bills: [], billItems: [] });
  expect(there.workDay?.id).not.toBe(here.workDay?.id);
});
