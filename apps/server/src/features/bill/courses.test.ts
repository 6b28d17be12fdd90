import { fireCourse, holdCourse } from "@comanda/contract/fire-course";
import { listMenu } from "@comanda/contract/menu";
import { officeCategory } from "@comanda/contract/office-menu";
import { officeLocation } from "@comanda/contract/office-venue";
import { mergeBill, splitBill } from "@comanda/contract/split-merge";
import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ringAlarms } from "../../testing/ring-alarms.ts";
import { coursesOn, wordsOfTicket } from "../../testing/test-courses.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const { nextTable, dinner, change, lineOf, coursesOf, fire, printsCopy, tickets } = coursesOn(
  () => office,
);

describe("seats and courses", () => {
  test("come back as they were sent, and not at all where nothing was said", async () => {
    const bill = await dinner();
    expect(await lineOf(bill, "Green Curry")).toMatchObject({ seats: [1, 2], course: 1 });
    const rice = await lineOf(bill, "Jasmine Rice");
    expect(Object.keys(rice)).not.toContain("seats");
    expect(Object.keys(rice)).not.toContain("course");
    const plain = await office.openBill(nextTable(), [office.item("Gin")]);
    expect(Object.keys((await office.billOf(plain)).bill ?? {})).not.toContain("courses");
  });

  test("of a saved line change as its note does", async () => {
    const bill = await dinner();
    const { id } = await lineOf(bill, "Pad Thai");
    await change(bill, { billItems: [{ id, seats: [], course: 3 }] });
    const changed = await lineOf(bill, "Pad Thai");
    expect(changed.course).toBe(3);
    expect(Object.keys(changed)).not.toContain("seats");
  });

  test("above the cover are refused with the number of guests, for new lines and old ones", async () => {
    const bill = await dinner();
    const refused = { code: "seat-unknown", about: { cover: 2 } };
    const added = await change(bill, { billItems: [office.item("Gin", { seats: [3] })] });
    expect(errorOf(added)).toMatchObject(refused);
    const { id } = await lineOf(bill, "Pad Thai");
    const moved = await change(bill, { billItems: [{ id, seats: [3] }] });
    expect(errorOf(moved)).toMatchObject({ ...refused, message: /2 guests/ });
    const cover = await change(bill, { cover: 3, billItems: [{ id, seats: [3] }] });
    expect(cover.statusCode).toBe(200);
  });

  test("come from the category of an article unless the waiter says otherwise", async () => {
    const { categories, articles } = replyOf(
      listMenu,
      await callAs(office.app, office.waiter, listMenu),
    );
    const curry = articles.find(({ name }) => name === "Green Curry");
    const all = await office.list(officeCategory);
    const row = all.find(({ id }) => id === curry?.category);
    expect(categories.some((category) => "course" in category)).toBe(false);
    const save = { id: row?.id, revision: row?.revision, course: 2 };
    const [kept] = (await office.save(officeCategory, { save: [save] })).saved;
    const menu = replyOf(listMenu, await callAs(office.app, office.waiter, listMenu));
    expect(menu.categories.find(({ id }) => id === row?.id)).toMatchObject({ course: 2 });
    const { item } = office;
    const bill = await office.openBill(nextTable(), [
      item("Green Curry"),
      item("Pad Thai", { course: 0 }),
    ]);
    expect(await lineOf(bill, "Green Curry")).toMatchObject({ course: 2 });
    expect(await lineOf(bill, "Pad Thai")).toMatchObject({ course: 0 });
    const again = { id: row?.id, revision: kept?.revision, course: null };
    await office.save(officeCategory, { save: [again] });
  });
});

