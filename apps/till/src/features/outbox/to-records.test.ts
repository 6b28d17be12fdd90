import type { BillItemReply, BillReply } from "@comanda/contract/bill";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { expect, test } from "vitest";

import { toBill } from "#records/to-bill.ts";

import { toItemRecord, toBillRecord } from "./to-records.ts";

const bill: BillReply = {
  id: id<"bill">(7),
  number: 42,
  billNumberWorkday: 3,
  version: 2,
  table: "",
  room: "101",
  cover: 2,
  staff: id<"staff">(20),
  customer: null,
  status: 0,
  statusNote: "",
  amount: money(264_00),
  createdDate: "2026-11-20 11:58:00",
  updatedDate: "2026-11-20 12:01:00",
  origin: null,
  workDay: null,
  shift: null,
};

const item: BillItemReply = {
  id: 1,
  bill: bill.id,
  key: "a",
  type: 0,
  product: id<"article">(5),
  qty: 2,
  productPrice: money(90_00),
  price: money(80_00),
  total: money(160_00),
  buyPrice: money(30_00),
  staff: id<"staff">(20),
  note: "no ice",
  promotion: id<"promotion">(1),
  createdDate: "2026-11-20 11:58:00",
  round: 3,
  credits: null,
  parent: null,
  orderLevel: id<"order-level">(2),
  isBuyXGetYItem: false,
  commission: money(0),
  commissionShowBill: false,
  commissionIncludePrice: false,
  timeStart: null,
  timeEnd: null,
  timeType: null,
  productPriceMin: money(0),
  priceMin: money(0),
  containedCommission: money(0),
};

const plain = { ...item, orderLevel: null, note: "", promotion: null };

const items: readonly BillItemReply[] = [
  item,
  { ...plain, id: 2, key: "b", type: 1, parent: "a" },
  {
    ...plain,
    id: 3,
    key: "c",
    type: 2,
    parent: "a",
    commission: money(50_00),
    commissionShowBill: true,
    commissionIncludePrice: true,
  },
  {
    ...plain,
    id: 4,
    key: "d",
    type: 5,
    qty: 1.5,
    total: money(120_00),
    timeStart: "2026-11-20 11:00:00",
    timeEnd: "2026-11-20 12:30:00",
    timeType: 1,
    productPriceMin: money(100_00),
    priceMin: money(110_00),
    containedCommission: money(10_00),
  },
  { ...plain, id: 5, key: "e", qty: -1, total: money(-80_00), credits: "a" },
];

test("a line record read by the rules and converted back is unchanged", () => {
  const { lines } = toBill(bill, items);
  const again = lines.map((line, index) =>
    toItemRecord(line, { id: index + 1, bill: bill.id }, { hasDecimals: true }),
  );
  expect(again).toEqual(items);
});

test("a bill record read by the rules and converted back is unchanged", () => {
  expect(toBillRecord(toBill(bill, []), bill.id, bill.amount)).toEqual(bill);
});
