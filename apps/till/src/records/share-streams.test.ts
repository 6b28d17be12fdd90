import { beforeEach, expect, test, vi } from "vitest";

import { shareStreams } from "./share-streams.ts";

type OpenWindow = {
  isHidden: boolean;
  isReading: boolean;
  /** How often it was asked whether it is hidden, which each message does. */
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

function openWindow({ isHidden = false } = {}): OpenWindow {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const isHiddenNow = () => {
    opened.looks += 1;
    return opened.isHidden;
  };
  const read = shareStreams({ isHidden: isHiddenNow, now: () => now });
  const opened: OpenWindow = {
    isHidden,
    isReading: false,
    looks: 0,
    ask: async () => {
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
  const hidden = [1, 2, 3, 4, 5].map(() => openWindow({ isHidden: true }));
  for (const opened of hidden) await opened.ask();
  const seen = openWindow();
  const looks = hidden.map((opened) => opened.looks);
  await seen.ask();
  await eventually(() => {
    expect(hidden.every((opened, index) => opened.looks > (looks[index] ?? 0))).toBe(true);
    expect(hidden.some(({ isReading }) => isReading)).toBe(false);
  });
  for (const opened of hidden) await opened.ask();
  await eventually(async () => {
    await seen.ask();
    expect([...hidden, seen].filter(({ isReading }) => isReading)).toEqual([seen]);
  });
  now += 3000;
  for (const opened of hidden) await opened.ask();
  expect(hidden.filter(({ isReading }) => isReading)).toHaveLength(2);
});

test("a window that is seen keeps its place, and a hidden one that is shown again waits for one", async () => {
  const all = [openWindow(), openWindow(), openWindow(), openWindow()];
  const [first, , , last] = all;
  for (const opened of all) await opened.ask();
  await last?.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([true, true, true, false]);
  if (first !== undefined) first.isHidden = true;
  await last?.ask();
  await eventually(async () => {
    await last?.ask();
    expect(all.map(({ isReading }) => isReading)).toEqual([false, true, true, true]);
  });
  if (first !== undefined) first.isHidden = false;
  await first?.ask();
  expect(all.map(({ isReading }) => isReading)).toEqual([false, true, true, true]);
});

test("a hidden window gives way also after its stream was opened anew before the last one had ended", async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const read = shareStreams({ isHidden: () => true, now: () => now });
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
  for (const opened of [openWindow({ isHidden: true }), openWindow({ isHidden: true })]) {
    await opened.ask();
  }
  await openWindow().ask();
  await eventually(() => expect(left).toEqual(["first", "second"]));
});