describe("firing", () => {
  test("begins with the lowest course of the first round, and the rest waits", async () => {
    const bill = await dinner();
    expect(await coursesOf(bill)).toEqual([
      {
        number: 1,
        firedAt: "2026-11-20 12:00:00",
        firedBy: office.waiter.user.id,
        firesAt: null,
      },
    ]);
    expect(await tickets(bill)).toEqual([
      "make, 1 Green Curry, course 1, seats 1,2",
      "make, 1 Jasmine Rice",
    ]);
    expect(await tickets(bill)).toEqual([]);
  });

  test("prints the course in the same write, with its number and seats, and nothing else", async () => {
    const bill = await dinner();
    await tickets(bill);
    const { jobs, version } = replyOf(fireCourse, await fire(bill, 2));
    expect(jobs.flatMap(wordsOfTicket)).toEqual(["make, 2 Pad Thai, course 2, seats 1"]);
    expect(version).toBe(2);
    expect(await tickets(bill)).toEqual([]);
  });

  test("from two tills happens once, and the second learns who was first", async () => {
    const bill = await dinner();
    await tickets(bill);
    expect((await fire(bill, 2)).statusCode).toBe(200);
    const second = await fire(bill, 2, office.cashier);
    const { firstName } = office.waiter.user;
    expect(errorOf(second)).toMatchObject({
      code: "course-fired-already",
      message: `Course 2 was fired by ${firstName} at 19:00`,
      about: { course: 2, name: firstName, time: "19:00" },
    });
    expect(second.statusCode).toBe(409);
    expect(await tickets(bill)).toEqual([]);
  });

  test("can be kept by a till and sent with its round", async () => {
    const bill = await dinner();
    await tickets(bill);
    const sent = await change(bill, { fire: 2, billItems: [office.item("Gin")] });
    expect(sent.statusCode).toBe(200);
    expect(await tickets(bill)).toEqual(["make, 1 Gin", "make, 2 Pad Thai, course 2, seats 1"]);
    expect(errorOf(await change(bill, { fire: 2 })).code).toBe("course-fired-already");
  });

  test("what is empty or unknown is refused", async () => {
    const bill = await dinner();
    expect(errorOf(await fire(bill, 5))).toMatchObject({
      code: "course-empty",
      message: "Nothing is in course 5",
    });
    expect(errorOf(await fire(999_999, 1)).code).toBe("record-not-found");
  });

  test("for nobody is told, not hidden", async () => {
    const { app } = office;
    const { product } = office.item("Pad Thai");
    const article = await app
      .database()
      .selectFrom("article")
      .select(["product_group", "location"])
      .where("id", "=", product)
      .executeTakeFirstOrThrow();
    const ways = app
      .database()
      .updateTable("print_route")
      .where("product_group", "=", article.product_group);
    const bill = await dinner();
    const before = await app.database().selectFrom("print_route").selectAll().execute();
    await ways.set({ printer: null }).execute();
    await office.change(officeLocation, { phone: "1" });
    expect(errorOf(await fire(bill, 2))).toMatchObject({
      code: "no-station-makes",
      message: "Nobody prepares Pad Thai: it has no ticket",
    });
    for (const { id, printer } of before) {
      await app
        .database()
        .updateTable("print_route")
        .set({ printer })
        .where("id", "=", id)
        .execute();
    }
    await office.change(officeLocation, { phone: "2" });
    expect((await fire(bill, 2)).statusCode).toBe(200);
  });

  test("what is in work stays in its course", async () => {
    const bill = await dinner();
    const { id } = await lineOf(bill, "Green Curry");
    expect(errorOf(await change(bill, { billItems: [{ id, course: 2 }] }))).toMatchObject({
      code: "course-fired",
      message: "Green Curry is in work already. Tell the kitchen",
    });
  });
});

