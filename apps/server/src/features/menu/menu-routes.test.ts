import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { listMenu, type ArticleReply, type Menu } from "@comanda/contract/menu";
import { pickStation } from "@comanda/contract/pick-station";
import { id as idOf } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  callAs,
  errorOf,
  replyOf,
  send,
  signedRequest,
  signInAs,
  type SignedIn,
} from "../../testing/test-till.ts";

let app: TestApp;
let waiter: SignedIn;
let menu: Menu;
beforeAll(async () => {
  app = await startTestApp();
  waiter = await signInAs(app, "waiter");
  menu = await menuOf(waiter);
});
afterAll(() => app.close());

async function menuOf(signedIn: SignedIn): Promise<Menu> {
  return replyOf(listMenu, await callAs(app, signedIn, listMenu));
}

function articleNamed(name: string): ArticleReply {
  const found = menu.articles.find((article) => article.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

test("the menu needs a session", async () => {
  const response = await app.app().inject({ url: "/api/product/list" });
  expect(errorOf(response)).toEqual({
    status: 401,
    code: "token-missing",
    message: "Please log in",
  });
});

describe("the menu of the demo venue", () => {
  test.each([
    ["Pad Thai", 12_000],
    ["Green Curry", 15_000],
    ["Singha Beer", 9000],
    ["Jasmine Rice", 2000],
    ["Gin", 14_000],
    ["Tonic", 3000],
    ["Soda", 0],
    ["Pool Table", 20_000],
    ["Foot Massage", 800],
    ["Bungalow", 150_000],
    ["Lady Drink", 20_000],
    ["Rib Eye", 59_000],
    ["Mango Sticky Rice", 11_000],
  ])("sells %s for %i satang", (name, price) => {
    expect(articleNamed(name)).toMatchObject({ price, active: true, deletedAt: null });
  });

  test("has about 120 articles, in categories of many colors", () => {
    expect(menu.articles.length).toBeGreaterThanOrEqual(100);
    expect(menu.categories.length).toBeGreaterThanOrEqual(12);
    expect(new Set(menu.categories.map(({ color }) => color)).size).toBe(menu.categories.length);
    const used = new Set(menu.articles.map(({ category }) => category));
    expect(menu.categories.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  test("allows at most two of Tonic and Soda in Gin", () => {
    const group = menu.mixerGroups.find((made) => made.id === articleNamed("Gin").mixerGroup);
    expect(group).toEqual({
      id: group?.id,
      products: [articleNamed("Tonic").id, articleNamed("Soda").id],
      maximum: 2,
    });
    expect(articleNamed("Tonic").type).toBe(2);
  });

  test("sells time by the minute, the hour and the day, with its minimum", () => {
    expect(articleNamed("Foot Massage")).toMatchObject({ type: 5, timeType: 0, priceMin: 24_000 });
    expect(articleNamed("Pool Table")).toMatchObject({ type: 5, timeType: 1, priceMin: 10_000 });
    expect(articleNamed("Bungalow")).toMatchObject({ type: 5, timeType: 2, priceMin: null });
  });

  test("lets staff set the price of the catch of the day", () => {
    expect(articleNamed("Catch of the Day")).toMatchObject({
      variablePrice: true,
      priceMin: 20_000,
      priceMax: 90_000,
    });
  });

  test("offers levels and cooking notes for Rib Eye", () => {
    const ribEye = articleNamed("Rib Eye");
    const levels = menu.orderLevels.filter(
      ({ productGroup }) => productGroup === ribEye.productGroup,
    );
    expect(levels.map(({ name }) => name)).toEqual(["Rare", "Medium", "Well done"]);
    expect(ribEye.orderLevel).toBe(true);
    expect(ribEye.cookingOptions).not.toEqual([]);
  });

  test("requires the earner of the commission on a Lady Drink", () => {
    expect(articleNamed("Lady Drink")).toMatchObject({
      commissionActive: true,
      commissionPrice: null,
    });
    expect(articleNamed("Lady Drink").commission).not.toBeNull();
  });

  test("has run out of mangoes only", () => {
    const runOut = menu.articles.filter(({ outOfStock }) => outOfStock.length > 0);
    expect(runOut.map(({ name }) => name)).toEqual(["Mango Sticky Rice"]);
  });

  test("has pages of favorites in their order", () => {
    const [page] = menu.favorites;
    const place = menu.productPositions.find(({ favorite }) => favorite === page?.id);
    const first = place?.products.map(
      (product) => menu.articles.find((article) => article.id === product)?.name,
    );
    expect(first?.slice(0, 3)).toEqual(["Pad Thai", "Green Curry", "Jasmine Rice"]);
  });

  test("orders the tiles of every category, those of subcategories after its own", () => {
    const namesIn = (name: string) => {
      const category = menu.categories.find((one) => one.name === name);
      const place = menu.productPositions.find((one) => one.category === category?.id);
      return place?.products.map((id) => menu.articles.find((one) => one.id === id)?.name);
    };
    expect(namesIn("Beer")?.[0]).toBe("Singha Beer");
    expect(namesIn("Wine")?.slice(0, 3)).toEqual([
      "Wine of the Month",
      "Shiraz Glass",
      "Shiraz Bottle",
    ]);
    const placed = menu.productPositions.filter(({ category }) => category !== null);
    expect(placed.length).toBe(menu.categories.length);
  });

  test("repeats nothing in the names of its tabs", () => {
    const tabs = [...menu.categories, ...menu.favorites].map(({ name }) => name);
    expect(new Set(tabs).size).toBe(tabs.length);
  });

  test("defines the format and the denominations of baht", () => {
    expect(menu.location).toMatchObject({ name: "Lotus House", useLocalServer: false });
    expect(menu.moneyFormat).toEqual({
      hasDecimals: true,
      decimalSeparator: ".",
      thousandSeparator: ",",
    });
    expect(menu.currency).toMatchObject({
      code: "THB",
      symbol: "฿",
      coinDenominations: [25, 50, 100, 500, 1000],
      billDenominations: [2000, 5000, 10_000, 50_000, 100_000],
    });
  });
});

test("whether an article has run out depends on the station", async () => {
  const beer = articleNamed("Singha Beer").id;
  const bar = idOf<"station">(waiter.stations.find(({ name }) => name === "Bar")?.id ?? 0);
  const database = app.database();
  const { stock_item: bottle } = await database
    .selectFrom("recipe")
    .select("stock_item")
    .where("article", "=", beer)
    .executeTakeFirstOrThrow();
  await database
    .updateTable("stock")
    .set({ current_count_thousandths: stockAmount(999) })
    .where("stock_item", "=", bottle)
    .where("station", "=", bar)
    .execute();
  const atBar = await signInAs(app, "waiter");
  await callAs(app, atBar, pickStation, { params: { id: bar } });
  const usedUpFor = (seen: Menu) =>
    seen.articles.find((article) => article.id === beer)?.outOfStock;
  expect(usedUpFor(await menuOf(atBar))).toEqual([bottle]);
  expect(usedUpFor(await menuOf(waiter))).toEqual([]);
});

test("a session of Harbour Hotel sees nothing of Lotus House", async () => {
  const harbour = await signInAs(app, "harbour");
  const theirs = await menuOf(harbour);
  expect(theirs.currency.code).toBe("VND");
  expect(theirs.moneyFormat.hasDecimals).toBe(false);
  const ids = (seen: Menu): readonly number[] =>
    [seen.articles, seen.categories, seen.favorites, seen.productGroups, seen.orderLevels].flatMap(
      (records, kind) => records.map(({ id }) => kind * 1_000_000 + id),
    );
  const ours = new Set(ids(menu));
  expect(ids(theirs).filter((id) => ours.has(id))).toEqual([]);
});

describe("a menu in the client's cache", () => {
  test("is not sent again while it is unchanged", async () => {
    const request = signedRequest(app, waiter, listMenu);
    const first = await send(app, request);
    const tag = String(first.headers["etag"]);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    const again = signedRequest(app, waiter, listMenu);
    const second = await send(app, {
      ...again,
      headers: { ...again.headers, "if-none-match": tag },
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe("");
  });

  test.each([
    ["gzip", gunzipSync, 12_000],
    ["br", brotliDecompressSync, 11_000],
  ])("is compressed for clients that accept %s", async (encoding, decompress, atMost) => {
    const request = signedRequest(app, waiter, listMenu);
    const headers = { ...request.headers, "accept-encoding": `deflate, ${encoding}` };
    const response = await send(app, { ...request, headers });
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["vary"]).toBe("accept-encoding");
    const text = decompress(response.rawPayload).toString();
    expect(JSON.parse(text)).toHaveProperty("articles");
    expect(response.rawPayload.length).toBeLessThan(atMost);
  });

  test("is sent uncompressed or in Brotli, as the client accepts", async () => {
    const request = signedRequest(app, waiter, listMenu);
    const plain = await send(app, request);
    expect(plain.headers).not.toHaveProperty("content-encoding");
    const again = signedRequest(app, waiter, listMenu);
    const headers = { ...again.headers, "accept-encoding": "gzip, br" };
    const both = await send(app, { ...again, headers });
    expect(both.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(both.rawPayload).toString()).toBe(plain.body);
  });
});
