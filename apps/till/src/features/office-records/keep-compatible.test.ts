import { expect, test } from "vitest";

import { keepCompatible } from "./keep-compatible.ts";

const field = { options: ["milk", "nuts", "none"], alone: "none" };
const choose = (before: readonly string[], chosen: readonly string[]) =>
  keepCompatible(field, before, new Set(chosen));

test("an option that excludes the others replaces them, and they replace it", () => {
  expect(choose(["milk"], ["milk", "none"])).toEqual(["none"]);
  expect(choose(["none"], ["none", "nuts"])).toEqual(["nuts"]);
  expect(choose(["none"], [])).toEqual([]);
  expect(choose(["none"], ["none"])).toEqual(["none"]);
});

test("other options go together, in their own order", () => {
  expect(choose(["nuts"], ["nuts", "milk"])).toEqual(["milk", "nuts"]);
  expect(keepCompatible({ options: [1, 2, 3] }, [], new Set(["3", "1"]))).toEqual([1, 3]);
});
