import { id } from "@comanda/domain/id";
import { beforeAll, expect, test, vi } from "vitest";

import { anOrder, aPress, openTill } from "../outbox/testing/open-till.ts";

/** A till on which this order was put aside. */
async function openWith(body: ReturnType<typeof anOrder>) {
  await openTill();
  const { openOrderAside } = await import("./set-order-aside.ts");
  const { useOrder } = await import("../order/index.ts");
  const name = "comanda.order.1.1.aside.1764500000000";
  const aside = { name, atMs: 1764500000000, text: JSON.stringify({ order: body }) };
  localStorage.setItem(name, aside.text);
  return {
    open: () => openOrderAside(aside),
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
