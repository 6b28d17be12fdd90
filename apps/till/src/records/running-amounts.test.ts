import type { BillItemReply, BillReply } from "@comanda/contract/bill";
import { id, type BillId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { parseWireDateTime } from "@comanda/domain/time/date-text";
import { instant, msPerHour, msPerMinute } from "@comanda/domain/time/instant";
import { expect, test } from "vitest";

import { billRow } from "./bill-row.ts";
import { amountsAt, isSameAmounts, runningBills } from "./running-amounts.ts";

const start = "2026-11-20 12:00:00";
const begin = parseWireDateTime(start) ?? instant(0);
const venue = { payTypes: [], currency: { hasDecimals: true, coins: [], notes: [] } };

const aBill = (number: number, changed: Partial<BillReply> = {}): BillReply => ({
  id: id<"bill">(number),
  number,
  billNumberWorkday: number,
  version: 1,
  table: String(number),
  room: "",
  cover: null,
  staff: null,
  customer: null,
  status: 0,
  statusNote: "",
  amount: money(374_00),
  createdDate: start,
  updatedDate: start,
  origin: null,
  workDay: null,
  shift: null,
  ...changed,
});

const anItem = (number: number, bill: BillId, changed: Partial<BillItemReply>): BillItemReply => ({
  id: number,
  bill,
  key: `line-${number}`,
  type: 0,
  product: id<"article">(5),
  qty: 1,
  productPrice: money(374_00),
  price: money(374_00),
  total: money(374_00),
  buyPrice: money(0),
  staff: id<"staff">(20),
  note: "",
  promotion: null,
  createdDate: start,
  round: 1,
  credits: null,
  parent: null,
  orderLevel: null,
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
  ...changed,
});

const clock = {
  type: 5,
  qty: 0,
  productPrice: money(200_00),
  price: money(200_00),
  total: money(0),
  timeStart: start,
  timeType: 1,
} as const;

const known = (bills: readonly BillReply[], items: readonly BillItemReply[]) => ({
  bill: new Map(bills.map((bill) => [bill.id, bill])),
  billItem: new Map(items.map((item) => [item.id, item])),
});

const [pool, beer, paid] = [aBill(1), aBill(2), aBill(3, { status: 1 })];
const venueKnows = known(
  [pool, beer, paid],
  [
    anItem(1, pool.id, {}),
    anItem(2, beer.id, {}),
    anItem(3, pool.id, clock),
    anItem(4, paid.id, { ...clock, timeEnd: start }),
  ],
);

test("a list shows the current amount of a bill with a running timer", () => {
  const amounts = amountsAt(runningBills(venueKnows), instant(begin + 2 * msPerHour), venue);
  expect([...amounts]).toEqual([[pool.id, 774_00]]);
  expect(billRow(pool, new Map(), amounts).amount).toBe(774_00);
  expect(billRow(beer, new Map(), amounts).amount).toBe(374_00);
});

test("lists are not rendered again while no amount changes", () => {
  const at = (ms: number) => amountsAt(runningBills(venueKnows), instant(begin + ms), venue);
  expect(isSameAmounts(at(msPerMinute), at(msPerMinute + 1000))).toBe(true);
  expect(isSameAmounts(at(msPerMinute), at(2 * msPerHour))).toBe(false);
  expect(isSameAmounts(at(0), new Map())).toBe(false);
  const row = billRow(beer, new Map(), at(0));
  expect(billRow(beer, new Map(), at(msPerHour))).toBe(row);
});

test("a stopped timer no longer changes the amount", () => {
  const stopped = known([pool], [anItem(3, pool.id, { ...clock, timeEnd: start })]);
  expect(runningBills(stopped)).toEqual([]);
});
