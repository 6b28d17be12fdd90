import { randomUUID } from "node:crypto";

import { updateBill } from "@comanda/contract/bill";
import { readBillHistory } from "@comanda/contract/bill-history";
import { closeBill } from "@comanda/contract/end-bill";
import { printBill, showBill } from "@comanda/contract/bill-papers";
import { noPrinter, type BillDocument, type PrintJob } from "@comanda/contract/print";
import { officeLocation, officeStation } from "@comanda/contract/office-venue";
import { mergeBill } from "@comanda/contract/split-merge";
import { msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { printActions } from "../../testing/print-actions.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { openHarbour, openDayAndShift } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";

let evening: Office;
let harbour: SignedIn;
let cash: number;
beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
  harbour = await openHarbour(evening);
  const row = await evening.app
    .database()
    .selectFrom("pay_type")
    .select("id")
    .where("name", "=", "Cash")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  cash = row.id;
});
afterAll(() => evening.app.close());

type Print = { readonly mode?: number; readonly merged?: number; readonly user?: SignedIn };

const print = (id: number, { mode = 0, merged = 0, user = evening.waiter }: Print = {}) =>
  evening.write(user, printBill, { params: { id, mode, merged } });

const billOn = (job: PrintJob | undefined): BillDocument => {
  if (job?.document.kind !== "bill") throw new Error("No bill was printed");
  return job.document;
};
const printBillPaper = async (id: number, how: Print = {}) =>
  billOn(replyOf(printBill, await print(id, how)).jobs[0]);

const pay = (id: number, total: number) =>
  evening.write(evening.cashier, closeBill, {
    params: { id },
    body: { payDetails: [{ payType: cash, total }] },
  });

