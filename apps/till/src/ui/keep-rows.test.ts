import { expect, test } from "vitest";

import { keepRows, withArrivals } from "./keep-rows.ts";

type Row = { readonly id: number; readonly text: string };

const keyOf = ({ id }: Row): number => id;
const row = (id: number, text = "") => ({ id, text });

test("rows that are sorted anew keep their places, and what arrives comes last", () => {
  const shown = [row(1), row(2)];
  expect(withArrivals(shown, [row(2), row(1)], keyOf)).toBe(shown);
  expect(withArrivals(shown, [row(3), row(2), row(1)], keyOf).map(keyOf)).toEqual([1, 2, 3]);
});

test("a list that is empty begins anew", () => {
  expect(withArrivals([row(1)], [], keyOf)).toEqual([]);
});

test("rows that had left an empty list do not come back with the next one that arrives", () => {
  const emptied = withArrivals([row(1), row(2)], [], keyOf);
  expect(withArrivals(emptied, [row(3)], keyOf)).toEqual([row(3)]);
});

test("a row is shown as it is now, and one that is gone stays in its place as it was", () => {
  expect(keepRows([row(1, "a"), row(2, "b")], [row(2, "c")], keyOf)).toEqual([
    { row: row(1, "a"), isGone: true },
    { row: row(2, "c"), isGone: false },
  ]);
});
