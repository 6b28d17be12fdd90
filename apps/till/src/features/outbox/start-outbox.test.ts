import { newBill, type ChangedItem } from "@comanda/contract/bill";
import { id } from "@comanda/domain/id";
import { firstProvisionalId } from "@comanda/sync/outbox/provisional";
import { msPerHour } from "@comanda/domain/time/instant";
import { byId } from "@comanda/sync/records/records";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { outbox as outboxEnglish } from "@comanda/languages/en_US/till/outbox";

import {
  callsOf,
  closeOutboxes,
  openOutbox,
  orderCall,
  paperCall,
  roundCall,
  ticketsCall,
  until,
} from "./testing/open-outbox.ts";
import { anOrder, aRound, bill12, venue } from "./testing/open-till.ts";

beforeAll(() => void vi.resetModules());
afterEach(closeOutboxes);

describe("an order that is saved on the till", () => {
  test("is shown as not sent, and nothing is asked of a server that is not there", async () => {
    const till = await openOutbox();
    till.connect("lost");
    await till.start();
    const bill = await till.keep(anOrder("a"));
    expect(bill).toBeGreaterThan(firstProvisionalId);
    expect(till.useNotices.getState().notice?.content).toMatchObject({ text: outboxEnglish.kept });
    const { records } = till.recordStore.getState();
    expect(records.bill.get(bill)).toMatchObject({ table: "T1", number: bill, version: 1 });
    expect(till.useOutbox.getState()).toMatchObject({
      pendingCounts: new Map([[bill, 1]]),
      pendingLineKeys: new Set(["a"]),
    });
    expect(till.heard()).toEqual([]);
  });

  test("was made at the time of the server, however wrong the clock of the till is", async () => {
    const till = await openOutbox();
    const { adoptServerTime, serverNow } = await import("#api/clock.ts");
    till.connect("lost");
    await till.start();
    adoptServerTime(Date.now() + 2 * msPerHour);
    const before = serverNow();
    await till.keep(anOrder("a"));
    const [{ madeAt } = { madeAt: 0 }] = till.intents();
    expect(madeAt).toBeGreaterThanOrEqual(Math.floor(before));
    expect(madeAt).toBeLessThanOrEqual(serverNow());
    adoptServerTime(Date.now());
  });

  test("is sent when the server is back, with its tickets and the guests' paper", async () => {
    const till = await openOutbox();
    till.connect("lost");
    await till.start();
    const bill = await till.keep(anOrder("a"));
    const [{ key } = { key: "" }] = till.intents();
    till.know({ ...venue, bill: byId([bill12, { ...bill12, id: id<"bill">(41) }]) });
    till.connect("live");
    await until(() =>
      expect(callsOf(till.heard())).toEqual([orderCall, ticketsCall, ticketsCall, paperCall(41)]),
    );
    expect(till.heard()[0]).toMatchObject({ key, body: { table: "T1", cover: 3 } });
    expect(till.useOutbox.getState()).toMatchObject({
      pendingCounts: new Map(),
      pendingLineKeys: new Set(),
      serverBillIds: new Map([[bill, 41]]),
    });
    expect(till.recordStore.getState().records.bill.has(bill)).toBe(false);
  });

  test("fires a course with its tickets, and prints no bill for that", async () => {
    const till = await openOutbox();
    till.connect("lost");
    await till.start();
    await till.keep({ ...aRound(1), fire: 2 });
    till.connect("live");
    await until(() => expect(till.intents()).toEqual([]));
    expect(till.heard()[0]).toMatchObject({ call: roundCall, body: { id: 1, fire: 2 } });
    expect(callsOf(till.heard())).toEqual([roundCall, ticketsCall]);
  });

  test("serves a table, and prints neither tickets nor a bill for that", async () => {
    const till = await openOutbox();
    till.connect("lost");
    await till.start();
    await till.keep({ ...aRound(1), served: "2026-11-20 12:00:00" });
    till.connect("live");
    await until(() => expect(till.intents()).toEqual([]));
    expect(callsOf(till.heard())).toEqual([roundCall]);
  });

  test("is shown again by a till that is opened again, and sent with the same key", async () => {
    const till = await openOutbox();
    till.connect("lost");
    const stop = await till.start();
    const bill = await till.keep(anOrder("a"));
    const [{ key } = { key: "" }] = till.intents();
    stop();
    expect(till.recordStore.getState().records).toBe(venue);
    expect(till.useOutbox.getState()).toMatchObject({ enqueue: null, pendingCounts: new Map() });
    expect(till.intents()).toEqual([]);
    await till.start();
    expect(till.recordStore.getState().records.bill.has(bill)).toBe(true);
    till.connect("live");
    await until(() => expect(till.heard()[0]).toMatchObject({ call: orderCall, key }));
  });

  test("moves guests who take it along with tickets, and prints no bill for that", async () => {
    const till = await openOutbox();
    till.connect("lost");
    await till.start();
    const change = { place: { table: "9", room: "" }, servingWay: "away" as const };
    await till.keep({ ...aRound(1), ...change });
    till.connect("live");
    await until(() => expect(till.intents()).toEqual([]));
    expect(callsOf(till.heard())).toEqual([roundCall, ticketsCall]);
  });

  test("of another station stays for that station", async () => {
    const till = await openOutbox();
    till.connect("lost");
    const stop = await till.start();
    await till.keep(anOrder("a"));
    stop();
    const { user } = till.session;
    await till.start({ ...till.session, user: { ...user, station: id<"station">(2) } });
    expect(till.intents()).toEqual([]);
  });

  test("takes over the key of a press that was left without a reply", async () => {
    const till = await openOutbox();
    till.connect("lost");
    await till.start();
    const { pressOf } = await import("#records/unanswered-writes.ts");
    const pressed = await pressOf(newBill, { body: anOrder("a"), pdf: null });
    await till.keep(anOrder("a"));
    expect(till.intents()).toMatchObject([{ key: pressed.key }]);
    // The outbox is responsible from then on, so the next press of the same order is another one.
    const next = await pressOf(newBill, { body: anOrder("a"), pdf: null });
    expect(next.key).not.toBe(pressed.key);
  });
});

