import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { operationFailed } from "../failure.ts";
import { deliverIntents, type SendResult } from "./deliver-intents.ts";
import { billOf, isWaiting, type Intent } from "./intent.ts";
import { createMemoryStore, createMemoryVenue, createPress, onFault } from "./testing/model.ts";

const nothing = () => Promise.resolve();

const breakUp = {
  id: id<"bill">(2),
  version: 1,
  billItems: [{ id: 5, isBrokenUp: true as const }],
};

type ScenarioEvent =
  | { readonly kind: "press"; readonly bill: number }
  /** The window that sends dies, and another takes its turn. */
  | { readonly kind: "kill" }
  | { readonly kind: "send" };

const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("press" as const), bill: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.constant({ kind: "kill" as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: "send" as const }) },
);

/** What the network does to a request: delivers it, loses it, or loses its reply. */
const requestOutcome = fc.constantFrom("carried", "request lost", "reply lost");

type Scenario = {
  readonly events: readonly ScenarioEvent[];
  readonly fates: readonly string[];
  readonly scheduler: fc.Scheduler;
};

async function runScenario({ events, fates, scheduler }: Scenario) {
  const store = createMemoryStore();
  const venue = createMemoryVenue();
  const pressed = new Map<number, string[]>();
  const called = new Map<number, Intent>();
  let asked = 0;
  let life = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();
  const send = async (intent: Intent, signal: AbortSignal): Promise<SendResult> => {
    const what = fates[asked++] ?? "carried";
    await scheduler.schedule(Promise.resolve(), "request");
    const answer = what === "request lost" ? null : venue.receive(intent);
    await scheduler.schedule(Promise.resolve(), "reply");
    // A dead window receives nothing and writes nothing.
    if (signal.aborted) return new Promise(() => {});
    return what === "carried" && answer !== null
      ? answer
      : { kind: "unanswered", isServerGone: what === "request lost" };
  };
  const start = () => {
    const { signal } = life;
    const before = turn;
    const round = async () => {
      await before;
      if (signal.aborted) return;
      const died = new Promise<void>((resolve) =>
        signal.addEventListener("abort", () => resolve()),
      );
      const delivery = {
        store,
        send: (one: Intent) => send(one, signal),
        announceChange: nothing,
        onDone: () => {},
        onFault,
        signal,
      };
      await Promise.race([deliverIntents(delivery), died]);
    };
    turn = round();
  };
  const press = async (bill: number) => {
    const key = crypto.randomUUID();
    const maker = called.get(bill);
    const added = await store.add(createPress(key, maker === undefined ? null : billOf(maker)));
    if (maker === undefined) called.set(bill, added);
    pressed.set(bill, [...(pressed.get(bill) ?? []), key]);
  };
  for (const one of events) {
    if (one.kind === "press") await press(one.bill);
    else if (one.kind === "send") start();
    else {
      life.abort();
      life = new AbortController();
    }
    await scheduler.schedule(Promise.resolve(), one.kind);
  }
  return {
    store,
    venue,
    pressed,
    finish: async () => {
      life.abort();
      await turn;
      const { signal } = new AbortController();
      return await deliverIntents({
        store,
        send: (intent) => Promise.resolve(venue.receive(intent)),
        announceChange: nothing,
        onDone: () => {},
        onFault,
        signal,
      });
    },
  };
}

