import { expect, test } from "vitest";

import { DiskPace } from "./disk-pace.ts";

function paceAfter(...syncs: readonly number[]): DiskPace {
  const pace = new DiskPace();
  for (const ms of syncs) pace.note(ms);
  return pace;
}

const many = (ms: number): readonly number[] => Array.from({ length: 100 }, () => ms);

test("a disk is not waited for before its first sync", () => {
  expect(paceAfter().isFast).toBe(false);
});

test("a disk whose first sync is quick is fast", () => {
  expect(paceAfter(0.3).isFast).toBe(true);
});

test.each([1, 5, 20])("a disk that takes %s ms for each sync is slow", (ms) => {
  expect(paceAfter(ms).isFast).toBe(false);
  expect(paceAfter(...many(ms)).isFast).toBe(false);
});

test("a fast disk may pause for some milliseconds", () => {
  expect(paceAfter(...many(0.3), 8).isFast).toBe(true);
});

test("a disk that stalls is slow until it has been quick for a while", () => {
  const stalled = [...many(0.3), 100];
  expect(paceAfter(...stalled).isFast).toBe(false);
  expect(paceAfter(...stalled, 0.3, 0.3, 0.3).isFast).toBe(false);
  expect(paceAfter(...stalled, ...many(0.3)).isFast).toBe(true);
});

test("a disk that becomes slow is soon no longer waited for", () => {
  expect(paceAfter(...many(0.3), 5, 5, 5, 5).isFast).toBe(false);
});
