import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";

import { shareStreams } from "./share-streams.ts";

type OpenWindow = {
  isHidden: boolean;
  isReading: boolean;
  /** Tries to read the stream once. */
  readonly ask: () => Promise<void>;
  readonly close: () => void;
};

let now = 0;
let windows: OpenWindow[] = [];

beforeEach(() => {
  now = 0;
  return () => {
    for (const opened of windows) opened.close();
    windows = [];
  };
});

function openWindow({ isHidden = false } = {}): OpenWindow {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const read = shareStreams({ isHidden: () => opened.isHidden, now: () => now });
  const opened: OpenWindow = {
    isHidden,
    isReading: false,
    ask: async () => {
      const reading = read(async (ended) => {
        opened.isReading = true;
        await ended;
        opened.isReading = false;
      }, closed);
      await Promise.race([reading, pause(50)]);
    },
    close,
  };
  windows.push(opened);
  return opened;
}

test("only three windows read a stream, and the next one follows when one is closed", async () => {
  const all = [openWindow(), openWindow(), openWindow(), openWindow()];
  for (const opened of all) await opened.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([true, true, true, false]);
  all[1]?.close();
  await all[3]?.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([true, false, true, true]);
});

test("a window that is seen takes the place of a hidden one, however many hidden ones wait", async () => {
  const hidden = [1, 2, 3, 4, 5].map(() => openWindow({ isHidden: true }));
  for (const opened of hidden) await opened.ask();
  const seen = openWindow();
  await seen.ask();
  await vi.waitFor(() => expect(hidden.some(({ isReading }) => isReading)).toBe(false));
  for (const opened of hidden) await opened.ask();
  await seen.ask();
  expect([...hidden, seen].filter(({ isReading }) => isReading)).toEqual([seen]);
  now += 3000;
  for (const opened of hidden) await opened.ask();
  expect(hidden.filter(({ isReading }) => isReading)).toHaveLength(2);
});

test("a window that is seen keeps its place, and a hidden one that is shown asks at once", async () => {
  const all = [openWindow(), openWindow(), openWindow(), openWindow()];
  for (const opened of all) await opened.ask();
  await all[3]?.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([true, true, true, false]);
  const [first] = all;
  if (first !== undefined) first.isHidden = true;
  await all[3]?.ask();
  await vi.waitFor(() => expect(first?.isReading).toBe(false));
  await all[3]?.ask();
  if (first !== undefined) first.isHidden = false;
  await first?.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([false, true, true, true]);
});
