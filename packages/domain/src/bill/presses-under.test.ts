import { expect, test } from "vitest";

import { pressOfDerived, withPressesUnder } from "./presses-under.ts";

const press = (key: string, parent: string | null = null) => ({ key, parent, credits: null });
const credit = (key: string, credits: string) => ({ key, parent: null, credits });

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
  expect(pressOfDerived("set.100")).toBe("set");
  expect(pressOfDerived("gin")).toBe("");
});

test("several presses have what belongs to any of them", () => {
  expect(under("gin", "oil")).toEqual(["gin", "oil", "virgin", "tonic"]);
});

test("what takes a press back belongs to it, also if it takes back a free piece", () => {
  const credits = [
    credit("one back", "gin"),
    credit("free back", "gin.1"),
    credit("oil back", "oil"),
  ];
  const belonging = (key: string) => [...withPressesUnder([key], [...presses, ...credits])];
  expect(belonging("gin")).toEqual(["gin", "tonic", "one back", "free back"]);
  expect(belonging("salad")).toEqual(["salad", "oil", "virgin", "oil back"]);
});