describe("the outbox", () => {
  test("delivers each press once and in the order of its bill, whatever is lost and whichever window dies", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 1, maxLength: 40 }),
        fc.array(requestOutcome, { maxLength: 60 }),
        fc.scheduler(),
        async (events, fates, scheduler) => {
          const night = runScenario({ events, fates, scheduler });
          const { store, venue, pressed, finish } = await scheduler.waitFor(night);
          const end = await scheduler.waitFor(finish());
          expect(end).toBe(true);
          expect(store.lying().filter(isWaiting)).toEqual([]);
          const sorted = (rounds: readonly (readonly string[])[]) =>
            rounds.map((keys) => keys.join(" ")).toSorted();
          expect(sorted(venue.rounds())).toEqual(sorted([...pressed.values()]));
        },
      ),
      { numRuns: 5000 },
    );
  });

  test("stops asking when the server is gone, even if it has just answered for another bill", async () => {
    const store = createMemoryStore();
    for (const key of ["a", "b", "c", "d", "e"]) await store.add(createPress(key, null));
    const asked: string[] = [];
    const isAllSent = await deliverIntents({
      store,
      send: async ({ key }) => {
        asked.push(key);
        return key === "a"
          ? { kind: "refused", failure: operationFailed }
          : { kind: "unanswered", isServerGone: key === "b" };
      },
      announceChange: nothing,
      onDone: () => {},
      onFault,
      signal: { aborted: false },
    });
    expect(isAllSent).toBe(false);
    // Four bills at a time.
    expect(asked).toEqual(["a", "b", "c", "d"]);
  });

  test("tries the other bills if only one of them got no answer, and that one later", async () => {
    const store = createMemoryStore();
    for (const key of ["a", "b", "c", "d", "e"]) await store.add(createPress(key, null));
    const asked: string[] = [];
    const send = async ({ key }: Intent): Promise<SendResult> => {
      asked.push(key);
      return key === "a"
        ? { kind: "unanswered", isServerGone: false }
        : { kind: "refused", failure: operationFailed };
    };
    const signal = { aborted: false };
    expect(
      await deliverIntents({
        store,
        send,
        announceChange: nothing,
        onDone: () => {},
        onFault,
        signal,
      }),
    ).toBe(false);
    expect(asked).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("stores that it sends what needs a right before it does, and writes nothing for dishes", async () => {
    const store = createMemoryStore();
    await store.add(createPress("dishes", 1));
    await store.add({ ...createPress("set", 2), body: breakUp });
    const heard: object[] = [];
    const send = async ({ key }: Intent): Promise<SendResult> => {
      const isStored = store.lying().some((one) => one.key === key && one.isSent === true);
      heard.push({ key, isStored });
      return { kind: "unanswered", isServerGone: true };
    };
    await deliverIntents({
      store,
      send,
      announceChange: nothing,
      onDone: () => {},
      onFault,
      signal: { aborted: false },
    });
    expect(heard).toEqual([
      { key: "dishes", isStored: false },
      { key: "set", isStored: true },
    ]);
  });

  test("sends on if the device is too full to store that it does, and reports it", async () => {
    const store = createMemoryStore();
    const full = new DOMException("full", "QuotaExceededError");
    await store.add(createPress("dishes", 1));
    await store.add({ ...createPress("set", 2), body: breakUp });
    const faults: unknown[] = [];
    const asked: string[] = [];
    const isAllSent = await deliverIntents({
      store: { ...store, change: () => Promise.reject(full) },
      send: async ({ key }) => {
        asked.push(key);
        return { kind: "unanswered", isServerGone: false };
      },
      announceChange: nothing,
      onDone: () => {},
      onFault: (fault) => void faults.push(fault),
      signal: { aborted: false },
    });
    expect(isAllSent).toBe(false);
    expect(asked).toEqual(["dishes", "set"]);
    expect(faults).toEqual([full]);
  });

  test("sends nothing once it is stopped", async () => {
    const store = createMemoryStore();
    await store.add(createPress("a", null));
    const send = () => Promise.reject(new Error("It was sent"));
    const signal = { aborted: true };
    expect(
      await deliverIntents({
        store,
        send,
        announceChange: nothing,
        onDone: () => {},
        onFault,
        signal,
      }),
    ).toBe(false);
  });

  test("continues with every other bill when one is refused, and with the rounds of a bill that exists", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(4), { maxLength: 20 }), fc.nat(19), async (bills, bad) => {
        const store = createMemoryStore();
        const venue = createMemoryVenue();
        const keys: { key: string; bill: number; isMaker: boolean }[] = [];
        const called = new Map<number, Intent>();
        for (const bill of bills) {
          const key = crypto.randomUUID();
          const maker = called.get(bill);
          const added = await store.add(
            createPress(key, maker === undefined ? null : billOf(maker)),
          );
          called.set(bill, maker ?? added);
          keys.push({ key, bill, isMaker: maker === undefined });
        }
        const refused = keys[bad];
        await deliverIntents({
          store,
          send: (intent) =>
            Promise.resolve(
              intent.key === refused?.key
                ? { kind: "refused", failure: operationFailed }
                : venue.receive(intent),
            ),
          announceChange: nothing,
          onDone: () => {},
          onFault,
          signal: new AbortController().signal,
        });
        const done = keys.filter(({ key, bill }) =>
          refused?.isMaker === true ? bill !== refused.bill : key !== refused?.key,
        );
        expect(new Set(venue.rounds().flat())).toEqual(new Set(done.map(({ key }) => key)));
      }),
    );
  });
});
