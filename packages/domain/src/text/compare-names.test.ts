import { expect, test } from "vitest";

import { compareNames } from "./compare-names.ts";

test("names are sorted by their letters, whatever their case and accents, and by the numbers in them", () => {
  const names = ["หมู", "Pool 10", "Étoile", "Beer", "Fuze", "Pool 2", "bar", "Ăn", "ปลา"];
  const inOrder = ["Ăn", "bar", "Beer", "Étoile", "Fuze", "Pool 2", "Pool 10", "ปลา", "หมู"];
  expect(names.toSorted(compareNames)).toEqual(inOrder);
});
