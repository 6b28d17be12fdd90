import fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { SendResult } from "./deliver-intents.ts";
import { billOf, isWaiting, type Intent } from "./intent.ts";
import { runOutbox } from "./run-outbox.ts";
import { createMemoryStore, createMemoryVenue, createPress, onFault } from "./testing/model.ts";

type Turn = { readonly holder: DeviceWindow; readonly lose: (reason: Error) => void };

type DeviceWindow = {
  isSuspended: boolean;
  isServerLost: boolean;
  /** Resolves when the browser lets the window run. */
  readonly run: (label: string) => Promise<void>;
};

type Fate = "carried" | "request lost" | "reply lost";

/** The windows of a device with one outbox, of which the browser suspends any at any step. */
function openDevice(count: number, fates: readonly Fate[], scheduler: fc.Scheduler) {
  const store = createMemoryStore();
  const venue = createMemoryVenue();
  const signal = { aborted: false };
  const printed: number[] = [];
  let taken: Turn | null = null;
  let asked = 0;
  const carry = (intent: Intent): SendResult => {
    const fate = fates[asked++] ?? "carried";
    const answer = fate === "request lost" ? null : venue.receive(intent);
    return fate === "carried" && answer !== null
      ? answer
      : { kind: "unanswered", isServerGone: fate === "request lost" };
  };
  const hold = async (holder: DeviceWindow, work: () => Promise<void>) => {
    const { promise: lost, reject: lose } = Promise.withResolvers<never>();
    const turn = { holder, lose };
    taken = turn;
    try {
      await Promise.race([work(), lost]);
      return true;
    } finally {
      // What happens to its lock, a window learns once it runs again.
      await holder.run("lock");
      if (taken === turn) taken = null;
    }
  };
  const open = (): DeviceWindow => {
    const opened: DeviceWindow = {
      isSuspended: false,
      isServerLost: false,
      run: async (label) => {
        do await scheduler.schedule(Promise.resolve(), label);
        while (opened.isSuspended && !signal.aborted);
      },
    };
    return opened;
  };
  const start = async (opened: DeviceWindow) => {
    const { run } = opened;
    await runOutbox({
      store: {
        all: async () => {
          await run("read");
          return store.lying();
        },
        change: async (step) => {
          await run("write");
          await store.change(step);
        },
      },
      send: async (intent) => {
        await run("request");
        const answer = carry(intent);
        await run("reply");
        return answer;
      },
      announceChange: async () => await run("announce"),
      onSent: (bills) => void printed.push(...bills),
      isServerLost: () => opened.isServerLost,
      takeTurn: async (work, isTakenOver) => {
        await run("lock");
        if (taken !== null && !isTakenOver) return false;
        taken?.lose(new Error("The lock was taken over"));
        return await hold(opened, work);
      },
      askSender: async () => {
        await run("question");
        const holder = taken?.holder;
        return holder !== undefined && !holder.isSuspended && !holder.isServerLost;
      },
      askToKeep: () => Promise.resolve(true),
      onPersistenceKnown: () => {},
      sleep: async () => await run("sleep"),
      wake: () => {},
      signal,
      onFault,
    });
  };
  const windows = Array.from({ length: count }, open);
  const ends = windows.map(start);
  const stop = async () => {
    signal.aborted = true;
    await Promise.all(ends);
  };
  return { store, venue, windows, printed, stop };
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("press" as const), which: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("suspend" as const), which: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("resume" as const), which: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("lose" as const), which: fc.nat(2) }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("wait" as const), which: fc.nat(9) }) },
);

/** Presses for a few bills, at any window. */
function createPresser(store: ReturnType<typeof createMemoryStore>) {
  const makers = new Map<number, Intent>();
  const pressed = new Map<number, string[]>();
  const press = async (bill: number) => {
    const key = crypto.randomUUID();
    const maker = makers.get(bill);
    const added = await store.add(createPress(key, maker === undefined ? null : billOf(maker)));
    if (maker === undefined) makers.set(bill, added);
    pressed.set(bill, [...(pressed.get(bill) ?? []), key]);
  };
  return { press, pressed };
}

const sorted = (rounds: readonly (readonly string[])[]) =>
  rounds.map((keys) => keys.join(" ")).toSorted();

describe("the windows of a device", () => {
  test("send each press once, in the order of its bill, and print nothing twice, whichever of them is suspended when", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.array(fc.constantFrom<Fate>("carried", "request lost", "reply lost"), { maxLength: 20 }),
        fc.nat(2),
        fc.scheduler(),
        async (steps, fates, last, scheduler) => {
          const { store, venue, windows, printed, stop } = openDevice(3, fates, scheduler);
          const { press, pressed } = createPresser(store);
          const pass = async () => await scheduler.schedule(Promise.resolve(), "step");
          const evening = async () => {
            for (const { kind, which } of steps) {
              const window = windows[which];
              if (kind === "press") await press(which);
              else if (kind === "wait") for (let left = which; left > 0; left -= 1) await pass();
              else if (window !== undefined) {
                if (kind === "lose") window.isServerLost = !window.isServerLost;
                else window.isSuspended = kind === "suspend";
              }
              await pass();
            }
            // One window stays in use; the others remain as they are.
            const used = windows[last];
            if (used !== undefined)
              Object.assign(used, { isSuspended: false, isServerLost: false });
            while (store.lying().some(isWaiting)) await pass();
            // The others come back with what they were doing.
            for (const window of windows) window.isSuspended = false;
            for (let left = 60; left > 0; left -= 1) await pass();
            await stop();
          };
          await scheduler.waitFor(evening());
          expect(store.lying().filter(({ done }) => done === null)).toEqual([]);
          expect(sorted(venue.rounds())).toEqual(sorted([...pressed.values()]));
          expect(new Set(printed).size).toBe(pressed.size);
          expect(printed.length).toBeLessThanOrEqual([...pressed.values()].flat().length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
