import { describe, expect, test } from "vitest";

import { boxOf, fillDownOf, fitSelection, isInBox, moveByKey, selectAll } from "./cell-range.ts";

const size = { rows: 20, columns: 7, page: 5 };
const from = { row: 3, column: 2 };
const move = (key: string, isFar = false) => moveByKey({ key, isFar }, from, size);

describe("a key moves", () => {
  test.each([
    ["ArrowDown", false, 4, 2],
    ["ArrowUp", false, 2, 2],
    ["ArrowRight", false, 3, 3],
    ["ArrowLeft", false, 3, 1],
    ["ArrowDown", true, 19, 2],
    ["ArrowUp", true, 0, 2],
    ["ArrowRight", true, 3, 6],
    ["ArrowLeft", true, 3, 0],
    ["PageDown", false, 8, 2],
    ["PageUp", false, 0, 2],
    ["Home", false, 3, 0],
    ["End", false, 3, 6],
    ["Home", true, 0, 0],
    ["End", true, 19, 6],
  ])("%s (far: %s) to row %i, column %i", (key, isFar, row, column) => {
    expect(move(key, isFar)).toEqual({ row, column });
  });

  test("nowhere if it writes", () => {
    expect(move("a")).toBeNull();
    expect(move("Enter")).toBeNull();
  });
});

describe("a selection", () => {
  test("is the box between its corners", () => {
    const box = boxOf({ at: { row: 5, column: 1 }, end: { row: 2, column: 4 } });
    expect(box).toEqual({ top: 2, left: 1, bottom: 5, right: 4 });
    expect(isInBox({ row: 2, column: 4 }, box)).toBe(true);
    expect(isInBox({ row: 6, column: 4 }, box)).toBe(false);
    expect(isInBox({ row: 3, column: 0 }, box)).toBe(false);
  });

  test("stays within the rows that are left", () => {
    const { at, end } = fitSelection(selectAll(size), { rows: 4, columns: 7 });
    expect([at, end]).toEqual([
      { row: 0, column: 0 },
      { row: 3, column: 6 },
    ]);
  });

  test("is filled down from its first row, or from the row above a single one", () => {
    const box = { top: 2, left: 1, bottom: 5, right: 4 };
    expect(fillDownOf(box)).toEqual([
      { ...box, bottom: 2 },
      { ...box, top: 3 },
    ]);
    expect(fillDownOf({ ...box, bottom: 2 })).toEqual([
      { ...box, top: 1, bottom: 1 },
      { ...box, bottom: 2 },
    ]);
    expect(fillDownOf({ ...box, top: 0, bottom: 0 })).toBeNull();
  });
});
