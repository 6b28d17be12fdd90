import { newBill, updateBill } from "@comanda/contract/bill";
import { closeBill } from "@comanda/contract/end-bill";
import { fireCourse } from "@comanda/contract/fire-course";
import { officeStation } from "@comanda/contract/office-venue";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { coursesOn, wordsOfTicket } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterEach(() => setCounter(false));
afterAll(() => office.app.close());

const { nextTable, dinner, change, coursesOf, fire, tickets } = coursesOn(() => office);

/** Whether the station of the waiter is a counter. */
async function setCounter(isCounter: boolean): Promise<void> {
  const stations = await office.list(officeStation);
  const save = stations
    .filter(({ name }) => name === "Restaurant")
    .map(({ id, revision }) => ({ id, revision, isCounter }));
  await office.save(officeStation, { save });
}

const twoCourses = () => [
  office.item("Green Curry", { course: 1 }),
  office.item("Pad Thai", { course: 2 }),
];

/** A bill with a number of the counter whose second course waits, as of a time before the station was a counter. */
async function waitingAt(place: string): Promise<number> {
  const bill = await office.openBill(place, twoCourses());
  await tickets(bill);
  await setCounter(true);
  return bill;
}

async function firedOn(bill: number): Promise<readonly number[]> {
  const courses = (await coursesOf(bill)) ?? [];
  return courses.filter(({ firedAt }) => firedAt !== null).map(({ number }) => number);
}

test("an order at a counter waits for no course, but guests at its tables do", async () => {
  await setCounter(true);
  const { write, waiter, order } = office;
  const input = order("Restaurant 1", twoCourses());
  const atCounter = replyOf(newBill, await write(waiter, newBill, input));
  expect(await tickets(atCounter.id)).toEqual([
    "make, 1 Green Curry, course 1",
    "make, 1 Pad Thai, course 2",
  ]);
  const more = { billItems: [office.item("Pad Thai", { course: 4 })] };
  replyOf(updateBill, await change(atCounter.id, more));
  expect(await tickets(atCounter.id)).toEqual(["make, 1 Pad Thai, course 4"]);
  const table = order(nextTable(), twoCourses());
  const atTable = replyOf(newBill, await write(waiter, newBill, table));
  expect(await tickets(atTable.id)).toEqual(["make, 1 Green Curry, course 1"]);
  replyOf(fireCourse, await fire(atTable.id, 2));
});

test("a change at a counter that no till asks tickets for fires nothing", async () => {
  const bill = await waitingAt("Restaurant 7");
  replyOf(updateBill, await change(bill, { cover: 3 }));
  expect(await firedOn(bill)).toEqual([1]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const body = { payDetails: [{ payType: cash, total: 10_000_00 }] };
  const closing = await office.write(office.cashier, closeBill, { params: { id: bill }, body });
  expect(replyOf(closeBill, closing).jobs.flatMap(wordsOfTicket)).toEqual([
    "make, 1 Pad Thai, course 2",
  ]);
});

test("what waits at a counter can be fired, by itself or with what else is ordered", async () => {
  const alone = await waitingAt("Restaurant 8");
  replyOf(updateBill, await change(alone, { fire: 2 }));
  expect(await tickets(alone)).toEqual(["make, 1 Pad Thai, course 2"]);
  await setCounter(false);
  const together = await waitingAt("Restaurant 9");
  const changes = { billItems: [office.item("Jasmine Rice")], fire: 2 };
  replyOf(updateBill, await change(together, changes));
  expect(await tickets(together)).toEqual(["make, 1 Jasmine Rice", "make, 1 Pad Thai, course 2"]);
});

test("guests who move to a counter have what waits wait on", async () => {
  const bill = await dinner();
  await tickets(bill);
  await setCounter(true);
  replyOf(updateBill, await change(bill, { place: { table: "Restaurant 10", room: "" } }));
  expect(await firedOn(bill)).toEqual([1]);
  expect((await tickets(bill)).filter((words) => words.includes("Pad Thai"))).toEqual([]);
});
