import { id } from "@comanda/domain/id";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { roundCall, working } from "../outbox/testing/open-outbox.ts";
import { bill12, openTill, venue } from "../outbox/testing/open-till.ts";

/** A till on which the bill of table 12, with two guests, is on the order screen, and table 13 has a bill, too. */
async function openTables() {
  let beforeReply = () => {};
  const till = await openTill((request) => {
    if (request.call === roundCall) beforeReply();
    return working(request);
  });
  const { addGuest } = await import("./add-guest.ts");
  const { findServerBill, useOrder } = await import("../order/index.ts");
  const second = id<"bill">(2);
  till.know({ ...venue, bill: byId([bill12, { ...bill12, id: second, table: "13" }]) });
  const bill = findServerBill(bill12.id);
  if (bill === null) throw new Error("The bill is not known");
  useOrder.setState({ bill });
  return {
    addThird: () => addGuest(bill, 3),
    seat: () => useOrder.getState().seat,
    /** The user opens the other bill while the reply is awaited. */
    openOtherMeanwhile: () => {
      beforeReply = () => useOrder.setState({ bill: findServerBill(second), seat: null });
    },
  };
}

let till: Awaited<ReturnType<typeof openTables>>;
beforeAll(() => void vi.resetModules());
beforeEach(async () => {
  till = await openTables();
});

test("the next lines are for the guest who was added", async () => {
  expect(await till.addThird()).toBeNull();
  expect(till.seat()).toBe(3);
});

test("a reply that comes late chooses no seat of another order", async () => {
  till.openOtherMeanwhile();
  expect(await till.addThird()).toBeNull();
  expect(till.seat()).toBeNull();
});
