import { beforeEach, expect, test, vi } from "vitest";

import { repeatOnWrites } from "./repeat-on-writes.ts";
import { recordStore } from "./record-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const write = () => recordStore.setState(({ ping }) => ({ ping: (ping ?? 0) + 1 }));

test("a fault while it asks does not end the asking", async () => {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const faults = vi.fn<() => void>();
  process.once("unhandledRejection", faults);
  ask.mockRejectedValueOnce(new Error("Not readable"));
  const stop = repeatOnWrites(ask);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(() => faults).toHaveBeenCalledTimes(1);
  write();
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test("many writes make it ask once after its pause, and none once it is stopped", async () => {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const stop = repeatOnWrites(ask);
  write();
  write();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  write();
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
});