test("an outbox closes its channels to the other windows when it is stopped, not before", async () => {
  const close = vi.spyOn(BroadcastChannel.prototype, "close");
  const till = await openOutbox();
  const stop = await till.start();
  await till.keep(anOrder("a"));
  await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
  expect(close).not.toHaveBeenCalled();
  stop();
  await until(() => expect(close).toHaveBeenCalledTimes(2));
  close.mockRestore();
});

describe("a round that is saved on the till", () => {
  // A page of its own: all calls of one page share its pace.
  beforeAll(() => void vi.resetModules());

  test("remembers which lines it changes", async () => {
    const till = await openOutbox();
    till.connect("lost");
    await till.start();
    const order = await till.keep(anOrder("a", "b"));
    const items = [...till.recordStore.getState().records.billItem.values()];
    const changed = items.find(({ key }) => key === "b")?.id ?? 0;
    const round = aRound(order, "c");
    await till.keep({ ...round, billItems: [...round.billItems, { id: changed, note: "no ice" }] });
    expect(till.intents()).toMatchObject([
      { changedLines: [] },
      { changedLines: [{ id: changed, key: "b" }] },
    ]);
    expect(till.useOutbox.getState().pendingCounts).toEqual(new Map([[order, 2]]));
  });

  const changes: readonly Omit<ChangedItem, "id">[] = [
    { note: "no ice" },
    { orderLevel: id<"order-level">(1) },
    { seats: [1] },
    { course: 2 },
  ];
  test.each(changes)(
    "that changes how or for whom the kitchen makes a line has its ticket before it is done: %j",
    async (change) => {
      const till = await openOutbox();
      await till.start();
      await till.keep({ ...aRound(1), billItems: [{ id: 50, ...change }] });
      await until(() =>
        expect(callsOf(till.heard())).toEqual([roundCall, ticketsCall, ticketsCall, paperCall(1)]),
      );
    },
  );

  test("that only changes the time of lines has no tickets of its own", async () => {
    const till = await openOutbox();
    await till.start();
    const times = { timeStart: "2026-11-20 12:00:00", timeEnd: null };
    await till.keep({ ...aRound(1), billItems: [{ id: 50, times }] });
    await until(() =>
      expect(callsOf(till.heard())).toEqual([roundCall, ticketsCall, paperCall(1)]),
    );
    expect(till.intents()).toEqual([]);
  });

  test("that also changes lines has its tickets before it is done", async () => {
    const till = await openOutbox();
    await till.start();
    const { billItems, ...round } = aRound(1, "a");
    await till.keep({ ...round, billItems: [{ id: 50, note: "no ice" }, ...billItems] });
    await until(() =>
      expect(callsOf(till.heard())).toEqual([roundCall, ticketsCall, ticketsCall, paperCall(1)]),
    );
  });

  test("gets the server's id of its bill if it is stored after the order was sent", async () => {
    const till = await openOutbox();
    await till.start();
    const order = await till.keep(anOrder("a"));
    await until(() => expect(till.intents()).toMatchObject([{ done: { bill: 41 } }]));
    till.connect("lost");
    expect(await till.keep(aRound(order, "b"))).toBe(41);
    expect(till.intents()).toMatchObject([{ done: { bill: 41 } }, { body: { id: 41 } }]);
  });
});
