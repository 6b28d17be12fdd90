import { expect, test } from "vitest";

import { repeatRows } from "./repeat-rows.ts";

test("one cell fills a whole range", () => {
  expect(repeatRows([["120"]], { height: 2, width: 2 })).toEqual([
    ["120", "120"],
    ["120", "120"],
  ]);
});

test("rows are repeated in a range that is a multiple of them", () => {
  const rows = [["a", "b"], ["c"]];
  expect(repeatRows(rows, { height: 4, width: 4 })).toEqual([
    ["a", "b", "a", "b"],
    ["c", "", "c", ""],
    ["a", "b", "a", "b"],
    ["c", "", "c", ""],
  ]);
});

test("rows stay as they are in a range of any other size", () => {
  const rows = [["a", "b"], ["c"]];
  for (const range of [
    { height: 1, width: 1 },
    { height: 3, width: 3 },
    { height: 2, width: 2 },
  ]) {
    expect(repeatRows(rows, range)).toEqual(rows);
  }
});
