import { steak } from "@comanda/domain/testing/steak-house";
import { steakHouseWithSet } from "@comanda/domain/testing/steak-set";
import { expect, test } from "vitest";

import { defaultAnswers, placeOfItem } from "./chosen-answers.ts";
import { areSameAnswers } from "./same-answers.ts";

const first = defaultAnswers(steakHouseWithSet.menu, placeOfItem(steak));

test("answers that were touched back are the same, in whatever order", () => {
  expect(first.length).toBeGreaterThan(1);
  expect(areSameAnswers(first, first.toReversed())).toBe(true);
});

test("one answer fewer, more of it, or another way is something that was chosen", () => {
  const [one, ...others] = first;
  if (one === undefined) throw new Error("The steak has no answers");
  expect(areSameAnswers(first, others)).toBe(false);
  expect(areSameAnswers(first, [{ ...one, count: 2 }, ...others])).toBe(false);
  expect(areSameAnswers(first, [{ ...one, way: "without" }, ...others])).toBe(false);
});
