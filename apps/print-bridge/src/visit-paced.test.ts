import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";

import { visitPaced } from "./visit-paced.ts";

const { signal } = new AbortController();

test("everything is visited once, in order, a few at a time", async () => {
  const visited: number[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const visit = async (thing: number) => {
    visited.push(thing);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await wait(5);
    atOnce -= 1;
  };
  const things = Array.from({ length: 40 }, (_, index) => index);
  await visitPaced(things, visit, { parallel: 4, everyMs: 0, signal });
  expect(visited).toEqual(things);
  expect(mostAtOnce).toBe(4);
});

test("visits that end at once still begin no faster than the pace", async () => {
  const began = performance.now();
  const things = Array.from({ length: 20 }, (_, index) => index);
  await visitPaced(things, async () => {}, { parallel: 8, everyMs: 10, signal });
  expect(performance.now() - began).toBeGreaterThan(180);
});

test("no visit begins after the end", async () => {
  const over = new AbortController();
  const visited: number[] = [];
  const visit = async (thing: number) => {
    visited.push(thing);
    if (thing === 3) over.abort();
  };
  const pace = { parallel: 1, everyMs: 1, signal: over.signal };
  await visitPaced([1, 2, 3, 4, 5], visit, pace);
  expect(visited).toEqual([1, 2, 3]);
});
