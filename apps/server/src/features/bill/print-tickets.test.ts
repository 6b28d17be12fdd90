import { updateBill } from "@comanda/contract/bill";
import { voidBill } from "@comanda/contract/end-bill";
import { printTickets } from "@comanda/contract/bill-papers";
import { noPrinter, type PrintJob } from "@comanda/contract/print";
import { mergeBill, splitBill } from "@comanda/contract/split-merge";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import {
  openHarbour,
  openDayAndShift,
  startEvening,
  type Evening,
} from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let harbour: SignedIn;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
  harbour = await openHarbour(evening);
});
afterAll(() => evening.app.close());

const requestTickets = (id: number, user: SignedIn = evening.waiter) =>
  evening.write(user, printTickets, { body: { id } });

const words = ({ printer, document }: PrintJob): readonly string[] =>
  document.kind === "ticket"
    ? document.lines.map(({ name, qty, isCancelled, isUnder, note, orderLevel }) =>
        [
          `${printer}:`,
          isCancelled ? "cancel" : "make",
          `${qty}${isUnder ? " with" : ""} ${name}`,
          ...(orderLevel === null ? [] : [orderLevel]),
          ...(note === "" ? [] : [`(${note})`]),
        ].join(" "),
      )
    : [];
const tickets = async (id: number) =>
  replyOf(printTickets, await requestTickets(id)).jobs.flatMap(words);

const kitchen = "192.168.10.22";
const bar = "192.168.10.23";

async function update(id: number, billItems: readonly object[]) {
  const version = (await evening.billOf(id)).bill?.version ?? 0;
  const body = { id, version, billItems };
  return replyOf(updateBill, await evening.write(evening.waiter, updateBill, { body }));
}

describe("tickets", () => {
  test("print each new item once, at the printer of its product group", async () => {
    const { item, openBill } = evening;
    const gin = item("Gin");
    const bill = await openBill("1", [
      item("Pad Thai", { note: "no nuts" }),
      gin,
      item("Tonic", { type: 1, parent: gin.key }),
      item("Singha Beer", { qty: 3 }),
    ]);
    const { jobs } = replyOf(printTickets, await requestTickets(bill));
    expect(jobs.map(({ document }) => document)).toMatchObject([
      { kind: "ticket", productGroup: "Kitchen", station: "Restaurant", number: 1, table: "1" },
      { kind: "ticket", productGroup: "Bar", station: "Restaurant", cover: 2 },
    ]);
    expect(jobs.flatMap(words)).toEqual([
      `${kitchen}: make 1 Pad Thai (no nuts)`,
      `${bar}: make 1 Gin`,
      `${bar}: make 1 with Tonic`,
      `${bar}: make 2 Singha Beer`,
      `${bar}: make 1 with Singha Beer`,
    ]);
    expect(await tickets(bill)).toEqual([]);
    await update(bill, [item("Green Curry", { qty: 2 })]);
    expect(await tickets(bill)).toEqual([`${kitchen}: make 2 Green Curry`]);
  });

  test("requested by two stations at once are printed once", async () => {
    const bill = await evening.openBill("2", [evening.item("Pad Thai")]);
    const both = await Promise.all([requestTickets(bill), requestTickets(bill, evening.cashier)]);
    const printed = both.flatMap((reply) => replyOf(printTickets, reply).jobs.flatMap(words));
    expect(printed).toEqual([`${kitchen}: make 1 Pad Thai`]);
  });

  test("cancel credited items that were ticketed, and everything on a voided bill", async () => {
    const { item, openBill, write, cashier } = evening;
    const [curry, rice] = [item("Green Curry", { qty: 3 }), item("Jasmine Rice", { qty: 2 })];
    const bill = await openBill("3", [curry]);
    await tickets(bill);
    await update(bill, [rice]);
    await update(bill, [
      item("Green Curry", { qty: -1, credits: curry.key }),
      item("Jasmine Rice", { qty: -1, credits: rice.key }),
    ]);
    expect(await tickets(bill)).toEqual([
      `${kitchen}: cancel 1 Green Curry`,
      `${kitchen}: make 1 Jasmine Rice`,
    ]);
    const reason = { params: { id: bill }, body: { statusNote: "left" } };
    replyOf(voidBill, await write(cashier, voidBill, reason));
    expect(await tickets(bill)).toEqual([
      `${kitchen}: cancel 2 Green Curry`,
      `${kitchen}: cancel 1 Jasmine Rice`,
    ]);
    expect(await tickets(bill)).toEqual([]);
  });

  test("are not printed again when lines move to another bill and back", async () => {
    const { item, openBill, write, cashier, waiter } = evening;
    const curry = item("Green Curry", { qty: 3 });
    const bill = await openBill("4", [curry, item("Pad Thai")]);
    await tickets(bill);
    await update(bill, [item("Green Curry", { qty: -1, credits: curry.key })]);
    const order = { table: "4", room: "", cover: 1, staff: waiter.user.id, customer: null };
    const secondBill = { ...order, billItems: [{ key: curry.key, qty: 1 }] };
    const splitting = { oldBillId: bill, firstBill: { version: 2 }, secondBill };
    const split = replyOf(splitBill, await write(cashier, splitBill, { body: splitting }));
    expect(await tickets(split.secondBill)).toEqual([]);
    expect(await tickets(bill)).toEqual([`${kitchen}: cancel 1 Green Curry`]);
    await update(split.secondBill, [item("Gin")]);
    const merging = {
      newBill: order,
      firstBillId: bill,
      firstVersion: 3,
      secondBillId: split.secondBill,
      secondVersion: 2,
    };
    replyOf(mergeBill, await write(cashier, mergeBill, { body: merging }));
    expect(await tickets(split.secondBill)).toEqual([]);
    expect(await tickets(bill)).toEqual([`${bar}: make 1 Gin`]);
  });

  test("show the order level of a dish", async () => {
    const { app, item, openBill } = evening;
    const { id: orderLevel } = await app
      .database()
      .selectFrom("order_level")
      .select("id")
      .where("name", "=", "Medium")
      .executeTakeFirstOrThrow();
    const bill = await openBill("5", [item("Rib Eye", { orderLevel })]);
    expect(await tickets(bill)).toEqual([`${kitchen}: make 1 Rib Eye Medium`]);
  });

  test("go to no printer if the product group needs none", async () => {
    const { item, openBill } = evening;
    const bill = await openBill("6", [
      item("Foot Massage", { type: 5, timeStart: "2026-11-20 11:59:00" }),
    ]);
    expect(await tickets(bill)).toEqual([`${noPrinter}: make 1 Foot Massage`]);
    expect(await tickets(bill)).toEqual([]);
  });

  test("of another location's bill are not found", async () => {
    const bill = await evening.openBill("7", [evening.item("Pad Thai")]);
    expect(errorOf(await requestTickets(bill, harbour))).toMatchObject({
      status: 404,
      about: { entity: "Bill", id: bill },
    });
    const body = { id: 999_999 };
    const refused = await callAs(evening.app, evening.waiter, printTickets, { body });
    expect(errorOf(refused).code).toBe("idempotency-key-missing");
  });
});

test("the database refuses negative ticketed quantities", async () => {
  const { app, item, openBill } = evening;
  await openBill("8", [item("Pad Thai")]);
  const lines = app.database().updateTable("bill_line").set({ ticketed_tenths: -10 });
  await expect(lines.execute()).rejects.toThrow(/check constraint/i);
  const papers = app.database().updateTable("bill").set({ papers: -1 });
  await expect(papers.execute()).rejects.toThrow(/check constraint/i);
});
