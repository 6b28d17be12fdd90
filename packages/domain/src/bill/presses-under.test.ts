import { expect, test } from "vitest";

import { setOfPart, withPressesUnder } from "./presses-under.ts";

const press = (key: string, parent: string | null = null) => ({ key, parent });

const presses = [
  press("steak"),
  press("salad", "steak"),
  press("oil", "salad"),
  press("virgin", "oil"),
  press("set"),
  press("rare", "set.101"),
  press("fries", "set.100"),
  press("ketchup", "fries"),
  press("dinner"),
  press("gin"),
  press("tonic", "gin"),
  press("sauce", "sent salad"),
];
const under = (...keys: readonly string[]) => [...withPressesUnder(keys, presses)];

test("the answers of a press belong to it, and the answers about those", () => {
  expect(under("steak")).toEqual(["steak", "salad", "oil", "virgin"]);
  expect(under("salad")).toEqual(["salad", "oil", "virgin"]);
  expect(under("virgin")).toEqual(["virgin"]);
});

test("what stands under the parts of a set belongs to the set, and to no other", () => {
  expect(under("set")).toEqual(["set", "rare", "fries", "ketchup"]);
  expect(under("dinner")).toEqual(["dinner"]);
  expect(setOfPart("set.100")).toBe("set");
  expect(setOfPart("gin")).toBe("");
});

test("several presses have what belongs to any of them", () => {
  expect(under("gin", "oil")).toEqual(["gin", "oil", "virgin", "tonic"]);
});
