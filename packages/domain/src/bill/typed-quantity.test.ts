import { expect, test } from "vitest";

import { refuse } from "../refusal.ts";
import { typedQuantity } from "./typed-quantity.ts";

test.each([
  ["", 1],
  ["1", 1],
  ["12", 12],
  ["9999", 9999],
])("%j before a tile orders %d", (typed, count) => {
  expect(typedQuantity(typed)).toBe(count);
});

test.each(["0", "A12", "12A", "000"])("%j before a tile orders nothing, not one", (typed) => {
  expect(typedQuantity(typed)).toEqual(refuse("quantity-invalid"));
});

test("the number of a bill before a tile is refused, with the most that a press orders", () => {
  expect(typedQuantity("999999999")).toEqual(refuse("quantity-too-large", { maximum: 9999 }));
});
