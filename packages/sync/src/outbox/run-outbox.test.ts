import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { operationFailed } from "../failure.ts";
import type { IntentStore, SendResult } from "./deliver-intents.ts";
import { isWaiting } from "./intent.ts";
import { runOutbox, type OutboxEnvironment } from "./run-outbox.ts";
import { createMemoryStore, createMemoryVenue, createPress } from "./testing/model.ts";

const keys = ["a", "b", "c"].map((name) => `${name}0000000-0000-4000-8000-000000000000`);

type TestFaults = Pick<
  Partial<OutboxEnvironment>,
  "askToKeep" | "takeTurn" | "store" | "isServerLost" | "send"
>;

/** Runs an outbox for the given number of sleeps; a sleep takes no time here. */
async function runFor(count: number, faults: (store: IntentStore) => TestFaults = () => ({})) {
  const store = createMemoryStore();
  const venue = createMemoryVenue();
  const reported: unknown[] = [];
  const kept: boolean[] = [];
  const sleeps: number[] = [];
  const sent: number[][] = [];
  const signal = { aborted: false };
  await Promise.all(keys.map((key) => store.add(createPress(key, null))));
  await runOutbox({
    store,
    send: (intent) => Promise.resolve(venue.receive(intent)),
    announceChange: () => Promise.resolve(),
    onSent: (bills) => void sent.push([...bills]),
    isServerLost: () => false,
    takeTurn: (work) => work(),
    askToKeep: () => Promise.resolve(true),
    onPersistenceKnown: (isSafe) => kept.push(isSafe),
    sleep: (ms) => {
      sleeps.push(ms);
      if (sleeps.length >= count) signal.aborted = true;
      return Promise.resolve();
    },
    signal,
    onFault: (error) => reported.push(error),
    ...faults(store),
  });
  const left = store.lying().filter(isWaiting).length;
  return { left, rounds: venue.rounds(), reported, kept, sleeps, sent };
}

describe("the outbox sends", () => {
  test("while the browser's storage prompt is unanswered", async () => {
    const { left, rounds } = await runFor(1, () => ({ askToKeep: () => new Promise(() => {}) }));
    expect([left, rounds.flat()]).toEqual([0, keys]);
  });

  test("in a browser without a storage prompt, and reports that its data is not persistent", async () => {
    const fault = new TypeError("navigator.storage is undefined");
    const night = await runFor(1, () => ({ askToKeep: () => Promise.reject(fault) }));
    expect(night).toMatchObject({ left: 0, reported: [fault], kept: [false] });
  });

  test("after temporary failures of a device, a lock or a server, and reports each", async () => {
    const failing = fc.record({ turns: fc.nat(3), reads: fc.nat(3), lost: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(failing, async ({ turns, reads, lost }) => {
        const left = { turns, reads, lost };
        const fails = (what: keyof typeof left) => (left[what] -= 1) >= 0;
        const night = await runFor(turns + reads + lost + 1, (store) => ({
          takeTurn: (work) => (fails("turns") ? Promise.reject(new Error("lock")) : work()),
          isServerLost: () => fails("lost"),
          store: {
            ...store,
            all: () => (fails("reads") ? Promise.reject(new Error("quota")) : store.all()),
          },
        }));
        expect(night.left).toBe(0);
        expect(night.reported).toHaveLength(turns + reads);
      }),
    );
  });

  test("everything, then looks again every minute, and reports the bills of a batch once", async () => {
    const { sleeps, sent, kept } = await runFor(2);
    expect({ sleeps, sent, kept }).toEqual({
      sleeps: [60_000, 60_000],
      sent: [[1, 2, 3]],
      kept: [true],
    });
  });

  test("what is left every two seconds, while the server is lost or a lock cannot be had", async () => {
    const lost = await runFor(2, () => ({ isServerLost: () => true }));
    expect(lost).toMatchObject({ left: 3, sleeps: [2000, 2000], sent: [] });
    const locked = await runFor(2, () => ({ takeTurn: () => Promise.reject(new Error("lock")) }));
    expect(locked).toMatchObject({ left: 3, sleeps: [2000, 2000] });
    const unread = () => Promise.reject(new Error("quota"));
    const failing = await runFor(2, (store) => ({ store: { ...store, all: unread } }));
    expect(failing).toMatchObject({ left: 3, sleeps: [2000, 2000], sent: [] });
  });

  test("and reports only the bills that the server has changed", async () => {
    const send = (): Promise<SendResult> =>
      Promise.resolve({ kind: "refused", failure: operationFailed });
    expect(await runFor(1, () => ({ send }))).toMatchObject({ left: 0, sent: [] });
  });
});
