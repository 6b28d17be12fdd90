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
  const load = async () => {
    till.recordStore.setState({ reference });
    await vi.waitFor(() => expect(till.keys()).not.toBeNull());
  };
  return { ...till, stop, stored, load };
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
