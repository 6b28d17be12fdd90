import { lineKey, type Line } from "@comanda/domain/bill/line";
import type { Bill } from "@comanda/domain/bill/bill";
import { id } from "@comanda/domain/id";
import { aBill, aLine } from "@comanda/domain/testing/builders";
import { readDishes } from "@comanda/sync/outbox/dishes-above";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, expect, test, vi } from "vitest";

import { parseStoredOrder } from "./parse-stored-order.ts";
import { anOrder, aPress, aRound, bill12, openTill, venue } from "../outbox/testing/open-till.ts";

beforeAll(() => void vi.resetModules());

const unsent = (key: string) => aLine({ key: lineKey(key), isSaved: false });
const lobster: Line = { ...unsent("lobster"), article: id<"article">(999) };

/** Where an order is, and the keys of its lines. */
function keysIn(text: string): readonly string[] {
  const order = parseStoredOrder(text, "")?.order ?? null;
  if (order === null) return [];
  const place = order.kind === "new" ? order.body.table : String(order.body.id);
  const items: readonly object[] = order.body.billItems;
  return [place, ...items.map((item) => ("key" in item ? String(item.key) : ""))];
}

/** A till with an order on the screen whose bill has ended elsewhere. */
async function openWith(...lines: readonly Line[]) {
  const till = await openTill();
  const { moveUnsentTo, moveUnsentToNew } = await import("./move-unsent.ts");
  const { restoreStoredOrder } = await import("./restore-stored-order.ts");
  const { useOrder } = await import("./order-store.ts");
  const { useNotices } = await import("../notice/notice-store.ts");
  const stored = vi.spyOn(localStorage, "setItem");
  const bill: Bill = { ...aBill({ lines }), id: id<"bill">(9), status: "closed" };
  useOrder.setState({ bill });
  return {
    ...till,
    bill,
    moveUnsentTo,
    moveUnsentToNew,
    restoreStoredOrder,
    lines: () => useOrder.getState().bill?.lines.map(({ key }) => String(key)) ?? null,
    aside: () =>
      stored.mock.calls
        .filter(([name]) => name.startsWith("comanda.order.1.1.aside."))
        .map(([, text]) => keysIn(text)),
    dishes: () => {
      const [, text = ""] = stored.mock.calls.findLast(([name]) => name.includes(".aside.")) ?? [];
      return readDishes(Object(JSON.parse(text)).dishes);
    },
    notice: () => useNotices.getState().notice?.content,
    place: bill.place?.name,
  };
}

test("lines that can no longer be ordered are put aside when the others move, and the till says why", async () => {
  const till = await openWith(lobster, unsent("a"));
  till.moveUnsentToNew(till.bill, "Table 12: the order was discarded");
  expect(till.lines()).toEqual(["a"]);
  expect(till.aside()).toEqual([[till.place, "lobster"]]);
  await expect.poll(() => till.notice()).toMatchObject({ kind: "attention" });
  expect(till.notice()).toMatchObject({
    text: expect.stringMatching(/^Table 12.*\n.*999.*\n1 line is under “Orders put aside”/),
  });
});

test("a mixer is put aside with the article of its drink, which moves without it", async () => {
  const mixer: Line = {
    ...lobster,
    type: "mixer",
    parent: lineKey("a"),
    question: null,
    way: null,
  };
  const till = await openWith(unsent("a"), mixer);
  till.moveUnsentToNew(till.bill);
  expect(till.aside()).toEqual([[till.place, "lobster"]]);
  expect(till.dishes()).toEqual({ a: unsent("a").article });
});

test("all lines are put aside if the bill that they are moved to has ended, too", async () => {
  const till = await openWith(unsent("a"), unsent("b"));
  till.moveUnsentTo(till.bill, id<"bill">(77));
  expect(till.lines()).toBeNull();
  expect(till.aside()).toEqual([[till.place, "a", "b"]]);
});

test("nothing is put aside if all lines move", async () => {
  const till = await openWith(unsent("a"));
  till.know({ ...venue, bill: byId([bill12]) });
  till.moveUnsentTo(till.bill, bill12.id);
  expect(till.lines()).toEqual(["a"]);
  expect(till.aside()).toEqual([]);
  expect(till.notice()).toBeUndefined();
});

test("an order that does not fit on the device stays on the screen", async () => {
  const till = await openWith(lobster, unsent("a"));
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  till.moveUnsentToNew(till.bill);
  expect(till.lines()).toEqual(["lobster", "a"]);
  expect(till.notice()).toMatchObject({ text: expect.stringContaining("full") });
});

test.each([
  ["lines", [aPress("lobster", { product: id<"article">(999) }), aPress("a")], ["a"], ["lobster"]],
  ["orders", [aPress("lobster", { product: id<"article">(999) })], [], ["lobster"]],
])(
  "after a reload, %s that can no longer be ordered are put aside",
  async (_which, billItems, left, gone) => {
    const till = await openWith();
    const { resetOrder } = await import("./order-store.ts");
    resetOrder();
    const order = { ...anOrder(), billItems };
    till.restoreStoredOrder(till.session, JSON.stringify({ order }));
    expect(till.lines()).toEqual(left);
    expect(till.aside()).toEqual([["T1", ...gone]]);
  },
);

test("after a reload, the lines of a bill that this till no longer has are put aside once", async () => {
  const till = await openWith();
  const { resetOrder } = await import("./order-store.ts");
  resetOrder();
  const text = JSON.stringify({ order: aRound(77, "a") });
  localStorage.setItem("comanda.order.1.1", text);
  till.restoreStoredOrder(till.session, text);
  expect(till.lines()).toBeNull();
  expect(till.aside()).toEqual([["77", "a"]]);
  expect(localStorage.getItem("comanda.order.1.1")).toBeNull();
});
