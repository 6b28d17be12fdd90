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
