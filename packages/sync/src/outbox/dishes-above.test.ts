import type { NewItem } from "@comanda/contract/bill";
import { plainPress } from "@comanda/contract/sent-line";
import { gin, padThai, tonic } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { dishesAbove, readDishes } from "./dishes-above.ts";

const press = (key: string, fields: Partial<NewItem>): NewItem => ({
  ...plainPress,
  key,
  product: gin.id,
  createdDate: "2026-11-20 12:00:00",
  ...fields,
});

test("the dish of what is kept without it is known by its line", () => {
  const drink = press("gin", {});
  const mixer = press("tonic", { product: tonic.id, parent: "gin" });
  const ofSet = press("rare", { parent: "set.101" });
  const all = [drink, mixer, press("set", { product: padThai.id }), ofSet];
  expect(dishesAbove([mixer, ofSet], all)).toEqual({ gin: gin.id, "set.101": padThai.id });
  expect(dishesAbove([drink, mixer], all)).toEqual({});
  expect(dishesAbove([press("ice", { parent: "unknown" })], all)).toEqual({});
});

test("what the device has stored is read defensively", () => {
  expect(readDishes({ gin: 5, rum: "6", ale: 1.5 })).toEqual({ gin: 5 });
  expect(
    [readDishes(null), readDishes("gin"), readDishes(undefined)].flatMap(Object.values),
  ).toEqual([]);
});
