import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineKey, type Line } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { aLine } from "@comanda/domain/testing/builders";
import { beforeAll, expect, test, vi } from "vitest";

import type { BillBody } from "@comanda/sync/outbox/intent";
import { byId, noRecords } from "@comanda/sync/records/records";

import { anOrder, aPress, aRound, bill12, openTill, venue } from "../outbox/testing/open-till.ts";

/** A till on which this order was put aside. */
async function openWith(body: BillBody) {
  const { know, session } = await openTill();
  const { openOrderAside } = await import("./set-order-aside.ts");
  const { useOrder } = await import("../order/index.ts");
  const name = "comanda.order.1.1.aside.1764500000000";
  const aside = { name, atMs: 1764500000000, text: JSON.stringify({ order: body }) };
  localStorage.setItem(name, aside.text);
  return {
    know,
    session,
    bill: () => useOrder.getState().bill,
    open: (table?: string) => openOrderAside(aside, table),
    lines: () => useOrder.getState().bill?.lines.map(({ key }) => String(key)) ?? null,
    isListed: () => localStorage.getItem(name) !== null,
  };
}

const gone = aPress("lobster", { product: id<"article">(999) });
const unreadable = aPress("earned", { type: 2, parent: "a", staff: null });

beforeAll(() => void vi.resetModules());

test("an order that was put aside is no longer listed once it is on the screen", async () => {
  const till = await openWith(anOrder("a", "b"));
  expect(till.open()).toBeNull();
  expect(till.lines()).toEqual(["a", "b"]);
  expect(till.isListed()).toBe(false);
});

test.each([
  ["is no longer for sale", gone],
  ["can no longer be read", unreadable],
])("an order with a line that %s stays listed", async (_why, item) => {
  const till = await openWith({ ...anOrder(), billItems: [item, aPress("a")] });
  expect(till.open()).toBeNull();
  expect(till.lines()).toEqual(["a"]);
  expect(till.isListed()).toBe(true);
});

test("an order of which nothing can be restored stays listed", async () => {
  const till = await openWith({ ...anOrder(), billItems: [gone] });
  till.open();
  expect(till.isListed()).toBe(true);
});

test("a round of a bill that this till has no longer is opened as a new order at the table that is typed", async () => {
  const back = aPress("back", { qty: -1, credits: "sold" });
  const round = aRound(7, "a");
  const till = await openWith({ ...round, billItems: [...round.billItems, back] });
  till.know({ ...noRecords, bill: byId([bill12]) });
  expect(till.open("12")).toBeNull();
  expect(till.bill()).toMatchObject({
    id: null,
    place: { kind: "table", name: "12" },
    staff: till.session.user.id,
    lines: [{ key: "a" }],
  });
  // What was taken back of that bill is nowhere else.
  expect(till.isListed()).toBe(true);
});

test("it is no longer listed once all of it is on the screen", async () => {
  const till = await openWith(aRound(7, "a"));
  expect(till.open("5")).toBeNull();
  expect([till.lines(), till.isListed()]).toEqual([["a"], false]);
});

test("a round whose bill is there goes onto that, and one that only takes back is not opened as new", async () => {
  const known = await openWith(aRound(1, "a"));
  known.know(venue);
  expect(known.open()).toBeNull();
  expect(known.bill()).toMatchObject({ id: 1, lines: [{ key: "a" }] });
  const credits = { ...aRound(7), billItems: [aPress("back", { qty: -1, credits: "sold" })] };
  const unknown = await openWith(credits);
  expect(unknown.open("5")).toMatchObject({ refusal: "bill-has-no-item" });
});

test("what was put aside without its dish goes onto the bill that has the dish by now", async () => {
  const till = await openWith({
    ...anOrder(),
    billItems: [aPress("sauce", { type: 1, parent: "a" })],
  });
  const ids = { id: 5, bill: bill12.id };
  const dish = toBillItem(aLine({ key: lineKey("a") }), ids, { hasDecimals: true });
  till.know({ ...venue, billItem: byId([dish]) });
  till.open();
  expect(till.bill()).toMatchObject({ id: bill12.id, lines: [{ key: "a" }] });
});

/** A till that shows a bill which it has read, before the order on it is put aside. */
async function openShowing(...unsent: readonly Line[]) {
  await openTill();
  const { setOrderAside, hasOrderToSetAside } = await import("./set-order-aside.ts");
  const { listOrdersAside } = await import("./list-orders-aside.ts");
  const { findServerBill, requireSession, useOrder } = await import("../order/index.ts");
  const known = findServerBill(bill12.id);
  if (known === null) throw new Error("The till does not know the bill");
  useOrder.setState({ bill: { ...known, lines: [...known.lines, ...unsent] } });
  return {
    setOrderAside,
    hasOrderToSetAside,
    bill: () => useOrder.getState().bill,
    listed: () => listOrdersAside(requireSession()).map(({ text }) => JSON.parse(text)),
  };
}

test("what is put aside of a bill is its new lines, without which the till goes on", async () => {
  const till = await openShowing(aLine({ key: lineKey("a"), isSaved: false }));
  expect(till.hasOrderToSetAside()).toBe(true);
  till.setOrderAside();
  expect(till.bill()).toBeNull();
  expect(till.listed()).toMatchObject([{ order: { id: 1, billItems: [{ key: "a" }] } }]);
  expect(till.hasOrderToSetAside()).toBe(false);
});

test("a bill without new lines is not listed as put aside: it is among the open bills", async () => {
  const till = await openShowing();
  expect(till.hasOrderToSetAside()).toBe(true);
  till.setOrderAside();
  expect(till.bill()).toBeNull();
  expect(till.listed()).toEqual([]);
});

test("a stored order that the till failed on before it was shown is listed by the time at which it was put aside", async () => {
  const till = await openShowing();
  const { useOrder } = await import("../order/index.ts");
  useOrder.setState(useOrder.getInitialState());
  localStorage.setItem("comanda.order.1.1.aside.9000000000000", JSON.stringify({ order: "later" }));
  localStorage.setItem("comanda.order.1.1", JSON.stringify({ order: anOrder("a") }));
  till.setOrderAside();
  expect(till.listed()).toMatchObject([{ order: { table: "T1" } }, { order: "later" }]);
  expect(till.hasOrderToSetAside()).toBe(false);
});
