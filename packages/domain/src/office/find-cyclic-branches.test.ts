import fc from "fast-check";
import { expect, test } from "vitest";

import { findCyclicBranches } from "./find-cyclic-branches.ts";

const find = (...branches: readonly (readonly [number, number | null])[]) =>
  findCyclicBranches(branches.map(([id, parentId]) => ({ id, parentId })));

test("a branch is no ancestor of itself", () => {
  expect(find([1, null], [2, 1], [3, 2])).toEqual(new Set());
  expect(find([1, 1])).toEqual(new Set([1]));
  expect(find([1, 3], [2, 1], [3, 2])).toEqual(new Set([1, 2, 3]));
});

test("branches under a circle are not in it, and a missing parent ends a branch", () => {
  expect(find([1, 2], [2, 1], [3, 1], [4, 3])).toEqual(new Set([1, 2]));
  expect(find([1, 9], [2, 1])).toEqual(new Set());
});

test("branches whose parents come before them have no circle, in whatever order they are listed", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer(), (parents, turn) => {
      const branches = parents.map((parent, at) => ({
        id: at + 1,
        parentId: at === 0 ? null : (parent % at) + 1,
      }));
      const from = branches.length === 0 ? 0 : Math.abs(turn) % branches.length;
      const turned = [...branches.slice(from), ...branches.slice(0, from)];
      expect(findCyclicBranches(turned).size).toBe(0);
    }),
  );
});
