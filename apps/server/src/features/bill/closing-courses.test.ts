import { updateBill } from "@comanda/contract/bill";
import { closeBill, voidBill } from "@comanda/contract/end-bill";
import { officeLocation } from "@comanda/contract/office-venue";
import { fireCourse } from "@comanda/contract/fire-course";
import { noPrinter } from "@comanda/contract/print";
import { reopenBill, takeTender } from "@comanda/contract/tender";
import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { coursesOn, wordsOfTicket } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
let cash: number;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  cash = (await payTypesOf(office)).get(800) ?? 0;
});
afterAll(() => office.app.close());

const { dinner, change, coursesOf, fire, tickets } = coursesOn(() => office);
const plentyOfCash = 10_000_00;

/** A dinner whose second course waits. */
async function sentDinner(): Promise<number> {
  const bill = await dinner();
  await tickets(bill);
  return bill;
}

async function close(bill: number, query: object = {}) {
  const body = { payDetails: [{ payType: cash, total: plentyOfCash }] };
  const reply = await office.write(office.cashier, closeBill, {
    params: { id: bill },
    body,
    query,
  });
  return replyOf(closeBill, reply).jobs;
}

async function pay(bill: number, amount: number) {
  const body = { bill, key: crypto.randomUUID(), payType: cash, amount };
  return replyOf(takeTender, await office.write(office.cashier, takeTender, { body }));
}

test("closing a bill fires what waits, and its tickets come with the reply", async () => {
  const bill = await sentDinner();
  const jobs = await close(bill);
  expect(jobs.map(({ document }) => document.kind)).toEqual(["drawer-pulse", "ticket"]);
  expect(jobs.flatMap(wordsOfTicket)).toEqual(["make, 2 Pad Thai, course 2, seats 1"]);
  expect((await coursesOf(bill))?.find(({ number }) => number === 2)).toMatchObject({
    firedBy: office.cashier.user.id,
    firesAt: null,
  });
  expect(await tickets(bill)).toEqual([]);
});

test("it is one write, with one entry in the journal", async () => {
  const bill = await sentDinner();
  const rows = () => office.app.database().selectFrom("journal").select("sequence").execute();
  const before = (await rows()).length;
  await close(bill);
  expect(await rows()).toHaveLength(before + 1);
});

test("the tickets are in the language of the till that takes the money", async () => {
  const bill = await sentDinner();
  await close(bill, { language: "th_TH" });
  const [job] = await office.app
    .database()
    .selectFrom("print_job")
    .select("language")
    .where("bill", "=", id<"bill">(bill))
    .where("kind", "=", "ticket")
    .orderBy("id", "desc")
    .execute();
  expect(job?.language).toBe("th_TH");
});

test("a part of the payment fires nothing, and the last one all", async () => {
  const bill = await sentDinner();
  const { amount = 0 } = (await office.billOf(bill)).bill ?? {};
  const part = await pay(bill, 10_00);
  expect(part.jobs.flatMap(wordsOfTicket)).toEqual([]);
  expect(await tickets(bill)).toEqual([]);
  const last = await pay(bill, amount - 10_00);
  expect(last.isClosed).toBe(true);
  expect(last.jobs.flatMap(wordsOfTicket)).toEqual(["make, 2 Pad Thai, course 2, seats 1"]);
});

test("a bill that is opened again has nothing to fire, and what is added to it waits as before", async () => {
  const bill = await sentDinner();
  await close(bill);
  const params = { id: bill };
  replyOf(reopenBill, await office.write(office.cashier, reopenBill, { params }));
  expect(errorOf(await fire(bill, 2)).code).toBe("course-fired-already");
  const added = { billItems: [office.item("Green Curry", { course: 3 })] };
  replyOf(updateBill, await change(bill, added));
  expect(await tickets(bill)).toEqual([]);
  expect((await close(bill)).flatMap(wordsOfTicket)).toEqual(["make, 1 Green Curry, course 3"]);
});

test("a voided bill fires nothing", async () => {
  const bill = await sentDinner();
  const call = { params: { id: bill }, body: { statusNote: "left" } };
  replyOf(voidBill, await office.write(office.cashier, voidBill, call));
  expect(await tickets(bill)).toEqual([
    "cancel, 1 Green Curry, course 1, seats 1,2",
    "cancel, 1 Jasmine Rice",
  ]);
});

test("the time at which a course would have been fired by itself is gone", async () => {
  await office.change(officeLocation, { courseMinutes: 20 });
  const bill = await sentDinner();
  const alarms = () => office.app.database().selectFrom("alarm").selectAll().execute();
  expect(await alarms()).toHaveLength(1);
  await close(bill);
  expect(await alarms()).toEqual([]);
  await office.change(officeLocation, { courseMinutes: null });
});

test("a course without any ticket does not keep a bill from being paid", async () => {
  const bill = await sentDinner();
  const ways = office.app.database().updateTable("print_route");
  const before = await office.app.database().selectFrom("print_route").selectAll().execute();
  await ways.set({ printer: null }).execute();
  await office.change(officeLocation, { phone: "1" });
  const jobs = (await close(bill)).filter(({ document }) => document.kind === "ticket");
  expect(jobs.map(({ printer }) => printer)).toEqual([noPrinter]);
  for (const { id: way, printer } of before)
    await ways.set({ printer }).where("id", "=", way).execute();
  await office.change(officeLocation, { phone: "2" });
});

test("closing prints what no till has asked the tickets of, if the bill has courses", async () => {
  const bill = await sentDinner();
  replyOf(fireCourse, await fire(bill, 2));
  const added = { billItems: [office.item("Green Curry", { course: 2 })] };
  replyOf(updateBill, await change(bill, added));
  expect((await close(bill)).flatMap(wordsOfTicket)).toEqual(["make, 1 Green Curry, course 2"]);
  expect(await tickets(bill)).toEqual([]);
});
