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

/** By the clock of the wire, which has whole seconds. */
const secondsAhead = (seconds: number) =>
  wireDateTime(instant(evening.app.now() + seconds * msPerSecond));

test("a press that is more than a minute ahead counts as made now: its till's clock was put right", async () => {
  const { item, openBill, billOf } = evening;
  const datesOf = async (table: string, createdDate: string) => {
    const { items } = await billOf(await openBill(table, [item("Pad Thai", { createdDate })]));
    return items.map((line) => line.createdDate);
  };
  expect(await datesOf("A1", secondsAhead(60))).toEqual([secondsAhead(60)]);
  expect(await datesOf("A2", secondsAhead(61))).toEqual([secondsAhead(0)]);
  expect(await datesOf("A3", secondsAhead(9 * 60 * 60))).toEqual([secondsAhead(0)]);
});

test("the timer of such a press runs as long as it was set to", async () => {
  const { item, openBill, billOf } = evening;
  const times = { timeStart: secondsAhead(900), timeEnd: secondsAhead(2700) };
  const press = item("Foot Massage", { createdDate: secondsAhead(900), ...times });
  const { items } = await billOf(await openBill("A4", [press]));
  expect(items[0]).toMatchObject({ timeStart: secondsAhead(0), timeEnd: secondsAhead(1800) });
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

test("a press, or the start of its timer, on a day that does not exist is refused as a wrong date", async () => {
  const { write, waiter, order, item } = evening;
  const items = [
    item("Pad Thai", { createdDate: "2026-13-01 10:00:00" }),
    item("Pool Table", { timeStart: "2026-02-30 10:00:00" }),
  ];
  for (const wrong of items) {
    const refused = errorOf(await write(waiter, newBill, order("A9", [wrong])));
    expect(refused).toMatchObject({ status: 400, message: "Wrong date format" });
  }
});
