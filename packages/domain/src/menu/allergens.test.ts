import fc from "fast-check";
import { expect, test } from "vitest";

import {
  allergens,
  largestAllergenSet,
  listAllergens,
  toAllergenSet,
  toAllergenStatements,
} from "./allergens.ts";

test("are those of the regulation, one bit each", () => {
  expect(allergens).toHaveLength(14);
  expect(allergens.map((one) => toAllergenSet([one]))).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192,
  ]);
  expect(toAllergenSet(allergens)).toBe(largestAllergenSet);
});

test("are read back as they were stated, in the order of the regulation", () => {
  fc.assert(
    fc.property(fc.subarray([...allergens], { minLength: 1 }), (stated) => {
      const set = toAllergenSet(stated.toReversed());
      expect(listAllergens(set)).toEqual(stated);
      expect(toAllergenStatements(set)).toEqual(stated);
    }),
  );
});

test("that are not stated differ from none", () => {
  expect([toAllergenSet([]), toAllergenSet(["none"])]).toEqual([null, 0]);
  expect([toAllergenStatements(null), toAllergenStatements(0)]).toEqual([[], ["none"]]);
  expect([listAllergens(null), listAllergens(0)]).toEqual([[], []]);
});
