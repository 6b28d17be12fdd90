import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "@comanda/domain/id";

import { onDelivered, type StoreChange } from "./delivery-queue.ts";
import { billOf, isWaiting, type Intent, type NewIntent } from "./intent.ts";
import {
  isWriteDue,
  nothingStored,
  readStored,
  withLost,
  writeStep,
  type StoredIntents,
} from "./stored-intents.ts";
import { createPress } from "./testing/model.ts";

const noChange = (): StoreChange => ({ removed: [], changed: [] });

/** The storage of a device, which numbers its rows and can be deleted. */
function openDevice() {
  let rows = new Map<number, unknown>();
  let turns = 0;
  let second = 1000;
  const listed = () => [...rows].toSorted(([one], [other]) => one - other).map(([, row]) => row);
  const put = (row: { readonly turn: number }) => {
    rows.set(row.turn, row);
    turns = Math.max(turns, row.turn);
  };
  return {
    listed,
    wipe: (passed = 60) => {
      rows = new Map();
      turns = 0;
      second += passed;
    },
    write: (known: StoredIntents, step: (all: readonly Intent[]) => StoreChange = noChange) => {
      const { puts, deleted, stored } = writeStep(known, listed(), { step, second });
      for (const row of puts) put(row);
      for (const turn of deleted) rows.delete(turn);
      expect(readStored(listed())).toEqual(stored);
      return stored;
    },
    add: (intent: NewIntent): Intent => {
      const added = { ...intent, turn: turns + 1, refused: null, done: null };
      put(added);
      return added;
    },
  };
}

/** A window that remembers what it has stored or read. */
function openWindow(device: ReturnType<typeof openDevice>) {
  let known = nothingStored;
  const step = (change?: (all: readonly Intent[]) => StoreChange) => {
    known = device.write(known, change);
  };
  return {
    press: (intent: NewIntent) => {
      step();
      const added = device.add(intent);
      known = { ...known, intents: [...known.intents, added] };
      return added;
    },
    read: () => {
      const now = readStored(device.listed());
      if (isWriteDue(known, now)) step();
      else known = now;
      return known.intents;
    },
    settle: ({ turn }: Intent, bill: number) =>
      step((all) => {
        const done = { at: 0, bill: id<"bill">(bill), version: 1, lineIds: new Map() };
        return onDelivered(turn, done, all);
      }),
  };
}

const move = fc.record({
  kind: fc.constantFrom("press", "round", "read", "settle", "wipe"),
  which: fc.nat(1),
});

describe("the orders that a device stores", () => {
  test("are there after the browser has deleted them, in the order of the presses, if a window that has seen them reads", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const device = openDevice();
        const windows = [openWindow(device), openWindow(device)];
        const unsent: string[] = [];
        let maker: Intent | null = null;
        let bills = 0;
        const tellAll = () => {
          for (const window of windows) window.read();
        };
        for (const { kind, which } of moves) {
          const window = windows[which];
          if (window === undefined) continue;
          if (kind === "wipe") device.wipe();
          else if (kind === "read") window.read();
          else if (kind === "settle") {
            const next = window.read().find(isWaiting);
            // A window that puts orders back says so.
            tellAll();
            if (next === undefined) continue;
            bills += 1;
            window.settle(next, bills);
            unsent.splice(unsent.indexOf(next.key), 1);
            tellAll();
          } else {
            const key = crypto.randomUUID();
            const isRound: boolean = kind === "round" && maker !== null;
            const bill = isRound && maker !== null ? billOf(maker) : null;
            const added = window.press(createPress(key, bill));
            maker ??= added;
            unsent.push(key);
            tellAll();
          }
        }
        tellAll();
        const { intents } = readStored(device.listed());
        expect(intents.filter(isWaiting).map(({ key }) => key)).toEqual(unsent);
        expect(new Set(intents.map(({ turn }) => turn)).size).toBe(intents.length);
      }),
    );
  });

  test("are not put back if another window has sent or discarded them", () => {
    const device = openDevice();
    const [first, other] = [openWindow(device), openWindow(device)];
    const intent = first.press(createPress("a", null));
    other.read();
    device.write(nothingStored, () => ({ removed: [intent], changed: [] }));
    expect(other.read()).toEqual([]);
    expect(first.read()).toEqual([]);
  });

  test("by an earlier release are there after a deletion, too, once a window has read them", () => {
    const device = openDevice();
    const stored = device.add(createPress("a", null));
    const window = openWindow(device);
    expect(window.read()).toEqual([stored]);
    device.wipe();
    expect(window.read()).toEqual([stored]);
    window.press(createPress("b", null));
    expect(window.read().map(({ key }) => key)).toEqual(["a", "b"]);
  });

  test("are there after a deletion, too, if the clock of the device was set back since", () => {
    const device = openDevice();
    const window = openWindow(device);
    window.press(createPress("a", null));
    device.wipe(-500);
    expect(window.read().map(({ key }) => key)).toEqual(["a"]);
    expect(readStored(device.listed()).intents).toMatchObject([{ key: "a" }]);
  });

  test("are as the step that puts them back has changed them", () => {
    const device = openDevice();
    const window = openWindow(device);
    const intent = window.press(createPress("a", null));
    device.wipe();
    window.settle(intent, 41);
    expect(readStored(device.listed()).intents).toMatchObject([{ key: "a", done: { bill: 41 } }]);
  });

  test("take the place of no order that an earlier release stores meanwhile, and are not there twice", () => {
    const device = openDevice();
    device.add(createPress("a", null));
    device.add(createPress("b", null));
    const window = openWindow(device);
    window.read();
    device.wipe();
    const stored = device.add(createPress("b", null));
    expect(window.read()).toEqual([stored]);
    expect(readStored(device.listed()).intents).toEqual([stored]);
  });

  test("are all listed, even while they cannot be put back", () => {
    const device = openDevice();
    const known = device.write(nothingStored);
    const lost = { ...device.add(createPress("a", null)) };
    device.wipe();
    device.write(nothingStored);
    const added = device.add(createPress("b", null));
    const seen = { ...known, intents: [lost] };
    expect(withLost(seen, readStored(device.listed()))).toEqual([lost, added]);
  });
});
