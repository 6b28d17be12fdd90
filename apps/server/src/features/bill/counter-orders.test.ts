import { newBill } from "@comanda/contract/bill";
import { officeStation } from "@comanda/contract/office-venue";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Office;
beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
  await setCounter(true);
});
afterAll(() => evening.app.close());

/** The waiter's till is at the Restaurant. */
async function setCounter(isCounter: boolean): Promise<void> {
  const stations = await evening.list(officeStation);
  const save = stations
    .filter(({ name }) => name === "Restaurant")
    .map(({ id, revision }) => ({ id, revision, isCounter }));
  await evening.save(officeStation, { save });
}

async function sendAt(table: string, changes: object = {}) {
  const { item, order, waiter, write } = evening;
  return write(waiter, newBill, order(table, [item("Pad Thai")], changes));
}

async function tableOf(sent: ReturnType<typeof sendAt>): Promise<string | undefined> {
  const { id } = replyOf(newBill, await sent);
  return (await evening.billOf(id)).bill?.table;
}

test("orders of two tills that took the same number get different ones", async () => {
  expect(await tableOf(sendAt("Restaurant 1"))).toBe("Restaurant 1");
  expect(await tableOf(sendAt("Restaurant 1"))).toBe("Restaurant 2");
  const sentTogether = [sendAt("Restaurant 1"), sendAt("Restaurant 1"), sendAt("Restaurant 3")];
  const tables = await Promise.all(sentTogether.map(tableOf));
  expect(new Set(tables)).toEqual(new Set(["Restaurant 3", "Restaurant 4", "Restaurant 5"]));
});

test("an order that is sent twice with the same key has one bill and one number", async () => {
  const { app, item, order, waiter } = evening;
  const sent = { ...order("Restaurant 1", [item("Gin")]), idempotencyKey: crypto.randomUUID() };
  const first = replyOf(newBill, await callAs(app, waiter, newBill, sent));
  expect(replyOf(newBill, await callAs(app, waiter, newBill, sent))).toEqual(first);
});

test("a second bill at the place of an order stays there if staff asked for it", async () => {
  const second = sendAt("Restaurant 2", { isSecondBill: true });
  expect(await tableOf(second)).toBe("Restaurant 2");
});

test("the tables of a counter are taken as everywhere", async () => {
  await tableOf(sendAt("Terrace 1"));
  expect(errorOf(await sendAt("Terrace 1")).code).toBe("table-taken");
});

test("a station that is no counter any longer asks about its numbers as about any table", async () => {
  await setCounter(false);
  expect(errorOf(await sendAt("Restaurant 1")).code).toBe("table-taken");
  await setCounter(true);
});
