import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { operationFailed } from "../failure.ts";
import { deliverIntents } from "./deliver-intents.ts";
import { billOf, type Intent } from "./intent.ts";
import { createMemoryStore, createMemoryVenue, createPress, onFault } from "./testing/model.ts";
import { listUnsent, withHeldBack } from "./unsent-list.ts";

const known = 7;
const { signal } = new AbortController();
const nothing = () => Promise.resolve();

/** A device whose server refuses the presses with these keys. */
function openDevice(refused: ReadonlySet<string>) {
  const store = createMemoryStore();
  const venue = createMemoryVenue();
  return {
    ...store,
    press: async (key: string, bill: number | null) => await store.add(createPress(key, bill)),
    send: async () =>
      await deliverIntents({
        store,
        send: (intent) =>
          Promise.resolve(
            refused.has(intent.key)
              ? { kind: "refused", failure: operationFailed }
              : venue.receive(intent),
          ),
        announceChange: nothing,
        onDone: () => {},
        onFault,
        signal,
      }),
    discard: async (intent: Intent) =>
      await store.change((all) => ({ removed: withHeldBack(intent, all), changed: [] })),
    keys: () => keysOf(store.lying().filter(({ done }) => done === null)),
  };
}

const keysOf = (intents: readonly Intent[]) => intents.map(({ key }) => key);
const shown = (all: readonly Intent[]) => {
  const { stuck, waiting } = listUnsent(all);
  return {
    stuck: stuck.map(({ intent, heldBack }) => [intent.key, ...keysOf(heldBack)]),
    waiting: keysOf(waiting),
  };
};

describe("what is not sent is listed", () => {
  test("with the rounds that a refused order holds back, which are discarded together", async () => {
    const device = openDevice(new Set(["order"]));
    const order = await device.press("order", null);
    await device.press("round", billOf(order));
    await device.press("other", null);
    await device.send();
    await device.press("later", billOf(order));
    expect(shown(device.lying())).toEqual({ stuck: [["order", "round", "later"]], waiting: [] });
    await device.discard(order);
    expect(device.keys()).toEqual([]);
  });

  test("without the later rounds of a bill that the server has: they are sent, and stay when a refused one is discarded", async () => {
    const refused = {
      ...createPress("refused", known),
      turn: 1,
      refused: operationFailed,
      done: null,
    };
    const later = { ...createPress("later", known), turn: 2, refused: null, done: null };
    expect(shown([refused, later])).toEqual({ stuck: [["refused"]], waiting: ["later"] });
    expect(keysOf(withHeldBack(refused, [refused, later]))).toEqual(["refused"]);
  });

  test("with a round whose order is gone, and those behind it", () => {
    const gone = billOf({ ...createPress("gone", null), turn: 9 });
    const stray = { ...createPress("stray", gone), turn: 10, refused: operationFailed, done: null };
    const later = { ...createPress("later", gone), turn: 11, refused: null, done: null };
    expect(shown([stray, later])).toEqual({ stuck: [["stray", "later"]], waiting: [] });
  });

  const step = fc.record({
    kind: fc.constantFrom("press", "press", "press", "send", "discard"),
    bill: fc.nat(3),
    isRefused: fc.boolean(),
  });

  test("exactly once each, whatever is pressed, refused and discarded; only what is listed together goes together", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const refused = new Set<string>();
        const device = openDevice(refused);
        const made = new Map<number, number>();
        for (const [index, { kind, bill, isRefused }] of steps.entries()) {
          const key = `press-${index}`;
          if (isRefused) refused.add(key);
          const { stuck } = listUnsent(device.lying());
          const [first] = kind === "discard" ? stuck : [];
          const gone = first === undefined ? [] : keysOf([first.intent, ...first.heldBack]);
          const before = device.keys();
          if (kind === "send") await device.send();
          if (kind === "press") {
            const added = await device.press(key, made.get(bill) ?? null);
            made.set(bill, billOf(added));
          }
          if (first !== undefined) {
            await device.discard(first.intent);
            // Nobody presses on a bill whose order was discarded: it is off the screen.
            for (const [name, id] of made) if (id === billOf(first.intent)) made.delete(name);
          }
          const left = before.filter((name) => !gone.includes(name));
          expect(kind === "discard" ? device.keys() : left).toEqual(left);
          const now = shown(device.lying());
          expect([...now.stuck.flat(), ...now.waiting].toSorted()).toEqual(
            device.keys().toSorted(),
          );
        }
      }),
      { numRuns: 1000 },
    );
  });
});
