import { id } from "@comanda/domain/id";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, expect, test, vi } from "vitest";

import { at, bill12, shiftHere } from "../outbox/testing/open-till.ts";
import { duringShift, openOrder, unsentLine } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

const bill13 = { ...bill12, id: id<"bill">(2), number: 8, table: "13" };
const twoBills = { ...duringShift, bill: byId([bill12, bill13]) };

/** A till with two bills, of which the first is on its screen with a line that is not sent. */
async function openWith(known = twoBills) {
  const till = await openOrder([unsentLine("a")], known);
  const { loadBill, loadBillByNumber } = await import("./load-bill.ts");
  const { closeBillView } = await import("./close-bill-view.ts");
  return { ...till, loadBill, loadBillByNumber, closeBillView };
}

test("a bill that is opened while it is on the screen keeps its new lines", async () => {
  const till = await openWith();
  expect(till.loadBill(bill12.id)).toEqual({ id: 1, mode: "detail" });
  expect(till.keys()).toEqual(["a"]);
});

test("another bill is opened only once the new lines are sent", async () => {
  const till = await openWith();
  expect(till.loadBill(bill13.id)).toMatchObject({ refusal: "print-bill-first" });
  till.show();
  expect(till.loadBill(bill13.id)).toEqual({ id: 2, mode: "detail" });
  expect(till.bill()?.id).toBe(2);
});

test("a bill whose view is closed leaves the screen, unless it has new lines", async () => {
  const till = await openWith();
  till.closeBillView(bill12.id);
  expect(till.keys()).toEqual(["a"]);
  till.show();
  till.closeBillView(bill12.id);
  expect(till.bill()).toBeNull();
});

test.each([
  ["is found while a shift runs here", {}, { id: 1 }],
  ["is not looked up in a shift that has ended", { endTime: at }, { refusal: "start-shift" }],
  [
    "is not looked up in the shift of another station",
    { station: id<"station">(2) },
    { refusal: "start-shift" },
  ],
] as const)("a number that was typed %s", async (_what, shift, found) => {
  const till = await openWith({ ...twoBills, shift: byId([{ ...shiftHere, ...shift }]) });
  expect(till.loadBillByNumber(7)).toMatchObject(found);
});
