import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { IntentStore } from "./deliver-intents.ts";
import { isWaiting } from "./intent.ts";
import { runOutbox, type OutboxEnvironment } from "./run-outbox.ts";
import { createMemoryStore, createMemoryVenue, createPress } from "./testing/model.ts";

const keys = ["a", "b", "c"].map((name) => `${name}0000000-0000-4000-8000-000000000000`);

type TestFaults = Pick<
  Partial<OutboxEnvironment>,
  "askToKeep" | "takeTurn" | "store" | "isServerLost"
>;

/** Runs an outbox for the given number of sleeps; a sleep takes no time here. */
async function runFor(sleeps: number, faults: (store: IntentStore) => TestFaults = () => ({})) {
  const store = createMemoryStore();
  const venue = createMemoryVenue();
  const reported: unknown[] = [];
  const kept: boolean[] = [];
  const signal = { aborted: false };
  await Promise.all(keys.map((key) => store.add(createPress(key, null))));
  let slept = 0;
  await runOutbox({
    store,
    send: (intent) => Promise.resolve(venue.receive(intent)),
    tell: () => Promise.resolve(),
    onSent: () => {},
    isServerLost: () => false,
    takeTurn: (work) => work(),
    askToKeep: () => Promise.resolve(true),
    onPersistenceKnown: (isSafe) => kept.push(isSafe),
    sleep: () => {
      slept += 1;
      if (slept >= sleeps) signal.aborted = true;
      return Promise.resolve();
    },
    signal,
    onFault: (error) => reported.push(error),
    ...faults(store),
  });
  return { left: store.lying().filter(isWaiting).length, rounds: venue.rounds(), reported, kept };
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
});
