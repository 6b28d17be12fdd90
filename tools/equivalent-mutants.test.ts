import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { equivalentMutants, isEquivalent } from "./equivalent-mutants.ts";
import { mutantsOf } from "./mutants-of.ts";
import { repository } from "./repository.ts";
import { sample } from "./sample.ts";

test.each(equivalentMutants)("$path still allows the mutant $from → $to", (known) => {
  const text = readFileSync(join(repository, known.path), "utf8");
  const found = mutantsOf(known.path, text).filter((mutant) => isEquivalent(mutant, text));
  expect(found).toContainEqual(expect.objectContaining({ from: known.from, to: known.to }));
});

test("a seed draws the same mutants each time, and another seed draws others", () => {
  const all = Array.from({ length: 1000 }, (_, index) => index);
  const drawn = sample(all, 40, 1);
  expect(new Set(drawn).size).toBe(40);
  expect(sample(all, 40, 1)).toEqual(drawn);
  expect(sample(all, 40, 2)).not.toEqual(drawn);
});
