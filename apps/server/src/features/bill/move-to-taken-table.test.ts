import { updateBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { errorOf } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

const open = (table: string) => evening.openBill(table, [evening.item("Pad Thai")]);
const update = (id: number, version: number, changes: object) =>
  evening.write(evening.waiter, updateBill, { body: { id, version, billItems: [], ...changes } });
const at = (table: string) => ({ place: { table, room: "" } });
const seatOf = async (id: number) => (await evening.billOf(id)).bill?.table;

test("guests move to no table that others have by now, with nothing else that was sent along", async () => {
  const bill = await open("T1");
  const other = await open("T2");
  const { bill: taken } = await evening.billOf(other);
  const round = { ...at("t2"), billItems: [evening.item("Gin")] };
  expect(errorOf(await update(bill, 1, round))).toMatchObject({
    code: "table-taken",
    about: { place: "t2", number: taken?.number },
  });
  expect(await seatOf(bill)).toBe("T1");
  expect((await evening.billOf(bill)).items).toHaveLength(1);
});

test("the bill there is called by the number on its paper", async () => {
  const setDaily = (uses: 0 | 1) =>
    evening.app
      .database()
      .updateTable("location")
      .set({ uses_bill_number_per_work_day: uses })
      .execute();
  const bill = await open("T7");
  const other = await open("T8");
  await evening.app
    .database()
    .updateTable("bill")
    .set({ number_in_work_day: 906 })
    .where("place_key", "=", "table T8")
    .execute();
  await setDaily(1);
  expect(errorOf(await update(bill, 1, at("T8")))).toMatchObject({ about: { number: 906 } });
  await setDaily(0);
  const { bill: taken } = await evening.billOf(other);
  const { about } = errorOf(await update(bill, 1, at("T8")));
  expect(about).toMatchObject({ number: taken?.number });
});

test("they move there if staff want a second bill, and that one is changed where it is", async () => {
  const bill = await open("T3");
  await open("T4");
  expect((await update(bill, 1, { ...at("T4"), isSecondBill: true })).statusCode).toBe(200);
  expect(await seatOf(bill)).toBe("T4");
  expect((await update(bill, 2, { ...at("T4"), cover: 5 })).statusCode).toBe(200);
});

test("they move to a table whose bill has ended", async () => {
  const bill = await open("T5");
  const gone = await open("T6");
  const left = { params: { id: gone }, body: { statusNote: "left" } };
  expect((await evening.write(evening.cashier, voidBill, left)).statusCode).toBe(200);
  expect((await update(bill, 1, at("T6"))).statusCode).toBe(200);
});
