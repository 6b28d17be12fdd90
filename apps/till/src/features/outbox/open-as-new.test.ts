import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { aBill, aLine, mali } from "@comanda/domain/testing/builders";
import { firstProvisionalId } from "@comanda/sync/outbox/provisional";
import { byId, noRecords } from "@comanda/sync/records/records";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { findMergeTarget } from "./merge-target.ts";
import { anOrder, aPress, aRound, at, atWork, bill12, venue } from "./testing/open-till.ts";
import { anIntent, closeTills, openTillWithUnsent } from "./testing/open-till-with-unsent.ts";

beforeAll(() => void vi.resetModules());
afterEach(closeTills);

let till: Awaited<ReturnType<typeof openTillWithUnsent>>;
beforeEach(async () => {
  till = await openTillWithUnsent();
});

/** At work, other than the waiter of the orders. */
const suda = atWork(31, { username: "suda", firstName: "Suda", lastName: "" });

/** The bill that the first stored intent makes. */
const firstNewBill = firstProvisionalId + 1;

describe("a refused order", () => {
  test("is discarded together with the later rounds of its bill", async () => {
    const order = await till.start(anOrder("a"), aRound(firstNewBill, "b"), aRound(1, "c"));
    await till.dropIntents(order);
    expect(till.turns()).toEqual([3]);
  });

  test("is discarded as it was listed: a round that another window stores meanwhile stays", async () => {
    const order = await till.start(anOrder("a"));
    await till.add(anIntent(2, aRound(firstNewBill, "b")));
    await till.dropIntents(order);
    expect(till.turns()).toEqual([2]);
  });

  test("takes its bill off the screen when it is discarded, with a notice", async () => {
    const order = await till.start(anOrder("a"), aRound(firstNewBill, "b"));
    till.show(firstNewBill);
    expect(till.useOrder.getState().bill?.lines).toHaveLength(2);
    await till.dropIntents(order);
    expect(till.useOrder.getState().bill).toBeNull();
    expect(till.notice()).toMatchObject({ text: "Table T1: the order was discarded" });
  });

  test("takes no bill off the screen whose next round is on its way", async () => {
    const order = await till.start(anOrder("a"));
    till.show(firstNewBill, aLine({ key: lineKey("c"), isSaved: false }));
    till.useOrder.setState(({ bill }) => ({ sending: bill }));
    await till.dropIntents(order);
    expect(till.useOrder.getState().bill).toMatchObject({ id: firstNewBill });
  });

  test("leaves new lines on the screen as a new order when it is discarded", async () => {
    const order = await till.start(anOrder("a"));
    till.show(firstNewBill, aLine({ key: lineKey("c"), isSaved: false }));
    await till.dropIntents(order);
    expect(till.useOrder.getState().bill).toMatchObject({
      id: null,
      place: { kind: "table", name: "T1" },
      lines: [{ key: "c" }],
    });
  });

  test("is opened where the guests have moved since, without what they took back", async () => {
    const moved = { ...aRound(firstNewBill), place: { table: "T2", room: "" }, cover: 5 };
    const back = { ...aRound(firstNewBill), billItems: [aPress("c", { qty: -1, credits: "a" })] };
    const order = await till.start(anOrder("a", "b"), moved, back);
    expect(await till.openAsNew(order)).toBeNull();
    expect(till.useOrder.getState().bill).toMatchObject({
      place: { kind: "table", name: "T2" },
      cover: 5,
      lines: [{ key: "b" }],
    });
    expect(till.turns()).toEqual([]);
  });

  test("is opened as a new order at its place, with the lines of the later rounds", async () => {
    const order = await till.start(anOrder("a"), aRound(firstNewBill, "b"), aRound(1, "c"));
    expect(await till.openAsNew(order)).toBeNull();
    const { bill, isSecondBill, isCrediting } = till.useOrder.getState();
    expect(bill).toMatchObject({
      id: null,
      place: { kind: "table", name: "T1" },
      cover: 3,
      lines: [{ key: "a" }, { key: "b" }],
    });
    expect([isSecondBill, isCrediting]).toEqual([false, false]);
    expect(till.turns()).toEqual([3]);
  });

  test("keeps what the menu lacks, with all that belongs to it, and says why", async () => {
    till.know({ ...venue, staff: byId([{ ...suda, id: mali }]) });
    const items = [
      aPress("lobster", { product: id<"article">(999) }),
      aPress("butter", { type: 1, parent: "lobster", question: id<"question">(1) }),
      aPress("earned", { type: 2, parent: "a", staff: null }),
    ];
    const billItems = [...items, aPress("a")];
    const order = await till.start({ ...anOrder(), billItems }, aRound(firstNewBill, "b"));
    expect(await till.openAsNew(order)).toBeNull();
    expect(till.useOrder.getState().bill).toMatchObject({
      lines: [{ key: "a" }, { key: "b" }],
    });
    expect(till.intents()).toMatchObject([{ refused: { code: "table-taken" } }]);
    expect(till.intents()[0]?.body.billItems).toEqual(items);
    expect(till.notice()).toMatchObject({ failure: { code: "article-deleted" } });
  });

  test("names the dish of what it keeps without that", async () => {
    const tonic = aPress("tonic", { type: 1, parent: "a", product: id<"article">(999) });
    const order = await till.start({ ...anOrder("a"), billItems: [aPress("a"), tonic] });
    expect(await till.openAsNew(order)).toBeNull();
    expect(till.intents()).toMatchObject([
      { body: { billItems: [tonic] }, dishes: { a: aPress("a").product } },
    ]);
  });

  test("stays as it is if nothing of it can be ordered", async () => {
    const billItems = [aPress("lobster", { product: id<"article">(999) })];
    const order = await till.start({ ...anOrder(), billItems }, aRound(1, "c"));
    const shown = aBill({ lines: [aLine()] });
    till.useOrder.setState({ bill: shown, typed: "12" });
    expect(await till.openAsNew(order)).toMatchObject({ refusal: "article-deleted" });
    expect(till.useOrder.getState()).toMatchObject({ bill: shown, typed: "12" });
    expect(till.intents()).toMatchObject([{ body: { billItems } }, { turn: 2 }]);
  });

  test("is opened as a second bill if its table has one", async () => {
    till.know({ ...venue, bill: byId([{ ...bill12, table: "T1" }]) });
    const order = await till.start(anOrder("a"));
    await till.openAsNew(order);
    expect(till.useOrder.getState().isSecondBill).toBe(true);
  });

  test("waits until the order on the screen is sent", async () => {
    const order = await till.start(anOrder("a"));
    till.useOrder.setState({ bill: aBill({ lines: [aLine({ isSaved: false })] }) });
    expect(await till.openAsNew(order)).toMatchObject({
      refusal: "print-bill-first",
    });
    expect(till.turns()).toEqual([1]);
  });

  test("replaces a bill on the screen whose lines are all sent", async () => {
    const order = await till.start(anOrder("a"));
    till.useOrder.setState({ bill: aBill({ lines: [aLine()] }) });
    expect(await till.openAsNew(order)).toBeNull();
    expect(till.useOrder.getState().bill).toMatchObject({ lines: [{ key: "a" }] });
  });
});

