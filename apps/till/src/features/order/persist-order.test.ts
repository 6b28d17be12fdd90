import { byId } from "@comanda/sync/records/records";
import { beforeAll, expect, test, vi } from "vitest";

import { anOrder, aRound, bill12 } from "../outbox/testing/open-till.ts";
import { duringShift, openOrder, unsentLine } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

const place = "comanda.order.1.1";

/** A till with a stored order, whose menu is not here yet. */
async function openStored(body: object, known = duringShift) {
  const till = await openOrder([], known);
  const { reference } = till.recordStore.getState();
  till.recordStore.setState({ reference: null });
  till.useOrder.setState(till.useOrder.getInitialState());
  localStorage.setItem(place, JSON.stringify({ order: body }));
  const { persistOrder } = await import("./persist-order.ts");
  const stop = persistOrder(till.session);
  const stored = () => JSON.parse(localStorage.getItem(place) ?? "null");
  const loadMenu = () => till.recordStore.setState({ reference });
  const load = async () => {
    loadMenu();
    await expect.poll(() => till.keys()).not.toBeNull();
  };
  return { ...till, stop, stored, loadMenu, load };
}

test("what is typed before the menu is here does not replace the stored order", async () => {
  const till = await openStored(anOrder("a"));
  till.useOrder.setState({ typed: "2" });
  expect(till.stored()).toMatchObject({ order: { table: "T1" } });
  await till.load();
  expect(till.keys()).toEqual(["a"]);
  till.stop();
});

test("what is added after that is stored at once, and goes from the screen with its user", async () => {
  const till = await openStored(anOrder("a"));
  await till.load();
  till.useOrder.setState(({ bill }) => ({
    bill: bill && { ...bill, lines: [...bill.lines, unsentLine("b")] },
  }));
  expect(till.stored()).toMatchObject({ order: { billItems: [{ key: "a" }, { key: "b" }] } });
  till.stop();
  expect(till.bill()).toBeNull();
  expect(till.stored()).toMatchObject({ order: { billItems: [{ key: "a" }, { key: "b" }] } });
});

test("a round of a bill that was paid elsewhere meanwhile is shown with it: its user decides where it goes", async () => {
  const paid = { ...duringShift, bill: byId([{ ...bill12, status: 1 as const }]) };
  const till = await openStored(aRound(1, "a"), paid);
  await till.load();
  expect(till.bill()).toMatchObject({ status: "closed", lines: [{ key: "a" }] });
  till.stop();
});

/** The outbox comes after an order was begun, and knows the bill of the stored one. */
async function beginBeforeOutbox(...storedKeys: readonly string[]) {
  const { firstProvisionalId, useOutbox } = await import("#records/outbox-link.ts");
  const till = await openStored(aRound(firstProvisionalId, ...storedKeys));
  till.loadMenu();
  till.show(unsentLine("b"));
  useOutbox.setState({
    enqueue: async () => await Promise.reject(new Error("unused")),
    serverBillIds: new Map([[firstProvisionalId, bill12.id]]),
  });
  await expect.poll(() => till.stored()).toMatchObject({ order: { billItems: [{ key: "b" }] } });
  expect(till.keys()).toEqual(["b"]);
  till.stop();
  return till;
}

test("an order that was begun while the stored one waited stays, and the stored one is put aside", async () => {
  const { notice } = await beginBeforeOutbox("a");
  await expect
    .poll(() => notice())
    .toMatchObject({ text: expect.stringContaining("1 line is under") });
  expect(asideTexts()).toMatchObject([{ order: { billItems: [{ key: "a" }] } }]);
});

test("a stored bill without added lines does not replace an order that was begun meanwhile", async () => {
  await beginBeforeOutbox();
  expect(asideTexts()).toEqual([]);
});

function asideTexts(): readonly unknown[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(`${place}.aside.`));
  return names.map((name) => JSON.parse(localStorage.getItem(name) ?? ""));
}