describe("printing a bill", () => {
  test("uses the station's receipt printer and shows what guests need", async () => {
    const { item, openBill, app } = evening;
    const gin = item("Gin");
    const bill = await openBill("1", [
      gin,
      item("Tonic", { type: 1, parent: gin.key }),
      item("Singha Beer", { qty: 3 }),
      item("Pad Thai", { note: "no nuts" }),
    ]);
    const reply = replyOf(printBill, await print(bill));
    expect(reply.jobs.map(({ printer }) => printer)).toEqual(["192.168.10.21"]);
    expect(reply.printerServerAddress).toBe("");
    expect(billOn(reply.jobs[0])).toEqual({
      kind: "bill",
      location: {
        name: "Lotus House",
        address: "24 Soi Convent, Bangkok 10500",
        phone: "+66 2 000 0100",
      },
      number: 1,
      billNumberWorkday: 1,
      merged: [],
      table: "1",
      room: "",
      cover: 2,
      staff: expect.stringMatching(/\w/),
      customer: null,
      status: 0,
      statusNote: "",
      isCopy: false,
      createdDate: expect.stringContaining("2026-"),
      updatedDate: expect.stringContaining("2026-"),
      lines: [
        aRow({ name: "Gin", price: 140_00, total: 140_00 }),
        aRow({ name: "Tonic", price: 30_00, total: 30_00, isUnder: true }),
        aRow({
          name: "Singha Beer",
          qty: 2,
          price: 90_00,
          total: 180_00,
          promotion: expect.any(String),
        }),
        aRow({ name: "Singha Beer", isUnder: true, promotion: expect.any(String) }),
        aRow({ name: "Pad Thai", price: 120_00, total: 120_00, note: "no nuts" }),
      ],
      subtotal: 560_00,
      discount: 90_00,
      total: 470_00,
      charges: [
        { name: "Service charge", total: 47_00, isContained: false },
        // 7/107 of 517.00.
        { name: "VAT", total: 33_82, isContained: true },
      ],
      rounding: 0,
      amount: 517_00,
      payments: [],
      change: 0,
    });
    const shown = await callAs(app, evening.waiter, showBill, { params: { id: bill } });
    expect(replyOf(showBill, shown).lines).toHaveLength(5);
  });

  test("marks a copy if the same content was printed before", async () => {
    const { item, openBill, write, waiter } = evening;
    const bill = await openBill("2", [item("Pad Thai")]);
    expect((await printBillPaper(bill)).isCopy).toBe(false);
    expect((await printBillPaper(bill)).isCopy).toBe(true);
    expect((await printBillPaper(bill, { mode: 3 })).isCopy).toBe(true);
    const more = { body: { id: bill, version: 1, billItems: [item("Gin")] } };
    replyOf(updateBill, await write(waiter, updateBill, more));
    expect((await printBillPaper(bill)).isCopy).toBe(false);
  });

  test("happens once per press, and first for one of two stations", async () => {
    const { app, item, openBill, waiter, cashier } = evening;
    const bill = await openBill("3", [item("Pad Thai")]);
    const call = { params: { id: bill, mode: 0, merged: 0 } };
    const key = { idempotencyKey: randomUUID() };
    const first = await callAs(app, waiter, printBill, { ...call, ...key });
    const again = await callAs(app, waiter, printBill, { ...call, ...key });
    expect(again.body).toBe(first.body);
    expect(errorOf(await callAs(app, waiter, printBill, call)).code).toBe(
      "idempotency-key-missing",
    );
    const other = await openBill("3b", [item("Pad Thai")]);
    const both = await Promise.all([print(other), print(other, { user: cashier })]);
    const copies = both.map((reply) => billOn(replyOf(printBill, reply).jobs[0]).isCopy);
    expect(new Set(copies)).toEqual(new Set([true, false]));
  });

  test("shows the payments of a paid bill, which only permitted staff can reprint", async () => {
    const { item, openBill, waiter, cashier } = evening;
    const bill = await openBill("4", [item("Pad Thai")]);
    await printBillPaper(bill);
    replyOf(closeBill, await pay(bill, 200_00));
    expect(errorOf(await print(bill, { mode: 3 })).code).toBe("permission-denied");
    expect(await printBillPaper(bill)).toMatchObject({
      status: 1,
      isCopy: false,
      amount: 132_00,
      payments: [{ name: "Cash", total: 200_00 }],
      change: 68_00,
    });
    expect(errorOf(await print(bill, { user: waiter })).code).toBe("permission-denied");
    expect((await printBillPaper(bill, { mode: 3, user: cashier })).isCopy).toBe(true);
  });

  test("groups equal lines if requested, or by the location's setting", async () => {
    const { app, item, openBill, waiter } = evening;
    const bill = await openBill("5", [item("Pad Thai"), item("Green Curry"), item("Pad Thai")]);
    const shown = async (query?: Record<string, string>) => {
      const input = { params: { id: bill }, ...(query !== undefined && { query }) };
      const reply = replyOf(showBill, await callAs(app, waiter, showBill, input));
      return reply.lines.map(({ name, qty }) => [qty, name]);
    };
    const grouped = [
      [2, "Pad Thai"],
      [1, "Green Curry"],
    ];
    expect(await shown({ groupedItemBill: "true" })).toEqual(grouped);
    expect(await shown()).toHaveLength(3);
    await evening.change(officeLocation, { groupsBillItems: true });
    expect(await shown()).toEqual(grouped);
    expect(await shown({ groupedItemBill: "false" })).toHaveLength(3);
    await evening.change(officeLocation, { groupsBillItems: false });
  });

  test("names the merged bills if requested", async () => {
    const { item, openBill, write, cashier, waiter } = evening;
    const bill = await openBill("6", [item("Pad Thai")]);
    const other = await openBill("7", [item("Gin")]);
    const { bill: source } = await evening.billOf(other);
    const newBill = { table: "6", room: "", cover: 2, staff: waiter.user.id, customer: null };
    const body = {
      newBill,
      firstBillId: bill,
      firstVersion: 1,
      secondBillId: other,
      secondVersion: 1,
    };
    replyOf(mergeBill, await write(cashier, mergeBill, { body }));
    expect((await printBillPaper(bill)).merged).toEqual([]);
    expect((await printBillPaper(bill, { merged: 1 })).merged).toEqual([
      { number: source?.number, billNumberWorkday: source?.billNumberWorkday },
    ]);
  });

  test("is in the bill's history and does not change its version", async () => {
    const { app, item, openBill, cashier, waiter } = evening;
    const bill = await openBill("8", [item("Pad Thai")]);
    await printBillPaper(bill);
    const reply = await callAs(app, cashier, readBillHistory, { params: { id: bill } });
    const history = replyOf(readBillHistory, reply);
    expect(history.map(({ action, staff }) => [action, staff])).toEqual([
      ["new-bill", waiter.user.id],
      ["print-bill", waiter.user.id],
    ]);
    expect((await evening.billOf(bill)).bill?.version).toBe(1);
  });

  test("shows the numbers of the day on bills and tickets if the location is set so", async () => {
    const { app, openBill, item } = evening;
    // The paper was made on an earlier day.
    await app
      .database()
      .updateTable("bill_counter")
      .set({ last_number: 4000 })
      .where("series", "=", "bill")
      .execute();
    const bill = await openBill("N1", [item("Gin")]);
    await evening.change(officeLocation, { usesBillNumberPerWorkDay: true });
    const document = await printBillPaper(bill);
    const [ticket] = await printActions(evening).tickets(bill);
    const [named] = await printActions(evening).list({ bill: String(bill) });
    await evening.change(officeLocation, { usesBillNumberPerWorkDay: false });
    expect(document).toMatchObject({ isNumberedByDay: true });
    expect(ticket?.document).toMatchObject({ isNumberedByDay: true });
    expect(document.number).toBe(4001);
    expect(named?.number).toBe(document.billNumberWorkday);
    expect(named?.number).toBeLessThan(4000);
  });

  test("counts as not printed without a printer", async () => {
    const { item, openBill } = evening;
    const bill = await openBill("9", [item("Pad Thai")]);
    const routes = [{ productGroup: null, printer: null }];
    await evening.change(officeStation, { routes });
    const reply = replyOf(printBill, await print(bill));
    expect(reply.jobs.map(({ printer }) => printer)).toEqual([noPrinter]);
    expect((await printBillPaper(bill)).isCopy).toBe(false);
  });
});

