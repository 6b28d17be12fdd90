import { expect, test } from "vitest";

import { addKey, isEndOfScan, noKeys, type KeyRun } from "./scanned-keys.ts";

/** Types the keys, each so long after the one before. */
function typeKeys(gapsMs: readonly number[]): { run: KeyRun; atMs: number } {
  let [run, atMs] = [noKeys, 1000];
  for (const gap of gapsMs) {
    atMs += gap;
    run = addKey(run, atMs);
  }
  return { run, atMs };
}

const scan = [400, ...Array.from({ length: 12 }, () => 8)];

test("a code and its Enter in a few milliseconds come from a scanner", () => {
  const { run, atMs } = typeKeys(scan);
  expect(isEndOfScan(run, atMs + 8)).toBe(true);
});

test("a key that a busy till takes late does not hide the scan", () => {
  const { run, atMs } = typeKeys([400, 8, 8, 90, 8, 8, 8, 8, 8]);
  expect(run.count).toBe(9);
  expect(isEndOfScan(run, atMs + 8)).toBe(true);
});

test("an Enter that follows later is the user's own", () => {
  const { run, atMs } = typeKeys(scan);
  expect(isEndOfScan(run, atMs + 101)).toBe(false);
});

test("what was typed before the scan does not belong to it", () => {
  expect(typeKeys(scan).run.count).toBe(13);
  expect(typeKeys([400, 120, ...scan]).run.count).toBe(13);
});

test("fast typing and the key 000 are no scan", () => {
  const typed = typeKeys([400, 60, 60, 60, 60]);
  expect(isEndOfScan(typed.run, typed.atMs + 20)).toBe(false);
  const zeros = typeKeys([400, 80, 2, 2]);
  expect(isEndOfScan(zeros.run, zeros.atMs + 60)).toBe(false);
  const onlyZeros = typeKeys([400, 2, 2]);
  expect(isEndOfScan(onlyZeros.run, onlyZeros.atMs + 2)).toBe(false);
  expect(isEndOfScan(noKeys, 0)).toBe(false);
});
