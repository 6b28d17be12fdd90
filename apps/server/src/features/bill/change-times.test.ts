import { updateBill } from "@comanda/contract/bill";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let evening: Evening;
let bill: number;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  const timeStart = wireDateTime(instant(evening.app.now()));
  const pool = evening.item("Pool Table", { type: 5, timeStart, timeEnd: null });
  bill = await evening.openBill("P1", [pool]);
  evening.app.advance(30 * msPerMinute);
});
afterAll(() => evening.app.close());

async function change(times: object) {
  const { bill: now, items } = await evening.billOf(bill);
  const billItems = [{ id: items[0]?.id, times }];
  const body = { id: bill, version: now?.version, billItems };
  return evening.write(evening.cashier, updateBill, { body });
}

const timesNow = async () => {
  const [line] = (await evening.billOf(bill)).items;
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
  expect(errorOf(await change(times)).code).toBe("time-invalid");
  expect(await timesNow()).toEqual(before);
});
