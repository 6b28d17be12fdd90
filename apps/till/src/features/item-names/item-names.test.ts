import { outbox } from "@comanda/languages/en_US/till/outbox";
import { padThai } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { itemNames } from "./item-names.ts";

test("the items of a list are named one by one", () => {
  const items = [{ product: padThai.id, qty: 0, price: null }];
  expect(itemNames(items, { outbox, reference: plainReference })).toEqual(["0 × Pad Thai"]);
});