test("bills that are split and merged keep what was fired and what waits", async () => {
  const bill = await dinner();
  await tickets(bill);
  const { bill: now } = await office.billOf(bill);
  const { key } = await lineOf(bill, "Pad Thai");
  const head = { room: "", cover: 2, staff: office.waiter.user.id, customer: null };
  const split = await office.write(office.cashier, splitBill, {
    body: {
      oldBillId: bill,
      firstBill: { version: now?.version ?? 1 },
      secondBill: { ...head, table: nextTable(), billItems: [{ key, qty: 1 }] },
    },
  });
  const { secondBill } = replyOf(splitBill, split);
  expect(await tickets(secondBill)).toEqual([]);
  const fired = replyOf(fireCourse, await fire(secondBill, 2));
  expect(fired.jobs.flatMap(wordsOfTicket)).toEqual(["make, 1 Pad Thai, course 2, seats 1"]);
  const versions = [await office.billOf(bill), await office.billOf(secondBill)];
  const merged = await office.write(office.cashier, mergeBill, {
    body: {
      newBill: { ...head, table: nextTable() },
      firstBillId: bill,
      firstVersion: versions[0]?.bill?.version ?? 1,
      secondBillId: secondBill,
      secondVersion: versions[1]?.bill?.version ?? 1,
    },
  });
  expect(merged.statusCode).toBe(200);
  // They sit elsewhere now.
  expect(await tickets(bill)).toEqual([
    "make, 1 Green Curry, seats 1,2, moved",
    "make, 1 Jasmine Rice, moved",
    "make, 1 Pad Thai, seats 1, moved",
  ]);
  const rest = replyOf(fireCourse, await fire(bill, 2));
  expect(rest.jobs.flatMap(wordsOfTicket)).toEqual(["make, 1 Pad Thai, course 2, seats 1"]);
});

test("a bill on paper stays a copy when its courses are fired, held and served", async () => {
  await office.change(officeLocation, { courseMinutes: 20 });
  const bill = await dinner();
  expect(await printsCopy(bill)).toBe(false);
  await office.write(office.waiter, holdCourse, { params: { id: bill }, body: { course: 2 } });
  expect(await printsCopy(bill)).toBe(true);
  await fire(bill, 2);
  expect(await printsCopy(bill)).toBe(true);
  await change(bill, { served: wireDateTime(instant(office.app.now())) });
  expect(await printsCopy(bill)).toBe(true);
  await change(bill, { billItems: [office.item("Gin")] });
  expect(await printsCopy(bill)).toBe(false);
  await office.change(officeLocation, { courseMinutes: null });
});

test.each([
  ["at once", {}],
  ["by a till that had kept the press", { createdDate: true }],
])(
  "a bill on paper stays a copy when a till fires its courses and says that all has come, %s",
  async (_when, kept) => {
    const bill = await dinner();
    const { createdDate } = (await office.billOf(bill)).bill ?? {};
    const press = (changes: object) =>
      change(bill, { ...changes, ...("createdDate" in kept && { createdDate }) });
    expect(await printsCopy(bill)).toBe(false);
    await press({ fire: 2 });
    expect((await coursesOf(bill))?.[1]?.firedAt).not.toBeNull();
    expect(await printsCopy(bill)).toBe(true);
    await press({ served: wireDateTime(instant(office.app.now())) });
    expect(await printsCopy(bill)).toBe(true);
    await press({ cover: 5 });
    expect(await printsCopy(bill)).toBe(false);
  },
);

test("a bill on paper stays a copy when a course is fired by itself", async () => {
  await office.change(officeLocation, { courseMinutes: 20 });
  const bill = await dinner();
  expect(await printsCopy(bill)).toBe(false);
  office.app.advance(20 * msPerMinute);
  await ringAlarms(office.app);
  expect((await coursesOf(bill))?.[1]?.firedAt).not.toBeNull();
  expect(await printsCopy(bill)).toBe(true);
  await office.change(officeLocation, { courseMinutes: null });
});

test("a course that would be fired by itself can be held", async () => {
  await office.change(officeLocation, { courseMinutes: 20 });
  const bill = await dinner();
  const planned = new Date(office.app.now() + 20 * msPerMinute);
  const at = planned.toISOString().slice(0, 19).replace("T", " ");
  expect(await coursesOf(bill)).toContainEqual({
    number: 2,
    firedAt: null,
    firedBy: null,
    firesAt: at,
  });
  const hold = () =>
    office.write(office.waiter, holdCourse, { params: { id: bill }, body: { course: 2 } });
  expect((await hold()).statusCode).toBe(200);
  expect((await coursesOf(bill))?.[1]?.firesAt).toBeNull();
  expect(await office.app.database().selectFrom("alarm").selectAll().execute()).toEqual([]);
  await fire(bill, 2);
  expect(errorOf(await hold()).code).toBe("course-fired-already");
  await office.change(officeLocation, { courseMinutes: null });
});
