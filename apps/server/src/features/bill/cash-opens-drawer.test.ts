import { tmpdir } from "node:os";

import { closeBill } from "@comanda/contract/end-bill";
import { openDrawer } from "@comanda/contract/day";
import { officePayType } from "@comanda/contract/office-selling";
import { addPayment, listExpenseCategories } from "@comanda/contract/payment";
import { afterAll, beforeAll, expect, test } from "vitest";

import { storedChanges } from "#journal/packed-entry.ts";

import { migrate } from "../../database/migrate.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { openTestDatabaseBefore } from "../../testing/test-database.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { payBill, payTypesOf } from "../../testing/test-money.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
let payTypes: ReadonlyMap<number, number>;
let table = 100;

beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
  payTypes = await payTypesOf(office);
});
afterAll(() => office.app.close());

/** Pays a new bill of 132.00 and returns what the printer received. */
async function pay(...parts: readonly (readonly [index: number, total: number])[]) {
  table += 1;
  const bill = await office.openBill(String(table), [office.item("Pad Thai")]);
  const details = parts.map(([index, total]) => ({ payType: payTypes.get(index) ?? 0, total }));
  const reply = replyOf(closeBill, await payBill(office, office.cashier, bill, details));
  return reply.jobs.map(({ printer, document }) => [printer, document.kind]);
}

const drawerPulseJob = ["192.168.10.21", "drawer-pulse"];

test("the station's drawer opens for cash and stays shut for a card", async () => {
  expect(await pay([800, 200_00])).toEqual([drawerPulseJob]);
  expect(await pay([850, 132_00])).toEqual([]);
  expect(await pay([850, 100_00], [800, 32_00])).toEqual([drawerPulseJob]);
});

test("opening the drawer is a job of its own, journalled like one from the button", async () => {
  await pay([800, 132_00]);
  replyOf(openDrawer, await office.write(office.cashier, openDrawer));
  const rows = await office.app
    .database()
    .selectFrom("journal")
    .select(["action", "changes", "packed"])
    .orderBy("sequence", "desc")
    .limit(2)
    .execute();
  const jobsIn = (row: (typeof rows)[number]) =>
    storedChanges(row).split('"drawer-pulse"').length - 1;
  expect(rows.map((row) => [row.action, jobsIn(row)])).toEqual([
    ["open-drawer", 1],
    ["close-bill", 1],
  ]);
});

test("the office sets which pay types open the drawer, and no client can override it", async () => {
  const rows = await office.list(officePayType);
  const cash = findNamed(rows, "Cash");
  const card = findNamed(rows, "Credit card");
  const vat = findNamed(rows, "VAT");
  expect([cash.opensDrawer, card.opensDrawer]).toEqual([true, false]);
  await office.save(officePayType, {
    save: [
      { id: cash.id, revision: cash.revision, opensDrawer: false },
      { id: card.id, revision: card.revision, opensDrawer: true },
    ],
  });
  expect(await pay([800, 132_00])).toEqual([]);
  expect(await pay([850, 132_00])).toEqual([drawerPulseJob]);
  const refused = await office.refused(officePayType, {
    save: [{ id: vat.id, revision: vat.revision, opensDrawer: true }],
  });
  expect(refused).toMatchObject({
    status: 400,
    fields: [{ field: "opensDrawer", code: "does-not-fit" }],
  });
});

test("in a venue of an earlier release, cash opens the drawer, and money-out prints a slip", async () => {
  const old = await openTestDatabaseBefore("0024-drawer-and-slips");
  await migrate(old.database, old.engine);
  const venue = await startOffice(await startTestApp(tmpdir(), async () => old));
  await openDayAndShift(venue);
  const opening = (await venue.list(officePayType)).filter((row) => row.opensDrawer);
  expect(opening.map(({ name }) => name)).toEqual(["Cash"]);
  const categories = await callAs(venue.app, venue.cashier, listExpenseCategories);
  const expenseCategory = findNamed(
    replyOf(listExpenseCategories, categories).map(({ id, preset }) => ({ id, name: preset })),
    "Ice",
  ).id;
  const body = { type: 1, amount: 60_00, note: "", expenseCategory };
  const { jobs } = replyOf(addPayment, await venue.write(venue.cashier, addPayment, { body }));
  expect(jobs.map(({ document }) => document.kind)).toEqual(["drawer-pulse", "payment-slip"]);
  await venue.app.close();
});
