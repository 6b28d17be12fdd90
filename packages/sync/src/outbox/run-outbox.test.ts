import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { operationFailed } from "../failure.ts";
import type { IntentStore, SendResult } from "./deliver-intents.ts";
import { billOf, isWaiting, type Intent } from "./intent.ts";
import { runOutbox, type OutboxEnvironment } from "./run-outbox.ts";
import { createMemoryStore, createMemoryVenue, createPress } from "./testing/model.ts";

const keys = ["a", "b", "c"].map((name) => `${name}0000000-0000-4000-8000-000000000000`);

type TestFaults = Pick<
  Partial<OutboxEnvironment>,
  "askToKeep" | "takeTurn" | "askSender" | "store" | "isServerLost" | "send" | "wake"
>;

/** The only window. */
async function haveTurn(work: () => Promise<void>): Promise<boolean> {
  await work();
  return true;
}

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
    takeTurn: haveTurn,
    askSender: () => Promise.resolve(true),
    wake: () => {},
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
          takeTurn: (work) => (fails("turns") ? Promise.reject(new Error("lock")) : haveTurn(work)),
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

  test("and reports no bill on which it has only fired a course, or noted that all has come", async () => {
    const store = createMemoryStore();
    const served = "2026-11-20 12:30:00";
    for (const [index, change] of [{ fire: 2 }, { served }, { cover: 3 }].entries()) {
      const bill = id<"bill">(11 + index);
      const body = { id: bill, version: 1, billItems: [], ...change };
      await store.add({ ...createPress(`fired-${bill}`, bill), body });
    }
    const send = (intent: Intent): Promise<SendResult> => {
      const bill = id<"bill">(billOf(intent));
      const done = { at: 0, bill, version: 2, lineIds: new Map<string, number>() };
      return Promise.resolve({ kind: "done", done });
    };
    const { sent } = await runFor(1, () => ({ store, send }));
    expect(store.lying()).toEqual([]);
    expect(sent).toEqual([[13]]);
  });
});

describe("an outbox whose turn another window has", () => {
  /** The number of the attempt at which it takes the turn over, if it does within so many sleeps and questions. */
  async function takesOverAt(answers: readonly boolean[], faults: TestFaults = {}) {
    const attempts: boolean[] = [];
    const left = [...answers];
    const night = await runFor(answers.length - answers.indexOf(false), () => ({
      takeTurn: (work, isTakenOver) => {
        attempts.push(isTakenOver);
        return isTakenOver ? haveTurn(work) : Promise.resolve(false);
      },
      askSender: () => Promise.resolve(left.shift() ?? true),
      ...faults,
    }));
    return { ...night, attempt: attempts.indexOf(true) + 1 };
  }
  const silent = [false, false, false, false, false];

  test("takes it over after five questions in a row without an answer, and sends", async () => {
    const after = await takesOverAt([true, false, false, true, ...silent]);
    expect(after).toMatchObject({ attempt: 10, left: 0, reported: [] });
  });

  test("leaves it to a window that answers now and then", async () => {
    const answers = [...silent.slice(1), true, ...silent.slice(1), true, true, true];
    expect(await takesOverAt(answers)).toMatchObject({ attempt: 0, left: 3 });
  });

  test("does not ask while the server is lost, or nothing waits", async () => {
    const askSender = () => Promise.reject(new Error("It asked"));
    const lost = await takesOverAt([...silent], { askSender, isServerLost: () => true });
    expect(lost).toMatchObject({
      attempt: 0,
      reported: [],
      sleeps: [2000, 2000, 2000, 2000, 2000],
    });
    const store = createMemoryStore();
    const idle = await takesOverAt([...silent], { askSender, store });
    expect(idle).toMatchObject({ attempt: 0, reported: [] });
    expect(new Set(idle.sleeps)).toEqual(new Set([60_000]));
  });

  test("and has taken over while it was suspended sends nothing more, and reports no fault", async () => {
    let turns = 0;
    let wakes = 0;
    let ended = 0;
    const sentAtTurn: number[] = [];
    const sent: string[] = [];
    const { promise: stolen, reject: steal } = Promise.withResolvers<never>();
    const night = await runFor(3, () => ({
      takeTurn: async (work) => {
        turns += 1;
        sentAtTurn.push(ended);
        return turns === 1 ? await Promise.race([haveTurn(work), stolen]) : false;
      },
      send: async ({ key }) => {
        sent.push(key);
        if (sent.length === 1) steal(new Error("The lock was taken over"));
        await stolen.catch(() => {});
        await new Promise((resolve) => void setImmediate(resolve));
        ended += 1;
        return { kind: "unanswered", isServerGone: false };
      },
      wake: () => void (wakes += 1),
    }));
    expect(night).toMatchObject({ left: 3, reported: [] });
    // It does not sleep for a minute before it watches over the other one.
    expect(wakes).toBe(1);
    expect(sent).toEqual(keys);
    expect(turns).toBeGreaterThan(1);
    // It asks for the turn again only after it has ended what it was sending.
    expect(sentAtTurn.slice(0, 2)).toEqual([0, keys.length]);
  });
});
