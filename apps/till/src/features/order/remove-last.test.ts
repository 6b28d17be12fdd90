import { lineKey } from "@comanda/domain/bill/line";
import { beforeAll, expect, test, vi } from "vitest";

import { openOrder, unsentLine } from "./testing/open-order.ts";

beforeAll(() => void vi.resetModules());

/** A till on which the second of two lines was removed, while one of them was selected. */
async function openRemoved(selected: string) {
  const till = await openOrder([unsentLine("a"), unsentLine("b")]);
  till.useOrder.setState({ selected: lineKey(selected) });
  const { removeLast } = await import("./remove-last.ts");
  removeLast("Removed");
  const undo = () => {
    const content = till.notice();
    if (content?.kind === "done") content.undo?.();
  };
  return { ...till, undo };
}

test("a line that was removed comes back, selected as it was", async () => {
  const till = await openRemoved("b");
  expect(till.order()).toMatchObject({ bill: { lines: [{ key: "a" }] }, selected: null });
  till.undo();
  expect(till.keys()).toEqual(["a", "b"]);
  expect(till.order().selected).toBe("b");
});

test("another line stays selected", async () => {
  const till = await openRemoved("a");
  expect(till.order().selected).toBe("a");
});

test("it can be brought back until the order changes, and not only until a digit is typed", async () => {
  const till = await openRemoved("a");
  till.useOrder.setState({ typed: "2" });
  expect(till.notice()).toMatchObject({ kind: "done", text: "Removed" });
  till.show(unsentLine("c"));
  expect(till.notice()).toBeUndefined();
});
