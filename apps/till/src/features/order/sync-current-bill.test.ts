import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineKey } from "@comanda/domain/bill/line";
import { aLine } from "@comanda/domain/testing/builders";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, expect, test, vi } from "vitest";

import { bill12 } from "../outbox/testing/open-till.ts";
import { duringShift, openOrder, unsentLine } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

const sent = toBillItem(
  aLine({ key: lineKey("sent") }),
  { id: 5, bill: bill12.id },
  { hasDecimals: true },
);

async function openSynced() {
  const till = await openOrder([unsentLine("a")]);
  const { syncCurrentBill } = await import("./sync-current-bill.ts");
  return { ...till, stop: syncCurrentBill() };
}

test("lines of a bill that come after the bill itself join it on the screen, above its new lines", async () => {
  const till = await openSynced();
  till.know({ ...duringShift, billItem: byId([sent]) });
  expect(till.keys()).toEqual(["sent", "a"]);
  till.stop();
});
