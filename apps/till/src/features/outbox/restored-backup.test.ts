import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { quantity } from "@comanda/domain/money/quantity";
import { aLine, padThai } from "@comanda/domain/testing/builders";
import { outbox } from "@comanda/languages/en_US/till/outbox";
import { listUnsent } from "@comanda/sync/outbox/unsent-list";
import { byId } from "@comanda/sync/records/records";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { closeOutboxes, openOutbox, refusing, roundCall, until } from "./testing/open-outbox.ts";
import { aRound, at, bill12, venue } from "./testing/open-till.ts";

const curryOf12 = toBillItem(
  aLine({ quantity: quantity(2) }),
  { id: 50, bill: bill12.id },
  { hasDecimals: true },
);

beforeAll(() => void vi.resetModules());
afterEach(closeOutboxes);

const withTakeAway = { ...venue, bill: byId([{ ...bill12, servingWay: "away" as const }]) };

/** Since an older backup was restored, the server has other guests under the same ID. */
const replaced = {
  ...venue,
  bill: byId([{ ...bill12, table: "9", createdDate: "2026-11-20 12:00:00" }]),
};

describe("a round for a bill that a restored backup lacks", () => {
  test("is refused by the creation of its bill, and opens as a new order at the table where it was pressed", async () => {
    const till = await openOutbox(refusing("bill-not-found", { isRule: true }));
    till.connect("lost");
    await till.start();
    const { sendOrEnqueue } = await import("#records/send-or-enqueue.ts");
    till.know(withTakeAway);
    await sendOrEnqueue(aRound(1, "a"));
    till.know(replaced);
    till.connect("live");
    await until(() => expect(till.intents()[0]?.refused).not.toBeNull());
    const rounds = till.heard().filter(({ call }) => call === roundCall);
    expect(rounds).toMatchObject([{ body: { id: 1, createdDate: at } }]);
    expect(till.useOutbox.getState().pendingCounts).toEqual(new Map());
    const { isPlaceKnown, openAsNew } = await import("./open-as-new.ts");
    const [round] = listUnsent(till.intents()).stuck;
    if (round === undefined) throw new Error("The round is not listed");
    expect(round.intent.billPlace).toEqual({ table: "12", room: "", servingWay: "away" });
    expect(isPlaceKnown(round)).toBe(true);
    expect(await openAsNew(round)).toBeNull();
    const { useOrder } = await import("../order/index.ts");
    expect(useOrder.getState().bill).toMatchObject({
      id: null,
      place: { kind: "table", name: "12" },
      servingWay: "away",
    });
  });
});

test("open bills that the server lacks are listed until that was read, also after a log-out, at their location", async () => {
  const till = await openOutbox();
  const stop = await till.start();
  till.recordStore.setState({ isReady: true });
  till.know({ ...venue, billItem: byId([curryOf12]) });
  till.recordStore.setState({ load: { kind: "loading", id: 1, failures: 0 } });
  const load = { kind: "resting", lastAtMs: 0, failures: 0 } as const;
  till.recordStore.setState({ known: replaced, records: replaced, ping: 3, load });
  stop();
  const { lostBillText, useLostBills } = await import("./lost-bills.ts");
  const words = { outbox, reference: plainReference };
  const { lost } = useLostBills.getState();
  expect(lost.map((one) => lostBillText(one, words))).toEqual(["Table 12 (2 × Pad Thai)"]);
  expect(lost.map((one) => lostBillText({ ...one, isGone: false }, words))).toEqual([
    "Table 12 lacks 2 × Pad Thai",
  ]);
  const stopAgain = await till.start();
  expect(useLostBills.getState().lost).toEqual(lost);
  stopAgain();
  const { session } = till;
  await till.start({ ...session, user: { ...session.user, location: id<"location">(2) } });
  expect(useLostBills.getState().lost).toEqual([]);
});

test("what an open bill lacks is counted once, also after another login", async () => {
  const till = await openOutbox();
  (await till.start())();
  await till.start();
  till.recordStore.setState({ isReady: true });
  const bill = byId([{ ...bill12, version: 2 }]);
  till.know({ ...venue, bill, billItem: byId([curryOf12]) });
  till.recordStore.setState({ load: { kind: "loading", id: 1, failures: 0 } });
  const load = { kind: "resting", lastAtMs: 0, failures: 0 } as const;
  till.recordStore.setState({ known: venue, records: venue, load });
  const { useLostBills } = await import("./lost-bills.ts");
  const [lost] = useLostBills.getState().lost;
  expect(lost).toMatchObject({ isGone: false, pieces: [{ product: padThai.id, qty: 2 }] });
});

describe("the bill on the screen", () => {
  test("closes with a notice, and its new lines stay as a new order of its guests", async () => {
    const till = await openOutbox();
    await till.start();
    const { findServerBill, syncCurrentBill, useOrder } = await import("../order/index.ts");
    till.atEnd(syncCurrentBill());
    const known = findServerBill(id<"bill">(1));
    if (known === null) throw new Error("The bill is not known");
    const unsent = aLine({ key: lineKey("unsent"), isSaved: false });
    for (const lines of [[], [unsent]]) {
      till.know(venue);
      useOrder.setState({ bill: { ...known, lines } });
      till.know(replaced);
      expect(till.useNotices.getState().notice?.content).toMatchObject({
        text: "Table 12 is not on the server any more. Please compare its bill with the papers",
      });
      const { bill } = useOrder.getState();
      expect(bill).toMatchObject(
        lines.length === 0
          ? {}
          : { id: null, place: { kind: "table", name: "12" }, lines: [{ key: "unsent" }] },
      );
      expect(bill === null).toBe(lines.length === 0);
    }
  });
});
