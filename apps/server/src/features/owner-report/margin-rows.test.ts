import { readBookings } from "@comanda/contract/accounting";
import { updateBill, type NewItem } from "@comanda/contract/bill";
import { closeBill } from "@comanda/contract/end-bill";
import { officeArticle } from "@comanda/contract/office-menu";
import { readOwnerReport } from "@comanda/contract/owner-report";
import type { OwnerReportKind } from "@comanda/domain/owner-report/report-columns";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill, payTypesOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
let bill: number;

beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  // A Singha Beer is a bottle of stock, which costs 38.00. The cost of Pad Thai is unknown.
  await stateCost("Singha Beer", 0);
  await stateCost("Pad Thai", 0);
  await stateCost("Green Curry", 61_50);
  bill = await office.openBill("7", [
    office.item("Singha Beer"),
    office.item("Singha Beer"),
    office.item("Pad Thai"),
    office.item("Green Curry"),
  ]);
  // The guests send their gin back.
  const gin = office.item("Gin");
  await change([gin]);
  await change([office.item("Gin", { qty: -1, credits: gin.key })]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const payments = [{ payType: cash, total: 9000_00 }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
});
afterAll(() => office.app.close());

async function change(billItems: readonly NewItem[]): Promise<void> {
  const version = (await office.billOf(bill)).bill?.version ?? 0;
  const body = { id: bill, version, billItems };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
}

async function stateCost(name: string, cost: number): Promise<void> {
  const { id, revision } = findNamed(await office.list(officeArticle), name);
  await office.save(officeArticle, { save: [{ id, revision, cost }] });
}

async function margins(kind: OwnerReportKind = "margins") {
  const asked = {
    params: { kind },
    query: { from: "2026-11-20", to: "2026-11-20" },
  };
  const reply = replyOf(
    readOwnerReport,
    await callAs(office.app, office.admin, readOwnerReport, asked),
  );
  const nameOf = ({ key }: (typeof reply.columns)[number]) => key;
  const cellsOf = (row: (typeof reply.rows)[number]) =>
    Object.fromEntries(reply.columns.map((column, at) => [nameOf(column), row[at]]));
  return {
    rows: new Map(reply.rows.map((row) => [String(row[0]), cellsOf(row)])),
    totals: cellsOf(reply.totals),
  };
}

test("an article of unknown cost has an unknown margin, and the others what remains after tax and cost", async () => {
  const { rows, totals } = await margins();
  expect(rows.get("Singha Beer")).toMatchObject({ quantity: 2, cost: 76_00 });
  expect(rows.get("Green Curry")).toMatchObject({ quantity: 1, cost: 61_50 });
  expect(rows.get("Pad Thai")).toMatchObject({ cost: null, margin: null, marginShare: null });
  for (const { netOfLines, cost, margin, marginShare } of rows.values()) {
    if (typeof cost !== "number") continue;
    expect(margin).toBe(Number(netOfLines) - cost);
    expect(marginShare).toBe(Math.round((Number(margin) * 10_000) / Number(netOfLines)));
  }
  const { items } = await office.billOf(bill);
  const sold = items.reduce((sum, { total }) => sum + total, 0);
  // 7 % are in the prices. The bill states more, because VAT is computed on the service charge, too.
  expect(totals["netOfLines"]).toBe(sold - Math.round((sold * 7) / 107));
  expect(totals).toMatchObject({ cost: null, margin: null, marginShare: null });
});

test("an article that was sent back is no seller, and the report by articles has what was credited", async () => {
  expect([...(await margins()).rows.keys()].toSorted()).toEqual([
    "Green Curry",
    "Pad Thai",
    "Singha Beer",
  ]);
  const sold = (await margins("articles")).rows;
  expect(sold.get("Gin")).toMatchObject({ quantity: 0, credited: 140_00, afterDiscounts: 0 });
  expect(sold.size).toBe(4);
});

test("when the day has ended, the figures are the same, and the books have the same sales", async () => {
  const open = await margins();
  const expected = 1500_00;
  await endShiftOf(office, office.cashier, expected);
  await endDay(office, office.cashier);
  expect(await margins()).toEqual(open);
  const query = { from: "2026-11-20", to: "2026-11-20" };
  const { days } = replyOf(
    readBookings,
    await callAs(office.app, office.admin, readBookings, { query }),
  );
  const sales = days.flatMap(({ bookings }) => bookings).filter(({ kind }) => kind === "sales");
  const booked = sales.reduce((sum, { amount }) => sum + amount, 0);
  expect(open.totals["netOfLines"]).toBe(booked);
});
