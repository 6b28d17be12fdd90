import { expect, test } from "vitest";

import { aStockItem, ginBottle, levels, lime, units } from "../testing/stock-builders.ts";
import { littleLeft } from "./little-left.ts";
import { noStock } from "./stock-amount.ts";

const gin = [{ stockItem: ginBottle.id, amount: units(0.03) }];
const sour = [...gin, { stockItem: lime.id, amount: units(1) }];
const unwatched = [ginBottle, lime].map((item) => ({ ...item, alarmLevel: noStock }));
const items = new Map(unwatched.map((item) => [item.id, item]));
const nothing = levels();

test("the pieces left are shown from ten downwards", () => {
  const left = (litres: number) =>
    littleLeft({ parts: gin }, { levels: levels([ginBottle, litres]), taken: nothing, items });
  expect(left(0.33)).toBeNull();
  expect(left(0.329)).toBe(10);
  expect(left(0.1)).toBe(3);
  expect(left(0.02)).toBe(0);
});

test("the scarcest item of a recipe decides", () => {
  const stock = levels([ginBottle, 0.7], [lime, 2]);
  expect(littleLeft({ parts: sour }, { levels: stock, taken: nothing, items })).toBe(2);
});

test("what the order takes already is no longer left", () => {
  const stock = levels([ginBottle, 0.3]);
  const taken = levels([ginBottle, 0.24]);
  expect(littleLeft({ parts: gin }, { levels: stock, taken, items })).toBe(2);
  const all = levels([ginBottle, 0.6]);
  expect(littleLeft({ parts: gin }, { levels: stock, taken: all, items })).toBe(0);
});

test("an item at its alarm level is shown earlier", () => {
  const watched = new Map([[ginBottle.id, aStockItem(1, { alarmLevel: units(0.6) })]]);
  const left = (litres: number) =>
    littleLeft(
      { parts: gin },
      { levels: levels([ginBottle, litres]), taken: nothing, items: watched },
    );
  expect(left(0.61)).toBeNull();
  expect(left(0.6)).toBe(20);
});

test("an article that takes no stock is never short", () => {
  const stock = { levels: nothing, taken: nothing, items };
  expect(littleLeft({ parts: [] }, stock)).toBeNull();
  const free = [{ stockItem: lime.id, amount: noStock }];
  expect(littleLeft({ parts: free }, stock)).toBeNull();
  expect(littleLeft({ parts: sour }, { ...stock, items: new Map() })).toBe(0);
});
