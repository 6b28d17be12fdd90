import { updateBill, type NewItem } from "@comanda/contract/bill";
import { closeBill } from "@comanda/contract/end-bill";
import { officeArticle } from "@comanda/contract/office-menu";
import { readOwnerReport } from "@comanda/contract/owner-report";
import { refundBill } from "@comanda/contract/refund";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { endDay, endShiftOf, payBill, payTypesOf, signInAt } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

async function readUnsold(day = "2026-11-20") {
  const query = { from: day, to: day };
  const asked = { params: { kind: "not-sold" }, query };
  const { rows } = replyOf(
    readOwnerReport,
    await callAs(office.app, office.admin, readOwnerReport, asked),
  );
  return rows;
}

test("on a day without work nothing was on sale", async () => {
  expect(await readUnsold()).toEqual([]);
});

test("articles that did not sell are listed by category with their price, unless they are off the menu", async () => {
  await openDayAndShift(office);
  const curry = findNamed(await office.list(officeArticle), "Green Curry");
  const articles = await office.list(officeArticle);
  const { id, revision } = findNamed(articles, "Mojito");
  const beer = findNamed(articles, "Chang Beer");
  await office.save(officeArticle, {
    save: [{ id, revision, isActive: false }],
    retire: [{ id: beer.id, revision: beer.revision }],
  });
  const bill = await office.openBill("7", [office.item("Pad Thai")]);
  // A gin is sent back, so it did not sell.
  const gin = office.item("Gin");
  await change(bill, [gin]);
  await change(bill, [office.item("Gin", { qty: -1, credits: gin.key })]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const payments = [{ payType: cash, total: 500_00 }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));

  const rows = await readUnsold();
  const names = rows.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["Green Curry", "Gin"]));
  // Guests take no mixer by itself.
  for (const name of ["Pad Thai", "Mojito", "Chang Beer", "Soda"]) {
    expect(names).not.toContain(name);
  }
  const category = rows.find(([name]) => name === "Green Curry")?.[1];
  expect(rows).toContainEqual(["Green Curry", category, curry.price]);
  const inOrder = rows.map(([name, own]) => `${String(own)}|${String(name)}`);
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one.localeCompare(other, "en")));
});

test("an article is listed at the price of the day, and one whose payment was given back was sold", async () => {
  const { id, revision, price } = findNamed(await office.list(officeArticle), "Green Curry");
  const datedPrices = [{ fromDate: "2026-11-21", price: 650_00 }];
  await office.save(officeArticle, { save: [{ id, revision, datedPrices }] });
  const bill = await office.openBill("8", [office.item("Gin")]);
  const cash = (await payTypesOf(office)).get(800) ?? 0;
  const payments = [{ payType: cash, total: 500_00 }];
  replyOf(closeBill, await payBill(office, office.cashier, bill, payments));
  const { amount } = (await office.billOf(bill)).bill ?? { amount: 0 };
  const manager = await signInAt(office, "admin", "Restaurant");
  const back = [{ payType: cash, total: amount, insteadOf: null }];
  const body = { key: "back", lines: null, statusNote: "Cold", payments: back };
  replyOf(refundBill, await office.write(manager, refundBill, { params: { id: bill }, body }));

  expect((await readUnsold()).map(([name]) => name)).not.toContain("Gin");

  await endShiftOf(office, office.cashier, 1000_00);
  await endDay(office, office.cashier);
  office.app.advance(12 * 60 * 60 * 1000);
  await openDayAndShift(office);
  const curryOn = async (day: string) =>
    (await readUnsold(day)).find(([name]) => name === "Green Curry");
  expect((await curryOn("2026-11-20"))?.[2]).toBe(price);
  expect((await curryOn("2026-11-21"))?.[2]).toBe(650_00);
});

async function change(bill: number, billItems: readonly NewItem[]): Promise<void> {
  const version = (await office.billOf(bill)).bill?.version ?? 0;
  const body = { id: bill, version, billItems };
  replyOf(updateBill, await office.write(office.waiter, updateBill, { body }));
}
