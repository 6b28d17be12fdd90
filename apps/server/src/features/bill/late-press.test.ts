import { newBill } from "@comanda/contract/bill";
import { readBillHistory } from "@comanda/contract/bill-history";
import { instant, msPerSecond } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

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

test("the history says when a delayed round was pressed, if that can be true", async () => {
  const { app, cashier, item, openBill } = evening;
  const pressesOf = async (table: string, createdDate: string) => {
    const id = await openBill(table, [item("Pad Thai", { createdDate })]);
    const reply = await callAs(app, cashier, readBillHistory, { params: { id } });
    return replyOf(readBillHistory, reply).map(({ pressedDate }) => pressedDate);
  };
  const ago = (seconds: number) => wireDateTime(instant(app.now() - seconds * msPerSecond));
  expect(await pressesOf("L1", after)).toEqual([after]);
  expect(await pressesOf("L2", ago(60))).toEqual([ago(60)]);
  // It came at once.
  expect(await pressesOf("L3", ago(59))).toEqual([null]);
  // No user was signed in yet.
  expect(await pressesOf("L4", "2026-11-19 12:00:00")).toEqual([null]);
});
