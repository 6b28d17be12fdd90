import { randomUUID } from "node:crypto";

import { listMenu } from "@comanda/contract/menu";
import { listManagementGroups, listStock, readStock, updateStock } from "@comanda/contract/stock";
import type { StockReply } from "@comanda/contract/stock-record";
import { id } from "@comanda/domain/id";
import { findMissingStock } from "@comanda/domain/stock/find-missing-stock";
import { stockLevelsAt } from "@comanda/domain/stock/stock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let evening: Evening;
let harbour: SignedIn;
let restaurant: number;
let store: number;
let mango: number;
let gin: number;

beforeAll(async () => {
  evening = await startEvening();
  harbour = await signInAs(evening.app, "harbour");
  const named = (wanted: string) =>
    evening.cashier.stations.find(({ name }) => name === wanted)?.id ?? 0;
  restaurant = named("Restaurant");
  store = named("Store");
  const { stockItems } = await stockSeenBy(evening.cashier);
  mango = stockItems.find(({ name }) => name === "Mango")?.id ?? 0;
  gin = stockItems.find(({ name }) => name === "House gin")?.id ?? 0;
});
afterAll(() => evening.app.close());

const stockSeenBy = async (user: SignedIn) =>
  replyOf(listStock, await callAs(evening.app, user, listStock));

async function stockAt(station: number, item: number): Promise<StockReply> {
  const { stocks } = await stockSeenBy(evening.waiter);
  const found = stocks.find((row) => row.station === station && row.stockItem === item);
  if (found === undefined) throw new Error(`Nothing of ${item} at ${station}`);
  return found;
}

const read = (item: number, station: number, as: SignedIn = evening.waiter) =>
  callAs(evening.app, as, readStock, { params: { id: item, station } });

const row = (station: number, stockItem: number, delivered: number, changes: object = {}) => ({
  id: null,
  station,
  stockItem,
  currentCount: delivered,
  delivered,
  ...changes,
});

const deliver = (
  body: object,
  as: SignedIn = evening.cashier,
  idempotencyKey: string = randomUUID(),
) => callAs(evening.app, as, updateStock, { body, idempotencyKey });

const to = (station: number, ...stocks: readonly object[]) => ({ [station]: { station, stocks } });

describe("the stock of the demo venue", () => {
  test("has the delivery screen's data of every item, and the count of each station", async () => {
    const { stockItems, stocks } = await stockSeenBy(evening.waiter);
    const groups = replyOf(
      listManagementGroups,
      await callAs(evening.app, evening.waiter, listManagementGroups),
    );
    expect(stockItems.find(({ name }) => name === "House gin")).toEqual({
      id: gin,
      name: "House gin",
      managementGroup: groups.find(({ name }) => name === "Beverages")?.id,
      alarmLevel: 2000,
      standardOrder: 6000,
      cost: 640_00,
      size: 700,
      unit: "l",
      count: "bottles",
      active: true,
      cloneId: null,
      masterId: null,
    });
    const ofGin = stocks.filter(({ stockItem }) => stockItem === gin);
    expect(ofGin.map(({ currentCount }) => currentCount)).toEqual([20_000, 20_000, 20_000, 20_000]);
    expect(ofGin.map(({ station }) => station)).toEqual(
      evening.cashier.stations.map((station) => station.id),
    );
  });

  test("can be read for one item at one station", async () => {
    const { id: stockId, currentCount } = await stockAt(store, gin);
    expect(replyOf(readStock, await read(gin, store))).toEqual({ id: stockId, currentCount });
  });

  test("of no item is empty", async () => {
    expect(replyOf(readStock, await read(0, store))).toEqual({ id: null, currentCount: 0 });
  });

  test("is separate per location", async () => {
    const theirs = harbour.stations[0]?.id ?? 0;
    expect(await stockSeenBy(harbour)).toEqual({ stockItems: [], stocks: [], recipes: [] });
    expect(errorOf(await read(gin, theirs))).toMatchObject({ status: 404 });
    expect(errorOf(await read(gin, theirs, harbour))).toMatchObject({
      status: 404,
      message: `Stock item #${gin} does not exist or deleted`,
    });
    const groups = await callAs(evening.app, harbour, listManagementGroups);
    expect(replyOf(listManagementGroups, groups).map(({ name }) => name)).toEqual([
      "Beverages",
      "Rooms",
    ]);
  });
});

