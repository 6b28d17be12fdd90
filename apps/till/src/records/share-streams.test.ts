import { beforeEach, expect, test, vi } from "vitest";

import { shareStreams } from "./share-streams.ts";

type OpenWindow = {
  attention: number;
  isReading: boolean;
  /** How often it was asked for its attention, which each message does. */
  looks: number;
  /** Tries once; until the stream is being read, or there is no place. */
  readonly ask: () => Promise<void>;
  readonly close: () => void;
};

/** A busy machine takes its time. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

let now = 0;
let windows: OpenWindow[] = [];

beforeEach(() => {
  now = 0;
  return () => {
    for (const opened of windows) opened.close();
    windows = [];
  };
});

const [hidden, seen, used] = [0, 1, 2] as const;

function openWindow(attention: number = seen): OpenWindow {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const attentionNow = () => {
    opened.looks += 1;
    return opened.attention;
  };
  const read = shareStreams({ attention: attentionNow, now: () => now });
  const opened: OpenWindow = {
    attention,
    isReading: false,
    looks: 0,
    ask: async () => {
      if (opened.isReading) return;
      const begun = Promise.withResolvers<void>();
      const over = read(async (ended) => {
        opened.isReading = true;
        begun.resolve();
        await ended;
        opened.isReading = false;
      }, closed);
      await Promise.race([begun.promise, over]);
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
  await eventually(async () => {
    await all[3]?.ask();
    expect(all.map(({ isReading }) => isReading)).toEqual([true, false, true, true]);
  });
});

test("a window that is seen takes the place of a hidden one, however many hidden ones wait", async () => {
  const waiting = [1, 2, 3, 4, 5].map(() => openWindow(hidden));
  for (const opened of waiting) await opened.ask();
  const comer = openWindow();
  const looks = waiting.map((opened) => opened.looks);
  await comer.ask();
  await eventually(() => {
    expect(waiting.every((opened, index) => opened.looks > (looks[index] ?? 0))).toBe(true);
    expect(waiting.some(({ isReading }) => isReading)).toBe(false);
  });
  for (const opened of waiting) await opened.ask();
  await eventually(async () => {
    await comer.ask();
    expect([...waiting, comer].filter(({ isReading }) => isReading)).toEqual([comer]);
  });
  now += 3000;
  for (const opened of waiting) await opened.ask();
  expect(waiting.filter(({ isReading }) => isReading)).toHaveLength(2);
});

test("a window that is seen keeps its place, and a hidden one that is shown again waits for one", async () => {
  const all = [openWindow(), openWindow(), openWindow(), openWindow()];
  const [first, , , last] = all;
  for (const opened of all) await opened.ask();
  await last?.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([true, true, true, false]);
  if (first !== undefined) first.attention = hidden;
  await last?.ask();
  await eventually(async () => {
    await last?.ask();
    expect(all.map(({ isReading }) => isReading)).toEqual([false, true, true, true]);
  });
  if (first !== undefined) first.attention = seen;
  await first?.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([false, true, true, true]);
});

test("of windows that are seen, the one that is used comes first, and stays until another one is used", async () => {
  const all = [openWindow(), openWindow(), openWindow(), openWindow(used)];
  const [first, , , last] = all;
  for (const opened of all) await opened.ask();
  await eventually(async () => {
    await last?.ask();
    expect(last?.isReading).toBe(true);
    expect(all.filter(({ isReading }) => isReading)).toHaveLength(1);
  });
  now += 3000;
  for (const opened of all.slice(0, 3)) await opened.ask();
  expect(all.filter(({ isReading }) => isReading)).toHaveLength(3);
  const left = all.find(({ isReading }) => !isReading) ?? first;
  await left?.ask();
  expect(left?.isReading).toBe(false);
  if (last !== undefined) last.attention = seen;
  if (left !== undefined) left.attention = used;
  await eventually(async () => {
    await left?.ask();
    expect(left?.isReading).toBe(true);
  });
});

test("a hidden window gives way also after its stream was opened anew before the last one had ended", async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const read = shareStreams({ attention: () => hidden, now: () => now });
  const left: string[] = [];
  const readAs = (stream: string, ended: Promise<void>) =>
    new Promise<void>((begin) => {
      void read(async (anyEnd) => {
        begin();
        await anyEnd;
        left.push(stream);
      }, ended);
    });
  await readAs("first", closed);
  await readAs("second", new Promise(() => {}));
  close();
  await eventually(() => expect(left).toEqual(["first"]));
  for (const opened of [openWindow(hidden), openWindow(hidden)]) {
    await opened.ask();
  }
  await openWindow().ask();
  await eventually(() => expect(left).toEqual(["first", "second"]));
});
