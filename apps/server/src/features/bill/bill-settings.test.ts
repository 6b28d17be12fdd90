import { printBill } from "@comanda/contract/bill-papers";
import { listMenu } from "@comanda/contract/menu";
import { officeLocation, officeStation } from "@comanda/contract/office-venue";
import type { BillDocument } from "@comanda/contract/print";
import { afterAll, beforeAll, expect, test } from "vitest";

import { printActions } from "../../testing/print-actions.ts";
import { readRows } from "../../testing/read-schema.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let evening: Office;
beforeAll(async () => {
  evening = await startOffice();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

async function printBillPaper(bill: number): Promise<BillDocument> {
  const { document } = await printActions(evening).bill(bill);
  if (document.kind !== "bill") throw new Error("No bill was printed");
  return document;
}

test("a bill shows the currency sign, the tax number and the texts from the office", async () => {
  const { app, item, openBill, waiter } = evening;
  const bill = await openBill("F1", [item("Gin")]);
  const facts = { currencySign: "after", taxNumber: "0105550001234", billFooter: "Wi-Fi: lotus" };
  await evening.change(officeLocation, facts);
  const { location } = await printBillPaper(bill);
  const { moneyFormat } = replyOf(listMenu, await callAs(app, waiter, listMenu));
  const { written_reply: kept } = await readRows(app.database());
  await evening.change(officeLocation, { currencySign: "none", taxNumber: "", billFooter: "" });
  expect(location).toMatchObject({ taxNumber: "0105550001234", footer: "Wi-Fi: lotus" });
  expect(location).not.toHaveProperty("header");
  expect(moneyFormat).toMatchObject({ sign: { text: "฿", isBefore: false } });
  expect(kept?.some((row) => row.includes('\\"sign\\":{\\"text\\":\\"฿'))).toBe(true);
});

test("an order prints no bill if the station is set to print only tickets", async () => {
  const { item, openBill, write, waiter } = evening;
  const bill = await openBill("O1", [item("Pad Thai")]);
  const afterOrder = async () => {
    const call = { params: { id: bill, mode: 0, merged: 0 }, query: { after: "order" } };
    return replyOf(printBill, await write(waiter, printBill, call)).jobs.length;
  };
  await evening.change(officeStation, { printsBillWithOrder: false });
  expect(await afterOrder()).toBe(0);
  expect(await printActions(evening).tickets(bill)).toHaveLength(1);
  // No bill was printed yet, so the requested one is the original.
  expect(await printBillPaper(bill)).toMatchObject({ kind: "bill", isCopy: false });
  await evening.change(officeStation, { printsBillWithOrder: true });
  expect(await afterOrder()).toBe(1);
});