describe("a refused round", () => {
  test("is opened as a new order at the place of its bill, without the changes of old lines", async () => {
    const note = { id: 50, note: "no ice" };
    const round = await till.start(
      { ...aRound(1), billItems: [note, aPress("b")] },
      aRound(1, "c"),
    );
    expect(await till.openAsNew(round)).toBeNull();
    expect(till.useOrder.getState().bill).toMatchObject({
      place: { kind: "table", name: "12" },
      cover: 2,
      lines: [{ key: "b" }],
    });
    expect(till.turns()).toEqual([2]);
  });

  test.each([
    ["a bill that this till does not know", 1],
    ["an order that was discarded", firstNewBill],
  ])("of %s is opened at the table that the user types", async (_which, bill) => {
    till.know(noRecords);
    const round = await till.start(aRound(bill, "b"));
    expect(till.isPlaceKnown(round)).toBe(false);
    expect(await till.openAsNew(round, "A7")).toBeNull();
    expect(till.useOrder.getState().bill).toMatchObject({
      place: { kind: "table", name: "A7" },
      staff: till.session.user.id,
      lines: [{ key: "b" }],
    });
    expect(till.turns()).toEqual([]);
  });

  test("of a bill that nobody serves is opened for the user", async () => {
    till.know({ ...noRecords, bill: byId([{ ...bill12, staff: null }]) });
    const round = await till.start(aRound(1, "b"));
    expect(till.isPlaceKnown(round)).toBe(true);
    await till.openAsNew(round);
    expect(till.useOrder.getState().bill).toMatchObject({ staff: till.session.user.id });
  });

  test("asks who serves it if its waiter no longer takes orders here", async () => {
    till.know({ ...venue, staff: byId([suda]) });
    const round = await till.start(aRound(1, "b"));
    await till.openAsNew(round);
    expect(till.notice()).toMatchObject({
      failure: { code: "staff-id-invalid" },
      people: { list: [{ ref: suda.ref }] },
    });
    till.choose(suda.ref);
    expect(till.useOrder.getState().bill).toMatchObject({ staff: suda.id });
  });

  test("is added to the bill that its own was merged into", async () => {
    const merged = { ...bill12, status: 2, mergedInto: id<"bill">(2) } as const;
    till.know({ ...venue, bill: byId([merged, { ...bill12, id: id<"bill">(2), table: "14" }]) });
    const round = await till.start(aRound(1, "b"));
    const target = findMergeTarget(round.intent, till.recordStore.getState().records);
    if (target === null) throw new Error("The bill was merged into none");
    expect(await till.addToBill(round, { ...target, id: id<"bill">(9) })).toMatchObject({
      refusal: "bill-not-open",
    });
    expect(till.turns()).toEqual([1]);
    expect(await till.addToBill(round, target)).toBeNull();
    expect(till.useOrder.getState().bill).toMatchObject({ id: 2, lines: [{ key: "b" }] });
    expect(till.turns()).toEqual([]);
  });

  test("is opened at the current time if this device's clock was ahead when it was pressed", async () => {
    const [past, future] = [at, "2126-11-20 11:05:00"];
    const items = [aPress("a", { createdDate: past }), aPress("b", { createdDate: future })];
    const round = await till.start({ ...aRound(1), billItems: items });
    const before = Math.floor(Date.now() / 1000) * 1000;
    await till.openAsNew(round);
    const [early, late] = till.useOrder.getState().bill?.lines ?? [];
    expect(early?.createdAt).toBe(Date.parse("2026-11-20T11:05:00Z"));
    expect(late?.createdAt).toBeGreaterThanOrEqual(before);
    expect(late?.createdAt).toBeLessThanOrEqual(Date.now());
  });

  test("is sent again alone", async () => {
    const round = await till.start(aRound(1, "b"), aRound(2, "c"));
    await till.changeOutbox((all) => ({
      removed: [],
      changed: all.map((one) => ({ ...one, refused: round.intent.refused })),
    }));
    await till.sendAgain(round.intent);
    expect(till.intents()).toMatchObject([{ refused: null }, { refused: { code: "table-taken" } }]);
  });
});
