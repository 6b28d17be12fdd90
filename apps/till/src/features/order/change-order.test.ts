import type { StockReply } from "@comanda/contract/stock-record";
import type { Bill } from "@comanda/domain/bill/bill";
import { lineKey, type CommissionLine, type Line } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { stockUnit } from "@comanda/domain/stock/stock-amount";
import { aBill, aLine, padThai, singha } from "@comanda/domain/testing/builders";
import { byId } from "@comanda/sync/records/records";
import { beforeAll, expect, test, vi } from "vitest";

import { plainReference } from "#records/testing/plain-reference.ts";

import { openTill, venue } from "../outbox/testing/open-till.ts";

beforeAll(() => void vi.resetModules());

const noodles: StockReply = {
  id: id<"stock">(1),
  station: id<"station">(1),
  stockItem: id<"stock-item">(1),
  currentCount: stockUnit,
};
const recipes = [
  { article: padThai.id, parts: [{ stockItem: noodles.stockItem, amount: stockUnit }] },
];
const twoDishes = aLine({ key: lineKey("dishes"), isSaved: false, quantity: quantity(2) });
const beer = aLine({ key: lineKey("beer"), isSaved: false, article: singha.id });
const dish = aLine({ key: lineKey("dish"), isSaved: false });

/** A till whose station had noodles for two dishes when these were pressed, and has some for one by now. */
async function openWith(bill: Bill) {
  const till = await openTill();
  till.recordStore.setState({ reference: { ...plainReference, recipes } });
  till.know({ ...venue, stock: byId([noodles]) });
  const { changeOrder } = await import("./change-order.ts");
  const { changeHead } = await import("./change-head.ts");
  const { useOrder } = await import("./order-store.ts");
  const { useNotices } = await import("../notice/notice-store.ts");
  useOrder.setState({ bill });
  return {
    changeHead,
    add: (line: Line) => changeOrder((before) => ({ ...before, lines: [...before.lines, line] })),
    notice: () => useNotices.getState().notice?.content,
    useOrder,
    order: () => useOrder.getState(),
  };
}

test("an article that ran out after it was pressed is not added again, and keeps no other from the order", async () => {
  const till = await openWith(aBill({ lines: [twoDishes] }));
  expect(till.add(dish)).toBe(false);
  expect(till.notice()).toMatchObject({ failure: { code: "out-of-stock", about: { left: 1 } } });
  expect(till.add(beer)).toBe(true);
});

test("nor does it keep the commission on it from the order", async () => {
  const commission = {
    parent: dish.key,
    commission: money(5_00),
    isOnBill: false,
    isInPrice: false,
  };
  const earned: CommissionLine = {
    ...dish,
    ...commission,
    key: lineKey("earned"),
    type: "commission",
  };
  const till = await openWith(aBill({ lines: [twoDishes] }));
  expect(till.add(earned)).toBe(true);
});

test.each([
  ["a free table is no second bill there", "9", false],
  ["a table where others sit is a second bill there", "12", true],
])("an order that is moved to %s", async (_what, name, isSecondBill) => {
  const bill = aBill({ lines: [dish], place: { kind: "table", name: "1" } });
  const till = await openWith(bill);
  const moved = { ...bill, place: { kind: "table", name } as const };
  expect(await till.changeHead(bill, moved, {})).toBe("unsent");
  expect(till.order()).toMatchObject({ bill: { place: { name } }, isSecondBill });
});

test("a second bill stays one while more guests come to it", async () => {
  const bill = aBill({ lines: [dish], place: { kind: "table", name: "9" } });
  const till = await openWith(bill);
  till.useOrder.setState({ isSecondBill: true });
  await till.changeHead(bill, { ...bill, cover: 4 }, {});
  expect(till.order()).toMatchObject({ bill: { cover: 4 }, isSecondBill: true });
});
