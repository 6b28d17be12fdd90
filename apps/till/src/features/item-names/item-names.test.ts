import { outbox } from "@comanda/languages/en_US/till/outbox";
import { padThai } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { itemNames } from "./item-names.ts";

test("the items of a list are named one by one", () => {
  const items = [{ product: padThai.id, qty: 0, price: null }];
  expect(itemNames(items, { outbox, reference: plainReference })).toEqual(["0 × Pad Thai"]);
});

test("what is apart from its dish is named with it, and a commission by what it is on", () => {
  const plain = { product: padThai.id, qty: 1, price: null };
  const items = [
    { ...plain, key: "dish" },
    { ...plain, key: "sauce", parent: "dish", type: 1 as const },
    { ...plain, key: "tonic", parent: "gin", type: 1 as const },
    { ...plain, key: "earned", parent: "gin", type: 2 as const },
    { ...plain, key: "lost", parent: "unknown", type: 1 as const },
  ];
  const dishOf = (key: string) => (key === "gin" ? padThai.id : undefined);
  expect(itemNames(items, { outbox, reference: plainReference, dishOf })).toEqual([
    "1 × Pad Thai",
    "1 × Pad Thai",
    "1 × Pad Thai with Pad Thai",
    "commission on Pad Thai",
    "1 × Pad Thai",
  ]);
});