describe("a delivery", () => {
  test("to several stations is added to the counts, and sent to every till", async () => {
    const [atStore, atRestaurant] = [await stockAt(store, gin), await stockAt(restaurant, gin)];
    const bottles = [
      row(store, gin, 4200, { id: atStore.id, currentCount: 24_200 }),
      row(store, mango, 6000),
    ];
    const reply = replyOf(
      updateStock,
      await deliver({ ...to(store, ...bottles), ...to(restaurant, row(restaurant, gin, 700)) }),
    );
    expect(reply.result).toBe("success");
    const after = [
      { ...atStore, currentCount: 24_200 },
      { ...(await stockAt(store, mango)), currentCount: 6000 },
      { ...atRestaurant, currentCount: 20_700 },
    ];
    expect(reply.modifiedStocks).toEqual(expect.arrayContaining(after));
    expect(reply.modifiedStocks).toHaveLength(3);
    expect(reply.update["stock"]).toContainEqual({
      id: atStore.id,
      changes: { currentCount: { old: 20_000, new: 24_200 } },
    });
    expect((await stockSeenBy(evening.waiter)).stocks).toEqual(expect.arrayContaining(after));
  });

  test("can be the first of its item at a station", async () => {
    const database = evening.app.database();
    const { id: gone } = await stockAt(store, mango);
    await database.deleteFrom("stock").where("id", "=", gone).execute();
    expect(replyOf(readStock, await read(mango, store))).toEqual({ id: null, currentCount: 0 });
    const reply = replyOf(updateStock, await deliver(to(store, row(store, mango, 3000))));
    expect(reply.insert["stock"]).toEqual(reply.modifiedStocks);
    expect(await stockAt(store, mango)).toMatchObject({ currentCount: 3000 });
  });

  test("is booked once, however often it is sent", async () => {
    const before = await stockAt(store, gin);
    const key = randomUUID();
    const body = to(store, row(store, gin, 700));
    const replies = await Promise.all([1, 2, 3].map(() => deliver(body, evening.cashier, key)));
    expect(new Set(replies.map(({ body: text }) => text)).size).toBe(1);
    expect(await stockAt(store, gin)).toMatchObject({ currentCount: before.currentCount + 700 });
  });

  test("requires the permission, also to take away", async () => {
    for (const amount of [700, -700]) {
      const refused = await deliver(to(store, row(store, gin, amount)), evening.waiter);
      expect(errorOf(refused)).toMatchObject({ status: 403, message: "Permission denied" });
    }
  });

  test("takes away what is below zero, and leaves the rest of it as it is", async () => {
    const [atStore, atRestaurant] = [await stockAt(store, gin), await stockAt(restaurant, gin)];
    const broken = row(store, gin, -1400, { id: atStore.id, currentCount: -1 });
    await deliver({ ...to(store, broken), ...to(restaurant, row(restaurant, gin, 700)) });
    expect(await stockAt(store, gin)).toMatchObject({ currentCount: atStore.currentCount - 1400 });
    expect(await stockAt(restaurant, gin)).toMatchObject({
      currentCount: atRestaurant.currentCount + 700,
    });
  });

  test("makes articles available again, which tills can tell from the counts", async () => {
    const soldOut = async () => {
      const menu = replyOf(listMenu, await callAs(evening.app, evening.waiter, listMenu));
      return menu.articles.filter((article) => article.outOfStock.length > 0);
    };
    const [rice] = await soldOut();
    expect(rice).toMatchObject({ name: "Mango Sticky Rice", outOfStock: [mango] });
    await deliver(to(restaurant, row(restaurant, mango, 20_000)));
    expect(await soldOut()).toEqual([]);
    const { recipes, stocks } = await stockSeenBy(evening.waiter);
    const recipe = recipes.find(({ article }) => article === rice?.id) ?? null;
    expect(recipe?.parts).toMatchObject([{ stockItem: mango }]);
    expect(findMissingStock(recipe, stockLevelsAt(id(restaurant), stocks))).toEqual([]);
    expect(findMissingStock(recipe, stockLevelsAt(id(store), []))).toEqual([mango]);
  });
});

describe("a wrong delivery", () => {
  const nothingChanges = async (body: object): Promise<ReturnType<typeof errorOf>> => {
    const before = await stockSeenBy(evening.cashier);
    const refused = errorOf(await deliver(body));
    expect(await stockSeenBy(evening.cashier)).toEqual(before);
    return refused;
  };

  test("in one row is refused as a whole", async () => {
    const good = to(restaurant, row(restaurant, gin, 700));
    const theirs = harbour.stations[0]?.id ?? 0;
    const wrong: readonly [object, object][] = [
      [to(store, row(store, 999_999, 700)), { status: 404, about: { entity: "Stock item" } }],
      [to(theirs, row(theirs, gin, 700)), { status: 404, about: { entity: "Station" } }],
      [to(store, row(store, gin, 700, { id: 999_999 })), { status: 404 }],
      [to(store, row(restaurant, gin, 700)), { status: 400 }],
      [{ [store]: { station: restaurant, stocks: [row(restaurant, gin, 1)] } }, { status: 400 }],
      [to(store, row(store, gin, 0)), { status: 400 }],
      [to(store, row(store, gin, 0.5)), { status: 400 }],
      [to(store), { status: 400 }],
      [{ store: { station: store, stocks: [row(store, gin, 1)] } }, { status: 400 }],
    ];
    for (const [body, answer] of wrong) {
      expect(await nothingChanges({ ...good, ...body })).toMatchObject(answer);
    }
  });

  test("of a row that the station has no longer is refused, also beside the first of an item", async () => {
    const { id: gone } = await stockAt(store, mango);
    await evening.app.database().deleteFrom("stock").where("id", "=", gone).execute();
    const rows = [row(store, mango, 1000), row(store, gin, 1000, { id: gone })];
    expect(errorOf(await deliver(to(store, ...rows)))).toMatchObject({
      status: 404,
      message: expect.stringContaining(String(gone)),
    });
  });

  test("that takes away more than there is is refused, with the item", async () => {
    const { currentCount } = await stockAt(store, gin);
    const good = to(restaurant, row(restaurant, gin, 700));
    const tooMuch = to(store, row(store, gin, -(currentCount + 1)));
    expect(await nothingChanges({ ...good, ...tooMuch })).toMatchObject({
      code: "out-of-stock",
      about: { stockItems: [gin], names: ["House gin"] },
    });
  });

  test("is refused with the row that names another station", async () => {
    expect(await nothingChanges(to(store, row(restaurant, gin, 700)))).toMatchObject({
      fields: [
        { field: `${store}.stocks.0.station`, error: "is not the station of this delivery" },
      ],
    });
  });

  test("above the maximum count is refused, not an error", async () => {
    const most = Array.from({ length: 600 }, () => row(store, gin, 10 ** 13));
    const half = to(store, ...most.slice(0, 500));
    expect((await deliver(half)).statusCode).toBe(200);
    expect(await nothingChanges(half)).toMatchObject({ status: 400, code: "quantity-invalid" });
  });
});
