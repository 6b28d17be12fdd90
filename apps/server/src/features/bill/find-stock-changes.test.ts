import { updateBill } from "@comanda/contract/bill";
import { officeArticle } from "@comanda/contract/office-menu";
import { officeStockItem } from "@comanda/contract/office-venue";
import { lineOfStored } from "@comanda/contract/stored-line";
import { id } from "@comanda/domain/id";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { replyOf } from "../../testing/test-till.ts";
import { findStockChanges } from "./find-stock-changes.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

let read: string[] = [];
const noting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    read.push(JSON.stringify(node));
    return node;
  },
  transformResult: async ({ result }) => result,
};
beforeEach(() => (read = []));

async function cook(amounts: readonly number[]): Promise<void> {
  const { id: article, revision } = findNamed(await office.list(officeArticle), "Foot Massage");
  const { id: stockItem } = findNamed(await office.list(officeStockItem), "Leo bottle");
  const recipe = amounts.map((amount) => ({ stockItem, amount }));
  await office.save(officeArticle, { save: [{ id: article, revision, recipe }] });
}

const timeStart = "2026-11-20 11:00:00";

/** A bill with a massage that was stopped after half an hour. */
async function massageOn(table: string): Promise<number> {
  const bill = await office.openBill(table, [office.item("Foot Massage", { type: 5, timeStart })]);
  const { bill: head, items } = await office.billOf(bill);
  const stopped = { id: items[0]?.id, times: { timeStart, timeEnd: "2026-11-20 11:30:00" } };
  const body = { id: bill, version: head?.version, billItems: [stopped] };
  replyOf(updateBill, await office.write(office.cashier, updateBill, { body }));
  return bill;
}

/** What the void of a bill returns, read as of one version of the menu. */
async function voidsOf(...bills: readonly number[]) {
  const [location = id<"location">(0)] = office.waiter.user.subLocations;
  const reading = {
    tx: office.app.database().withPlugin(noting),
    session: { location, station: id<"station">(1) },
    referenceVersion: { location },
    changes: { all: [] },
  };
  const takings = [];
  for (const bill of bills) {
    const lines = office.app.database().selectFrom("bill_line").selectAll();
    const rows = await lines.where("bill", "=", id<"bill">(bill)).execute();
    const before = rows.map(lineOfStored);
    const changes = await findStockChanges(reading, { rows, before, after: [] });
    takings.push(changes.before.map((line) => line.takings.map(({ quantity }) => quantity)));
  }
  return takings;
}

test("the stock of timers without a recipe is not looked up", async () => {
  const [one, other] = [await massageOn("1"), await massageOn("2")];
  expect(await voidsOf(one, other)).toEqual([[[30]], [[30]]]);
  expect(read.filter((node) => node.includes('"name":"journal"'))).toEqual([]);
  expect(read.length).toBe(new Set(read).size);
});

test("the stock of a timer is looked up if its recipe was removed since", async () => {
  await cook([100]);
  const bill = await massageOn("3");
  expect(await voidsOf(bill)).toEqual([[[0, 30]]]);
  await cook([]);
  expect(await voidsOf(bill)).toEqual([[[0, 30]]]);
});
