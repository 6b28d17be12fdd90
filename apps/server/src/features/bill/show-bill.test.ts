import { updateBill } from "@comanda/contract/bill";
import { showBill } from "@comanda/contract/bill-papers";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

test("a bill on screen has the width of the station's receipts", async () => {
  const { app, openBill, item, waiter } = evening;
  const bill = await openBill("1", [item("Gin")]);
  const widthShown = async () => {
    const shown = await callAs(app, waiter, showBill, { params: { id: bill } });
    return replyOf(showBill, shown).paperWidthDots;
  };
  const database = app.database();
  expect(await widthShown()).toBe(576);
  // The one at the till, which prints all there is without a bridge.
  await database.updateTable("station").set({ usb_width_dots: 388 }).execute();
  expect(await widthShown()).toBe(384);
  await database.updateTable("location").set({ printer_server_address: "box:9101" }).execute();
  await database.updateTable("printer").set({ width_dots: 512 }).execute();
  expect(await widthShown()).toBe(512);
});

test("the reason of a credit is stored with its line, and is not on the guests' bill", async () => {
  const { app, openBill, billOf, item, write, waiter } = evening;
  const curry = item("Green Curry", { qty: 2, note: "mild" });
  const bill = await openBill("2", [curry]);
  const credit = item("Green Curry", { qty: -1, credits: curry.key, note: "too hot" });
  const body = { id: bill, version: 1, billItems: [credit] };
  replyOf(updateBill, await write(waiter, updateBill, { body }));
  const { items } = await billOf(bill);
  expect(items.map(({ qty, note }) => [qty, note])).toEqual([
    [2, "mild"],
    [-1, "too hot"],
  ]);
  const shown = await callAs(app, waiter, showBill, { params: { id: bill } });
  const { lines } = replyOf(showBill, shown);
  expect(lines.map(({ qty, note }) => [qty, note])).toEqual([
    [2, "mild"],
    [-1, ""],
  ]);
});
