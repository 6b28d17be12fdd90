import { expect, test } from "vitest";

import { refuse } from "../refusal.ts";
import { typedQuantity } from "./typed-quantity.ts";

test.each([
  ["", 1],
  ["1", 1],
  ["12", 12],
  ["9999", 9999],
])("%j typed before a tile orders %d", (typed, count) => {
  expect(typedQuantity(typed)).toBe(count);
});

test.each(["0", "A12", "12A", "000"])(
  "%j typed before a tile is refused, not read as one",
  (typed) => {
    expect(typedQuantity(typed)).toEqual(refuse("quantity-invalid"));
  },
);

test("a bill number typed before a tile is refused with the maximum quantity", () => {
  expect(typedQuantity("999999999")).toEqual(refuse("quantity-too-large", { maximum: 9999 }));
});
