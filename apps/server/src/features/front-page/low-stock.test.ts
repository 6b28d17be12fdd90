import { readFrontPage, maxFrontPageRows } from "@comanda/contract/front-page";
import { listMenu } from "@comanda/contract/menu";
import { officeArticle } from "@comanda/contract/office-menu";
import { officeStation, officeStockItem } from "@comanda/contract/office-venue";
import { listStock, updateStock } from "@comanda/contract/stock";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
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

test("what was never counted is out at each sale point while an article on sale needs it", async () => {
  await office.save(officeStation, { save: [{ name: "Cellar", isSalePoint: false }] });
  const stations = await office.list(officeStation);
  const salePoints = stations.filter(({ isSalePoint }) => isSalePoint).map(({ name }) => name);
  const abalone = { name: "Abalone", size: 1000, unit: "kg", count: "bags" };
  const { saved } = await office.save(officeStockItem, { save: [abalone] });
  const placesOf = async () =>
    (await stockPage()).rows.flatMap(({ stockItem, station, left, isOut }) =>
      stockItem === "Abalone" ? [{ station, left, isOut }] : [],
    );
  expect(await placesOf()).toEqual([]);
  const { category, productGroup } = findNamed(await office.list(officeArticle), "Pad Thai");
  const recipe = [{ stockItem: saved[0]?.id, amount: 500 }];
  const dish = { name: "Abalone soup", price: 100, color: "#1e90ff", category, productGroup };
  await office.save(officeArticle, { save: [{ ...dish, recipe, isActive: true }] });
  const { articles } = replyOf(listMenu, await callAs(office.app, office.cashier, listMenu));
  expect(findNamed(articles, "Abalone soup").outOfStock).toEqual([saved[0]?.id]);
  const places = await placesOf();
  expect(places.map(({ station }) => station).toSorted()).toEqual(salePoints.toSorted());
  expect(places.every(({ left, isOut }) => left === 0 && isOut)).toBe(true);
  // Counted at the bar only, it is not sold elsewhere.
  const bar = findNamed(stations, "Bar").id;
  const one = { id: null, station: bar, stockItem: saved[0]?.id, currentCount: 0, delivered: 1000 };
  const body = { [bar]: { station: bar, stocks: [one] } };
  replyOf(updateStock, await office.write(office.admin, updateStock, { body }));
  expect(await placesOf()).toEqual([]);
});
