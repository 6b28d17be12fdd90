import { expect, test } from "vitest";

import type { GridEdits, RowEdits } from "./grid-edits.ts";
import { keepSteps } from "./keep-steps.ts";

const row: RowEdits = { price: { value: 1 } };
const stepOf = (rows: number): GridEdits =>
  new Map(Array.from({ length: rows }, (_none, at) => [at, row]));

test("the last 500 steps can be taken back", () => {
  const past = Array.from({ length: 502 }, (_none, at) => stepOf(at % 3));
  expect(keepSteps(past)).toEqual(past.slice(2));
  expect(keepSteps(past.slice(2))).toHaveLength(500);
  expect(keepSteps([])).toEqual([]);
});

test("after a very large table was pasted, the last ten steps, and always one", () => {
  const [large, larger] = [stepOf(25_000), stepOf(250_001)];
  expect(keepSteps(Array.from({ length: 30 }, () => large))).toHaveLength(10);
  expect(keepSteps([larger, larger])).toEqual([larger]);
  expect(keepSteps([large, larger, stepOf(0)])).toEqual([stepOf(0)]);
});
