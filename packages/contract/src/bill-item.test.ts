import { lineKey, type Line } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { aLine, utc } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { toLine } from "./bill-item.ts";
import { toBillItem } from "./to-bill-item.ts";

const bath = { hasDecimals: true };
const ids = { id: 1, bill: id<"bill">(7) };

const dish = aLine({
  isSaved: true,
  round: 3,
  article: id(5),
  quantity: quantity(2),
  productPrice: money(90_00),
  price: money(80_00),
  cost: money(30_00),
  staff: id(20),
  note: "no ice",
  promotion: id(1),
  createdAt: utc("2026-11-20 11:58:00"),
  orderLevel: id(2),
});
const { orderLevel: _level, isFree: _free, parent: _parent, ...common } = dish;
const commission: Line = {
  ...common,
  type: "commission",
  parent: lineKey("line"),
  commission: money(50_00),
  isOnBill: true,
  isInPrice: false,
};
const massage: Line = {
  ...common,
  type: "timer",
  quantity: quantity(1.5),
  unit: "hours",
  startedAt: utc("2026-11-20 11:00:00"),
  endedAt: utc("2026-11-20 12:30:00"),
  productMinimum: money(100_00),
  minimum: money(110_00),
  containedCommission: money(10_00),
};

test("the wire shows every field of a dish under its name", () => {
  expect(toBillItem(dish, ids, bath)).toMatchObject({
    id: 1,
    bill: 7,
    key: "line",
    type: 0,
    product: 5,
    qty: 2,
    productPrice: 90_00,
    price: 80_00,
    total: 160_00,
    buyPrice: 30_00,
    staff: 20,
    note: "no ice",
    promotion: 1,
    createdDate: "2026-11-20 11:58:00",
    round: 3,
    credits: null,
    parent: null,
    orderLevel: 2,
    isBuyXGetYItem: false,
  });
});

test("the wire shows what only free pieces, credits, mixers, commissions or timers have", () => {
  const free: Line = { ...dish, isFree: true, parent: lineKey("a") };
  expect(toBillItem(free, ids, bath)).toMatchObject({ isBuyXGetYItem: true, parent: "a" });
  const credit: Line = { ...dish, quantity: quantity(-1), credits: lineKey("a") };
  expect(toBillItem(credit, ids, bath)).toMatchObject({ credits: "a", qty: -1, total: -80_00 });
  const mixer: Line = { ...common, type: "mixer", way: null, parent: lineKey("a") };
  expect(toBillItem(mixer, ids, bath)).toMatchObject({ type: 1, parent: "a" });
  expect(toBillItem(commission, ids, bath)).toMatchObject({
    type: 2,
    parent: "line",
    commission: 50_00,
    commissionShowBill: true,
    commissionIncludePrice: false,
  });
  expect(toBillItem(massage, ids, bath)).toMatchObject({
    type: 5,
    qty: 1.5,
    total: 120_00,
    timeStart: "2026-11-20 11:00:00",
    timeEnd: "2026-11-20 12:30:00",
    timeType: 1,
    productPriceMin: 100_00,
    priceMin: 110_00,
    containedCommission: 10_00,
  });
});

test("a timer without a start is a fault, not a line", () => {
  const item = { ...toBillItem(massage, ids, bath), timeStart: null };
  expect(() => toLine(item)).toThrow("A line lacks what its type has");
});
