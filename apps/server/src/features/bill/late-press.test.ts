import { newBill } from "@comanda/contract/bill";
import { instant, msPerSecond } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

/** Happy hour ends at seven in the evening, which is noon by the clock of the wire. */
const before = "2026-11-20 11:59:00";
const after = "2026-11-20 12:00:00";

test("a till's clock may be a minute ahead, and not a second more", async () => {
  const { app, write, waiter, order, item } = evening;
  const send = (table: string, seconds: number) => {
    const createdDate = wireDateTime(instant(app.now() + seconds * msPerSecond));
    return write(waiter, newBill, order(table, [item("Pad Thai", { createdDate })]));
  };
  expect((await send("A1", 60)).statusCode).toBe(200);
  expect(errorOf(await send("A2", 61))).toMatchObject({ status: 400, code: "time-invalid" });
});

test("a delayed round gets the promotion of its press time, however late it arrives", async () => {
  evening.app.advance(10 * 60_000);
  const billId = await evening.openBill("30", [
    evening.item("Singha Beer", { qty: 3, createdDate: before }),
    evening.item("Singha Beer", { qty: 3, createdDate: after }),
  ]);
  const { items } = await evening.billOf(billId);
  expect(items.map(({ qty, total, createdDate }) => [qty, total, createdDate])).toEqual([
    [2, 180_00, before],
    [1, 0, before],
    [3, 270_00, after],
  ]);
});
