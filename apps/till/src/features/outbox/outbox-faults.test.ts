import { money } from "@comanda/domain/money/money";
import { padThai } from "@comanda/domain/testing/builders";
import type { Intent } from "@comanda/sync/outbox/intent";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import {
  callsOf,
  closeOutboxes,
  lockName,
  openOutbox,
  orderCall,
  paperCall,
  refusing,
  roundCall,
  ticketsCall,
  until,
  wakeUp,
  working,
  workingAfter,
} from "./testing/open-outbox.ts";
import { anOrder, aRound, done, type Heard } from "./testing/open-till.ts";

beforeAll(() => void vi.resetModules());
afterEach(closeOutboxes);

describe("the outbox when the server", () => {
  test("does not answer: the order waits, and is sent again with its key", async () => {
    const till = await openOutbox(workingAfter(() => null));
    await till.start();
    await till.keep(anOrder("a"));
    await until(() => expect(till.heard()).toHaveLength(1));
    expect(till.intents()).toMatchObject([{ refused: null, done: null }]);
    const { rejectedIntents } = await import("./intents-store.ts");
    expect(rejectedIntents(till.intents())).toEqual([]);
    wakeUp(till);
    await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
    const keys = till
      .heard()
      .filter(({ call }) => call === orderCall)
      .map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test("refuses: the order stays with the reason until the user sends it again", async () => {
    const till = await openOutbox(workingAfter(refusing("table-taken", { about: { number: 12 } })));
    await till.start();
    const bill = await till.keep(anOrder("a"));
    await until(() =>
      expect(till.intents()).toMatchObject([
        { refused: { code: "table-taken", about: { number: 12 } } },
      ]),
    );
    // The guests still wait for it.
    expect(till.recordStore.getState().records.bill.has(bill)).toBe(true);
    expect(callsOf(till.heard())).toEqual([orderCall]);
    const { sendAgain } = await import("./open-as-new.ts");
    const { rejectedIntents } = await import("./intents-store.ts");
    expect(rejectedIntents(till.intents())).toHaveLength(1);
    const [refused] = till.intents();
    if (refused === undefined) throw new Error("Nothing was refused");
    await sendAgain(refused);
    await until(() =>
      expect(till.intents()).toMatchObject([{ done: { bill: 41 }, refused: null }]),
    );
  });

  test("refuses for a reason that this till does not know: the order stays with it", async () => {
    const unknown = () => Response.json({ code: "kitchen-closed", message: "" }, { status: 400 });
    const till = await openOutbox(workingAfter(unknown));
    await till.start();
    await till.keep(anOrder("a"));
    await until(() =>
      expect(till.intents()).toMatchObject([{ refused: { code: "kitchen-closed" } }]),
    );
  });

  test("takes the order but does not answer for its tickets: both are asked for again", async () => {
    const till = await openOutbox(workingAfter(working, unreadable));
    await till.start();
    await till.keep(anOrder("a"));
    await until(() => expect(till.heard().length).toBeGreaterThan(1));
    expect(till.intents()).toMatchObject([{ done: null }]);
    wakeUp(till);
    await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
    expect(callsOf(till.heard())).toEqual([orderCall, ticketsCall, orderCall, ticketsCall]);
    expect(till.heard()[2]?.key).toBe(till.heard()[0]?.key);
  });

  test("refuses the tickets: the order is sent all the same", async () => {
    const till = await openOutbox(workingAfter(working, refusing("bill-not-open", {})));
    await till.start();
    await till.keep(anOrder("a"));
    await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
  });
});

describe("an order whose prices have changed", () => {
  const shown = { price: money(60_00), amount: money(60_00) };
  const now = { price: money(70_00), amount: money(70_00) };
  const prices = [{ key: "a", product: padThai.id, shown, now }];

  async function openRefused() {
    const till = await openOutbox(workingAfter(refusing("price-changed", { prices })));
    await till.start();
    await till.keep(anOrder("a", "b"));
    await until(() => expect(till.intents()).toMatchObject([{ refused: { prices } }]));
    const [intent] = till.intents();
    if (intent === undefined) throw new Error("Nothing was refused");
    return { till, intent, ...(await import("./answer-prices.ts")) };
  }
  const sent = ({ heard }: { readonly heard: () => readonly Heard[] }) =>
    heard().filter(({ call }) => call === orderCall);

  test("is sent at the new prices, under its key, once the user confirms them", async () => {
    const { till, intent, sendAtPrices } = await openRefused();
    await sendAtPrices(intent);
    await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
    expect(sent(till)).toMatchObject([
      { key: intent.key },
      { key: intent.key, body: { billItems: [{ key: "a", shown: now }, { key: "b" }] } },
    ]);
  });

  test("is sent without a line that the user removes", async () => {
    const { till, intent, removeIntentLine } = await openRefused();
    await removeIntentLine(intent, "a");
    await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
    expect(sent(till)[1]).toMatchObject({ body: { billItems: [{ key: "b" }] } });
  });
});

describe("the outbox of several windows", () => {
  test("shows and sends what another window has stored", async () => {
    const till = await openOutbox();
    await till.start();
    const { openOutboxStore } = await import("./outbox-store.ts");
    const body = aRound(1, "a");
    await openOutboxStore("1.1").add({
      key: "theirs",
      place: "1.1",
      placeName: "",
      madeAt: 0,
      changedLines: [],
      body,
    });
    const other = new BroadcastChannel(lockName);
    till.atEnd(() => other.close());
    const heardByOther = vi.fn<(event: unknown) => void>();
    other.addEventListener("message", heardByOther);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has only its own origin
    other.postMessage("changed");
    await until(() => expect(heardByOther).toHaveBeenCalled());
    await until(() => expect(callsOf(till.heard())).toContain(paperCall(1)));
    expect(till.heard()[0]).toMatchObject({ call: roundCall, key: "theirs" });
  });

  test("tells the others what it was sending when it was stopped, and reports no fault", async () => {
    const reply = Promise.withResolvers<Response>();
    const till = await openOutbox((request) =>
      request.call === orderCall ? reply.promise : working(request),
    );
    const stop = await till.start();
    await till.keep(anOrder("a"));
    await until(() => expect(callsOf(till.heard())).toEqual([orderCall]));
    const other = new BroadcastChannel(lockName);
    till.atEnd(() => other.close());
    const heardByOther = vi.fn<(event: unknown) => void>();
    other.addEventListener("message", heardByOther);
    stop();
    reply.resolve(done({ id: 41, number: 41 }));
    await until(() => expect(heardByOther).toHaveBeenCalled());
    expect(callsOf(till.heard())).not.toContain("POST /api/fault");
  });
});

describe("the device", () => {
  test("is asked to keep what is stored, and the user learns if it may not", async () => {
    for (const isKept of [true, false]) {
      const till = await openOutbox(working, { persist: async () => isKept });
      const stop = await till.start();
      await until(() => expect(till.useIntents.getState().isStoragePersistent).toBe(isKept));
      stop();
    }
  });

  test("may not know the question, and then promises nothing", async () => {
    const till = await openOutbox();
    await till.start();
    await until(() => expect(till.useIntents.getState().isStoragePersistent).toBe(false));
  });

  test.each(["live", "lost"] as const)(
    "whose storage fails is reported, and nothing pending is shown, while the connection is %s",
    async (connection) => {
      const till = await openOutbox();
      till.connect(connection);
      vi.stubGlobal("indexedDB", {
        open: () => {
          throw new Error(`The disk is broken while ${connection}`);
        },
      });
      await till.start();
      await until(() => expect(callsOf(till.heard())).toContain("POST /api/fault"));
      expect(till.intents()).toEqual([]);
    },
  );
});

test("a decision about an outbox that does not run is a fault, so that the user learns of it", async () => {
  const till = await openOutbox();
  const step = vi.fn<() => { removed: []; changed: [] }>();
  await expect(till.changeOutbox(step)).rejects.toThrow("The outbox is not running");
  expect(step).not.toHaveBeenCalled();
});

test("an order can be decided about as soon as it is listed", async () => {
  const till = await openOutbox();
  till.connect("lost");
  const stop = await till.start();
  await till.keep(anOrder("a"));
  stop();
  const deciding: Promise<void>[] = [];
  const decide = () => void deciding.push(till.changeOutbox(onlyRemove));
  till.atEnd(till.useIntents.subscribe(({ intents }) => intents.length > 0 && decide()));
  await till.start();
  await Promise.all(deciding);
  expect(till.intents()).toEqual([]);
});

function onlyRemove(all: readonly Intent[]) {
  return { removed: all, changed: [] };
}

/** A reply that this till does not understand. */
function unreadable(): Response {
  return Response.json({});
}
