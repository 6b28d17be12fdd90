import { aBill, aLine } from "@comanda/domain/testing/builders";
import { failureOfRefusal } from "@comanda/sync/failure";
import type { BillBody, Intent, NewIntent } from "@comanda/sync/outbox/intent";
import { firstProvisionalId } from "@comanda/sync/outbox/provisional";
import { byId, noRecords } from "@comanda/sync/records/records";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { anOrder, aPress, aRound, at, bill12, openTill, venue } from "./testing/open-till.ts";

const stops: (() => void)[] = [];
beforeAll(() => void vi.resetModules());
afterEach(() => stops.splice(0).forEach((stop) => stop()));
afterAll(() => vi.unstubAllGlobals());

/** A till that is offline, and that stores intents as they were left by an earlier page. */
async function openHere() {
  const till = await openTill();
  till.recordStore.setState({ connection: "lost" });
  const { startOutbox, changeOutbox } = await import("./start-outbox.ts");
  const { openOutboxStore } = await import("./outbox-store.ts");
  const { useIntents } = await import("./intents-store.ts");
  const { useOrder } = await import("../order/index.ts");
  const { useOutbox } = await import("#records/outbox-link.ts");
  const actions = await import("./open-as-new.ts");
  const store = openOutboxStore("1.1");
  const intents = () => useIntents.getState().intents;
  return {
    ...till,
    ...actions,
    changeOutbox,
    useOrder,
    intents,
    turns: () => intents().map(({ turn }) => turn),
    /** Stores intents, of which the server has refused the first. */
    start: async (...bodies: readonly BillBody[]) => {
      for (const [index, body] of bodies.entries()) await store.add(anIntent(index, body));
      const refused = failureOfRefusal("table-taken");
      await store.change(([first]) => ({
        removed: [],
        changed: first === undefined ? [] : [{ ...first, refused }],
      }));
      stops.push(startOutbox(till.session));
      await vi.waitFor(() => expect(useOutbox.getState().enqueue).not.toBeNull());
      return firstOf(intents());
    },
  };
}

const anIntent = (index: number, body: BillBody): NewIntent => ({
  key: `press-${index}`,
  place: "1.1",
  madeAt: 0,
  changedLines: [],
  body,
});

function firstOf(all: readonly Intent[]): Intent {
  const [intent] = all;
  if (intent === undefined) throw new Error("Nothing is stored");
  return intent;
}

let till: Awaited<ReturnType<typeof openHere>>;
beforeEach(async () => {
  till = await openHere();
});

/** The bill that the first stored intent makes. */
const firstNewBill = firstProvisionalId + 1;

describe("a refused order", () => {
  test("is discarded together with the later rounds of its bill", async () => {
    const order = await till.start(anOrder("a"), aRound(firstNewBill, "b"), aRound(1, "c"));
    await till.dropIntents(order);
    expect(till.turns()).toEqual([3]);
  });

  test("stays if only a later round of its bill is discarded", async () => {
    await till.start(anOrder("a"), aRound(firstNewBill, "b"));
    const [, round] = till.intents();
    await till.dropIntents({ ...firstOf(till.intents()), turn: round?.turn ?? 0 });
    expect(till.turns()).toContain(1);
  });

  test("is opened as a new order at its place, with the lines of the later rounds", async () => {
    const order = await till.start(anOrder("a"), aRound(firstNewBill, "b"), aRound(1, "c"));
    expect(await till.openAsNew(order, till.intents())).toBeNull();
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

  test("is opened as a second bill if its table has one", async () => {
    till.know({ ...venue, bill: byId([{ ...bill12, table: "T1" }]) });
    const order = await till.start(anOrder("a"));
    await till.openAsNew(order, till.intents());
    expect(till.useOrder.getState().isSecondBill).toBe(true);
  });

  test("waits until the order on the screen is sent", async () => {
    const order = await till.start(anOrder("a"));
    till.useOrder.setState({ bill: aBill({ lines: [aLine({ isSaved: false })] }) });
    expect(await till.openAsNew(order, till.intents())).toMatchObject({
      refusal: "print-bill-first",
    });
    expect(till.turns()).toEqual([1]);
  });

  test("replaces a bill on the screen whose lines are all sent", async () => {
    const order = await till.start(anOrder("a"));
    till.useOrder.setState({ bill: aBill({ lines: [aLine()] }) });
    expect(await till.openAsNew(order, till.intents())).toBeNull();
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
    expect(await till.openAsNew(round, till.intents())).toBeNull();
    expect(till.useOrder.getState().bill).toMatchObject({
      place: { kind: "table", name: "12" },
      cover: 2,
      lines: [{ key: "b" }],
    });
    expect(till.turns()).toEqual([2]);
  });

  test.each([
    ["is unknown", noRecords],
    ["has no staff", { ...noRecords, bill: byId([{ ...bill12, staff: null }]) }],
  ])("stays where it is if its bill %s", async (_why, known) => {
    till.know(known);
    const round = await till.start(aRound(1, "b"));
    expect(await till.openAsNew(round, till.intents())).toMatchObject({
      refusal: "bill-not-found",
      about: { number: 1 },
    });
    expect(till.turns()).toEqual([1]);
  });

  test("is opened at the current time if this device's clock was ahead when it was pressed", async () => {
    const [past, future] = [at, "2126-11-20 11:05:00"];
    const items = [aPress("a", { createdDate: past }), aPress("b", { createdDate: future })];
    const round = await till.start({ ...aRound(1), billItems: items });
    const before = Math.floor(Date.now() / 1000) * 1000;
    await till.openAsNew(round, till.intents());
    const [early, late] = till.useOrder.getState().bill?.lines ?? [];
    expect(early?.createdAt).toBe(Date.parse("2026-11-20T11:05:00Z"));
    expect(late?.createdAt).toBeGreaterThanOrEqual(before);
    expect(late?.createdAt).toBeLessThanOrEqual(Date.now());
  });

  test("is sent again alone", async () => {
    const round = await till.start(aRound(1, "b"), aRound(2, "c"));
    await till.changeOutbox((all) => ({
      removed: [],
      changed: all.map((one) => ({ ...one, refused: round.refused })),
    }));
    await till.sendAgain(round);
    expect(till.intents()).toMatchObject([{ refused: null }, { refused: { code: "table-taken" } }]);
  });
});
