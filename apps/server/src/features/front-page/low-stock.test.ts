import { readFrontPage, maxFrontPageRows } from "@comanda/contract/front-page";
import { officeStockItem } from "@comanda/contract/office-venue";
import { listStock } from "@comanda/contract/stock";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
  await openDayAndShift(office);
});
afterAll(() => office.app.close());

const stockPage = async () =>
  replyOf(readFrontPage, await callAs(office.app, office.admin, readFrontPage)).stock;

test("the front page lists what is out before what is low, by name, and counts what it does not list", async () => {
  await office.change(officeStockItem, { alarmLevel: 1_000_000 });
  const stock = replyOf(listStock, await callAs(office.app, office.cashier, listStock));
  const names = new Map<number, string>(stock.stockItems.map(({ id, name }) => [id, name]));
  const namesOf = (isOut: boolean) =>
    stock.stocks
      .filter(({ currentCount }) => currentCount <= 0 === isOut)
      .map(({ stockItem }) => names.get(stockItem) ?? "?")
      .toSorted();
  const { out, low, rows } = await stockPage();
  expect([out, low]).toEqual([namesOf(true).length, namesOf(false).length]);
  const expected = [...namesOf(true), ...namesOf(false)];
  expect(expected.length).toBeGreaterThan(maxFrontPageRows);
  expect(rows.map(({ stockItem }) => stockItem)).toEqual(expected.slice(0, maxFrontPageRows));
  expect(out).toBeGreaterThan(0);
  expect(rows.map(({ isOut }) => isOut)).toEqual(rows.map((_row, at) => at < out));
});
