import { expect, test } from "vitest";

import { joinChunks } from "./read-chunks.ts";
import { changedChunks } from "./record-chunks.ts";

const rows = new Map(Array.from({ length: 300 }, (_, index) => [index + 1, { id: index + 1 }]));
const idsOf = (chunks: ReturnType<typeof changedChunks>) =>
  [...chunks].map(([chunk, kept]) => [chunk, kept.size]);

test("everything is written when nothing was", () => {
  expect(idsOf(changedChunks(undefined, rows))).toEqual([
    [0, 127],
    [1, 128],
    [2, 45],
  ]);
});

test("only the chunk of a changed, added or removed record is written, and whole", () => {
  const changed = new Map(rows).set(130, { id: 130 });
  expect(idsOf(changedChunks(rows, changed))).toEqual([[1, 128]]);
  const added = new Map(rows).set(301, { id: 301 });
  expect(idsOf(changedChunks(rows, added))).toEqual([[2, 46]]);
  const removed = new Map(rows);
  removed.delete(5);
  expect(idsOf(changedChunks(rows, removed))).toEqual([[0, 126]]);
});

test("nothing is written when nothing has changed", () => {
  expect(changedChunks(rows, rows).size).toBe(0);
  expect(changedChunks(rows, new Map(rows)).size).toBe(0);
});

test("a chunk that has lost all its records is written empty", () => {
  const left = new Map([...rows].filter(([id]) => id > 127));
  expect(idsOf(changedChunks(rows, left))).toEqual([[0, 0]]);
});

test("the chunks joined again are the records, and anything else is not read", () => {
  const stored: unknown = [...changedChunks(undefined, rows).values()];
  expect(joinChunks(stored)).toEqual(rows);
  expect(joinChunks([])).toEqual(new Map());
  expect(joinChunks(undefined)).toBeNull();
  expect(joinChunks([{ id: 1 }])).toBeNull();
});
