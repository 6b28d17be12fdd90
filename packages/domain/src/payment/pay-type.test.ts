import { expect, test } from "vitest";

import { aPayType, card, cash, qr } from "../testing/pay-builders.ts";
import { findCash, sortByIndex, roleOf, takesMoney } from "./pay-type.ts";

test.each([
  [99, "none"],
  [100, "subtotal"],
  [101, "discount"],
  [399, "discount"],
  [400, "total"],
  [401, "charge"],
  [699, "charge"],
  [700, "amount"],
  [701, "none"],
  [799, "none"],
  [800, "cash"],
  [801, "method"],
  [900, "invoice"],
  [1099, "method"],
  [1100, "change"],
  [1101, "none"],
])("a pay type at index %i is %s", (indexNumber, role) => {
  expect(roleOf({ indexNumber })).toBe(role);
});

test("guests pay by cash, invoice and the methods between cash and change", () => {
  const indexes = [100, 250, 400, 500, 700, 750, 800, 850, 900, 1000, 1100, 1200];
  expect(indexes.filter((indexNumber) => takesMoney({ indexNumber }))).toEqual([
    800, 850, 900, 1000,
  ]);
});

test("rows are sorted by index", () => {
  const rows = [1100, 100, 800].map((indexNumber) => aPayType({ indexNumber }));
  expect(sortByIndex(rows).map(({ indexNumber }) => indexNumber)).toEqual([100, 800, 1100]);
});

test("the venue's cash is the pay type at its place, whatever its name", () => {
  expect(findCash([card, qr, cash])).toBe(cash);
  expect(findCash([card, qr])).toBeUndefined();
});
