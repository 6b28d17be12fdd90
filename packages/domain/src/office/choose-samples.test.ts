import fc from "fast-check";
import { expect, test } from "vitest";

import { chooseGoingSamples } from "./choose-samples.ts";

const choose = (samples: readonly string[], needs: readonly (readonly [string, string])[]) =>
  [
    ...chooseGoingSamples(
      new Set(samples),
      needs.map(([by, of]) => ({ by, of })),
    ),
  ].toSorted();

test("samples go together, whichever needs the other", () => {
  expect(
    choose(
      ["beer", "drinks", "bar"],
      [
        ["beer", "drinks"],
        ["drinks", "bar"],
      ],
    ),
  ).toEqual(["bar", "beer", "drinks"]);
});

test("what the owner's own article needs stays, and so does what that needs", () => {
  const needs = [
    ["my wine", "drinks"],
    ["drinks", "bar"],
    ["beer", "drinks"],
  ] as const;
  expect(choose(["beer", "drinks", "bar"], needs)).toEqual(["beer"]);
});

test("nothing that stays needs anything that goes, and no more stays than must", () => {
  const key = fc.constantFrom("a", "b", "c", "d", "e", "f");
  fc.assert(
    fc.property(fc.array(key), fc.array(fc.tuple(key, key)), (samples, needs) => {
      const going = choose(samples, needs);
      const needed = needs.filter(([, of]) => going.includes(of)).map(([by]) => by);
      expect(going).toEqual(expect.arrayContaining(needed));
      const kept = samples.filter((sample) => !going.includes(sample));
      for (const sample of kept) {
        expect(needs.some(([by, of]) => of === sample && !going.includes(by))).toBe(true);
      }
    }),
  );
});
