import { newBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { printBill } from "@comanda/contract/bill-papers";
import type { ReplyOf } from "@comanda/contract/call";
import { findBills } from "@comanda/contract/find-bills";
import { officeStaff, officeUserGroup } from "@comanda/contract/office-staff";
import { officeCustomer, officeLocation } from "@comanda/contract/office-venue";
import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addGuest } from "../../testing/add-guest.ts";
import { openHarbour, openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

/** To the next afternoon, while all staff are still signed in. */
const nightMs = 20 * 3_600_000;
const padThai = 132_00;
const lotus = id<"location">(1);

let evening: Office;
let harbour: SignedIn;
let cash: number;
/** From Friday, paid on Saturday. */
let leftOpen: number;
let first: number;

/** Friday 20/11: #1 of Nok at table Garden 1, #2 voided at table 12, #3 left open. Saturday: #4 at Garden 1. */
beforeAll(async () => {
  evening = await startOffice();
  harbour = await openHarbour(evening);
  cash = (await payTypesOf(evening)).get(800) ?? 0;
  await openDayAndShift(evening);
  const guest = await addGuest(evening.app, evening.cashier, "Nguyễn Nok");
  first = await sell("Garden 1", { customer: guest.id });
  const wrong = await evening.openBill("12", [evening.item("Pad Thai")]);
  const body = { statusNote: "wrong table" };
  replyOf(
    voidBill,
    await evening.write(evening.cashier, voidBill, { params: { id: wrong }, body }),
  );
  leftOpen = await evening.openBill("7", [evening.item("Pad Thai")]);
  await endShiftOf(evening, evening.cashier, 1500_00 + padThai);
  await endDay(evening, evening.cashier);
  evening.app.advance(nightMs);
  await openDayAndShift(evening);
  await sell("Garden 1");
  await pay(leftOpen);
});
afterAll(() => evening.app.close());

async function sell(table: string, changes: object = {}): Promise<number> {
  const { write, waiter, order, item } = evening;
  const ordered = await write(waiter, newBill, order(table, [item("Pad Thai")], changes));
  const { id: bill } = replyOf(newBill, ordered);
  await pay(bill);
  return bill;
}

async function pay(bill: number): Promise<void> {
  const paid = await payBill(evening, evening.cashier, bill, [{ payType: cash, total: padThai }]);
  expect(paid.statusCode).toBe(200);
}

type Query = Readonly<Record<string, string>>;

async function found(query: Query, user = evening.waiter): Promise<ReplyOf<typeof findBills>> {
  return replyOf(findBills, await callAs(evening.app, user, findBills, { query }));
}

const numbers = async (query: Query, user?: SignedIn) =>
  (await found(query, user)).bills.map(({ number }) => number);

describe("the bills of a day", () => {
  test("are those that ended in the work day that began on that date", async () => {
    const friday = await found({ date: "2026-11-20" });
    expect(friday.bills.map(({ number, status, date }) => [number, status, date])).toEqual([
      [2, 2, "2026-11-20"],
      [1, 1, "2026-11-20"],
    ]);
    expect(friday).toMatchObject({ next: null, isVague: false });
    expect(await numbers({ date: "2026-11-21" })).toEqual([4, 3]);
    expect(await numbers({ date: "2026-11-19" })).toEqual([]);
  });

  test("begin and end by the venue's time zone", async () => {
    const startedAt = Date.parse("2026-11-20T16:59:59Z");
    const days = evening.app.database().updateTable("work_day").where("location", "=", lotus);
    const begin = (at: number) => days.set({ started_at: instant(at) }).where("id", "=", lastDay);
    const { id: lastDay, started_at: before } = await evening.app
      .database()
      .selectFrom("work_day")
      .select(["id", "started_at"])
      .where("location", "=", lotus)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await begin(startedAt).execute();
    expect(await numbers({ date: "2026-11-20" })).toEqual([4, 3, 2, 1]);
    await begin(startedAt + 1000).execute();
    expect(await numbers({ date: "2026-11-20" })).toEqual([2, 1]);
    expect(await numbers({ date: "2026-11-21" })).toEqual([4, 3]);
    await begin(before).execute();
  });

  test("can be filtered by any search field", async () => {
    expect(await numbers({ date: "2026-11-20", text: "garden 1" })).toEqual([1]);
  });

  test("of an invalid date are refused", async () => {
    const query = { date: "2026-02-30" };
    const refused = await callAs(evening.app, evening.waiter, findBills, { query });
    expect(errorOf(refused)).toMatchObject({ status: 400, code: "date-invalid" });
  });
});

describe("a search in the bills of all days", () => {
  test.each([
    ["its number", "#3", [3]],
    ["its table, in large or small letters", "garden 1", [4, 1]],
    ["its amount", "132.00", [4, 3, 1]],
    ["some of the guest's name", "nguyen", [1]],
    ["the waiter's name", "waiter", [4, 3, 2, 1]],
    ["the waiter's ID", "20", [4, 3, 2, 1]],
    ["nothing", " ", [4, 3, 2, 1]],
  ])("finds by %s", async (_way, text, expected) => {
    expect(await numbers({ text })).toEqual(expected);
  });

  test.each(["5", "gard", "133.00", "nobody"])("finds nothing by %j", async (text) => {
    expect(await numbers({ text })).toEqual([]);
  });

  test("finds by the number of the day if the venue numbers so, the newest first", async () => {
    expect(await found({ number: "1" })).toMatchObject({ bills: [{ number: 1 }], isVague: false });
    await evening.change(officeLocation, { usesBillNumberPerWorkDay: true });
    const { bills } = await found({ number: "1" });
    expect(bills.map(({ number, date }) => [number, date])).toEqual([
      [4, "2026-11-21"],
      [1, "2026-11-20"],
    ]);
    await evening.change(officeLocation, { usesBillNumberPerWorkDay: false });
  });

  test("returns one page at a time", async () => {
    expect(await numbers({ before: "3" })).toEqual([2, 1]);
  });

  test("finds bills of retired guests too", async () => {
    const { id: guest, revision } = (await evening.list(officeCustomer)).find(
      ({ name }) => name === "Nguyễn Nok",
    ) ?? { id: 0, revision: 0 };
    await evening.save(officeCustomer, { retire: [{ id: guest, revision }] });
    expect(await numbers({ text: "nguyen" })).toEqual([1]);
  });

  test("finds only bills of its own location", async () => {
    expect(await numbers({}, harbour)).toEqual([]);
    expect(await numbers({ text: "Garden 1" }, harbour)).toEqual([]);
  });
});

describe("a name that many share", () => {
  const addGuests = async (names: readonly string[]) => {
    for (const name of names) await addGuest(evening.app, evening.cashier, name);
  };
  const names = (name: string, count: number) =>
    Array.from({ length: count }, (_none, index) => `${name} ${index}`);

  test("is vague if more than twenty guests have it", async () => {
    expect(await found({ text: "zz guest" })).toMatchObject({ bills: [], isVague: false });
    await addGuests(names("ZZ Guest", 20));
    expect(await found({ text: "zz guest" })).toMatchObject({ bills: [], isVague: false });
    await addGuests(["ZZ Guest"]);
    expect(await found({ text: "zz guest" })).toMatchObject({ bills: [], isVague: true });
  });

  test("is vague if more than twenty staff have it", async () => {
    const userGroup = (await evening.list(officeUserGroup))[0]?.id;
    const member = (index: number) => ({
      username: `zz${index}`,
      ref: `${9000 + index}`,
      firstName: "Zed",
      userGroup,
    });
    const save = Array.from({ length: 20 }, (_none, index) => member(index));
    await evening.save(officeStaff, { save });
    expect(await found({ text: "zed" })).toMatchObject({ isVague: false });
    await evening.save(officeStaff, { save: [member(20)] });
    expect(await found({ text: "zed" })).toMatchObject({ isVague: true });
  });
});

test("of many bills, a page has the newest two hundred, and names where the next begins", async () => {
  const database = evening.app.database();
  const bills = () => database.selectFrom("bill").where("location", "=", lotus);
  const { id: _id, ...row } = await bills()
    .selectAll()
    .where("number", "=", 1)
    .executeTakeFirstOrThrow();
  const paid = (await numbers({})).length;
  const many = Array.from({ length: 201 - paid }, (_none, index) => ({
    ...row,
    number: 1000 + index,
    number_in_work_day: 1000 + index,
    table_name: "Page",
  }));
  await database.insertInto("bill").values(many.slice(1)).execute();
  const whole = await found({});
  expect(whole.bills).toHaveLength(200);
  expect(whole.next).toBeNull();
  await database.insertInto("bill").values(many.slice(0, 1)).execute();
  const newest = await found({});
  expect(newest.bills.map(({ number }) => number)).toEqual(
    [...many.map(({ number }) => number).toReversed(), 4, 3, 2].slice(0, 200),
  );
  expect(newest.next).toBe(2);
  const rest = await found({ before: String(newest.next) });
  expect([rest.bills.map(({ number }) => number), rest.next]).toEqual([[1], null]);
  await database.deleteFrom("bill").where("table_name", "=", "Page").execute();
});

describe("reprinting a bill of another day", () => {
  const reprint = (user: SignedIn) =>
    evening.write(user, printBill, { params: { id: first, mode: 3, merged: 0 } });

  test("prints a copy with its own date, and journals it", async () => {
    const { app, cashier } = evening;
    const database = app.database();
    const rows = async () =>
      (await database.selectFrom("journal").select("sequence").execute()).length;
    replyOf(printBill, await reprint(cashier));
    const before = await rows();
    const [copy] = replyOf(printBill, await reprint(cashier)).jobs;
    expect(copy?.document).toMatchObject({
      number: 1,
      isCopy: true,
      updatedDate: expect.stringMatching(/^2026-11-20 /),
    });
    expect(await rows()).toBe(before + 1);
  });

  test("requires the permission", async () => {
    expect(errorOf(await reprint(evening.waiter))).toMatchObject({
      status: 403,
      code: "permission-denied",
    });
  });
});
