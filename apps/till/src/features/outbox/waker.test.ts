import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createWaker } from "./waker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a sleep of a minute has ended after this time. */
async function isAwakeAfter(ms: number, sleep: (ms: number) => Promise<void>): Promise<boolean> {
  let isAwake = false;
  void sleep(60_000).then(() => (isAwake = true));
  await vi.advanceTimersByTimeAsync(ms);
  return isAwake;
}

test("a sleep lasts for the given time", async () => {
  const { sleep } = createWaker();
  expect(await isAwakeAfter(59_999, sleep)).toBe(false);
  expect(await isAwakeAfter(60_000, sleep)).toBe(true);
});

test("a wake ends a sleep at once and leaves no timer", async () => {
  const { sleep, wake } = createWaker();
  const asleep = isAwakeAfter(0, sleep);
  wake();
  expect(await asleep).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("a wake while busy skips the next sleep, but not the one after", async () => {
  const { sleep, wake } = createWaker();
  wake();
  expect(await isAwakeAfter(0, sleep)).toBe(true);
  expect(await isAwakeAfter(59_999, sleep)).toBe(false);
});

test("a wake that ended a sleep does not end the next one", async () => {
  const { sleep, wake } = createWaker();
  const asleep = isAwakeAfter(0, sleep);
  wake();
  await asleep;
  expect(await isAwakeAfter(59_999, sleep)).toBe(false);
});
