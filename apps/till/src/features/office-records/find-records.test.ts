import { expect, test } from "vitest";

import { findRecords } from "./find-records.ts";

const known = [
  { id: 1, name: "Phở bò" },
  { id: 2, name: "Phở gà" },
  { id: 3, name: "Bảo Nguyễn" },
  { id: 4, name: "Cà phê sữa đá" },
];

test.each([
  ["pho", [1, 2]],
  ["Bao", [3]],
  ["nguyễn", [3]],
  ["da ca", [4]],
  ["tea", []],
  ["", []],
  ["  ", []],
])("%j finds the records with every word, whatever their accents", (search, ids) => {
  expect(findRecords(known, search, new Set()).first.map(({ id }) => id)).toEqual(ids);
});

test("records that are chosen already are not found again", () => {
  expect(findRecords(known, "pho", new Set([1])).first.map(({ id }) => id)).toEqual([2]);
});

test("six records are shown, and the others are counted", () => {
  const many = Array.from({ length: 20 }, (_, id) => ({ id, name: `Phở ${id}` }));
  const { first, more } = findRecords(many, "pho", new Set());
  expect(first.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(more).toBe(14);
  expect(findRecords(many.slice(0, 6), "pho", new Set()).more).toBe(0);
});
