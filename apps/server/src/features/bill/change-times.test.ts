import { updateBill } from "@comanda/contract/bill";
import { officeLocation } from "@comanda/contract/office-venue";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let bill: number;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  const timeStart = wireDateTime(instant(office.app.now()));
  const pool = office.item("Pool Table", { type: 5, timeStart, timeEnd: null });
  bill = await office.openBill("P1", [pool]);
  office.app.advance(30 * msPerMinute);
});
afterAll(() => office.app.close());

async function change(times: object) {
  const { bill: now, items } = await office.billOf(bill);
  const billItems = [{ id: items[0]?.id, times }];
  const body = { id: bill, version: now?.version, billItems };
  return office.write(office.cashier, updateBill, { body });
}

const timesNow = async () => {
  const [line] = (await office.billOf(bill)).items;
  return [line?.timeStart, line?.timeEnd];
};

test("the start of a timer can be changed while it runs, and then its end", async () => {
  const timeStart = "2026-11-20 12:05:00";
  replyOf(updateBill, await change({ timeStart, timeEnd: null }));
  expect(await timesNow()).toEqual([timeStart, null]);
  const timeEnd = "2026-11-20 12:25:00";
  replyOf(updateBill, await change({ timeStart, timeEnd }));
  expect(await timesNow()).toEqual([timeStart, timeEnd]);
});

test.each([
  ["start", { timeStart: "2026-02-30 12:00:00", timeEnd: null }],
  ["start, whatever its end", { timeStart: "2026-02-30 12:00:00", timeEnd: "2026-11-20 12:25:00" }],
  ["end", { timeStart: "2026-11-20 12:05:00", timeEnd: "2026-02-30 12:00:00" }],
])("a timer has no %s on a day that does not exist", async (_name, times) => {
  const before = await timesNow();
  expect(errorOf(await change(times)).code).toBe("date-invalid");
  expect(await timesNow()).toEqual(before);
});

test("a day of a timer ends at the same time of the venue's clock after a night of 25 hours", async () => {
  await office.change(officeLocation, { timeZone: "America/New_York" });
  const started = { type: 5, timeStart: "2026-10-31 18:00:00" } as const;
  bill = await office.openBill("B1", [office.item("Bungalow", { ...started, timeEnd: null })]);
  const { timeStart } = started;
  replyOf(updateBill, await change({ timeStart, timeEnd: "2026-11-01 19:00:00" }));
  expect((await office.billOf(bill)).items).toMatchObject([{ qty: 1 }]);
  replyOf(updateBill, await change({ timeStart, timeEnd: "2026-11-01 19:00:01" }));
  expect((await office.billOf(bill)).items).toMatchObject([{ qty: 1.1 }]);
});