test("finds no bill of another location", async () => {
  const bill = await evening.openBill("10", [evening.item("Pad Thai")]);
  const refused = { status: 404, about: { entity: "Bill", id: bill } };
  expect(errorOf(await print(bill, { user: harbour }))).toMatchObject(refused);
  const shown = await callAs(evening.app, harbour, showBill, { params: { id: bill } });
  expect(errorOf(shown)).toMatchObject(refused);
  expect(errorOf(await print(bill, { mode: 1 })).code).toBe("invalid-request");
});

function aRow(row: object) {
  return {
    name: "",
    note: "",
    orderLevel: null,
    isUnder: false,
    qty: 1,
    price: 0,
    total: 0,
    promotion: null,
    ...row,
  };
}

test("counts a running timer up to now, on paper and on screen", async () => {
  const { app, item, openBill, waiter } = evening;
  const bill = await openBill("40", [
    item("Foot Massage", { type: 5, timeStart: "2026-11-20 12:00:00" }),
  ]);
  app.advance(35 * msPerMinute);
  const [line] = (await printBillPaper(bill)).lines;
  expect(line?.qty).toBeGreaterThanOrEqual(35);
  expect(line?.time).toEqual({ unit: 0, start: "2026-11-20 12:00:00", end: null });
  expect(line?.total).toBe((line?.qty ?? 0) * (line?.price ?? 0));
  const shown = await callAs(app, waiter, showBill, { params: { id: bill } });
  expect(replyOf(showBill, shown).lines[0]).toEqual(line);
});
