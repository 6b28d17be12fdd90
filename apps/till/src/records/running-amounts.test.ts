import type { BillItemReply } from "@comanda/contract/bill-item";
import { toBillItem } from "@comanda/contract/to-bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import { lineKey } from "@comanda/domain/bill/line";
import { id, type BillId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";
import { instant, msPerHour, msPerMinute } from "@comanda/domain/time/instant";
import { timeZone } from "@comanda/domain/time/local-time";
import { aLine } from "@comanda/domain/testing/builders";
import { expect, test } from "vitest";

import { toBillRow } from "./bill-row.ts";
import { computeAmounts, hasSameAmounts, findRunningBills } from "./running-amounts.ts";

const startText = "2026-11-20 12:00:00";
const startMoment = parseWireDateTime(startText) ?? instant(0);
const reference = {
  payTypes: [],
  currency: { hasDecimals: true, coins: [], notes: [], cashRounding: null },
};

const aBill = (number: number, changed: Partial<BillReply> = {}): BillReply => ({
  id: id<"bill">(number),
  number,
  billNumberWorkday: number,
  version: 1,
  table: String(number),
  room: "",
  cover: null,
  servingWay: "here",
  staff: null,
  customer: null,
  status: 0,
  statusNote: "",
  amount: money(374_00),
  privilege: null,
  paid: money(0),
  createdDate: startText,
  updatedDate: startText,
  origin: null,
  mergedInto: null,
  refundOf: null,
  workDay: null,
  shift: null,
  ...changed,
});

const anItem = (name: number, bill: BillId, changed: Partial<BillItemReply>): BillItemReply => ({
  ...toBillItem(
    aLine({ key: lineKey(`line-${name}`), productPrice: money(374_00) }),
    { id: name, bill },
    reference.currency,
  ),
  ...changed,
});

const clock = {
  type: 5,
  qty: 0,
  productPrice: money(200_00),
  price: money(200_00),
  total: money(0),
  timeStart: startText,
  timeType: 1,
} as const;

const toBillRecords = (bills: readonly BillReply[], items: readonly BillItemReply[]) => ({
  bill: new Map(bills.map((bill) => [bill.id, bill])),
  billItem: new Map(items.map((item) => [item.id, item])),
});

const [pool, beer, paid] = [aBill(1), aBill(2), aBill(3, { status: 1 })];
const records = toBillRecords(
  [pool, beer, paid],
  [
    anItem(1, pool.id, {}),
    anItem(2, beer.id, {}),
    anItem(3, pool.id, clock),
    anItem(4, paid.id, { ...clock, timeEnd: startText }),
  ],
);

const zone = timeZone("Asia/Bangkok");

test("a list shows the current amount of a bill with a running timer", () => {
  const amounts = computeAmounts(
    findRunningBills(records),
    { now: instant(startMoment + 2 * msPerHour), zone },
    reference,
  );
  expect([...amounts]).toEqual([[pool.id, 774_00]]);
  expect(toBillRow(pool, new Map(), amounts).amount).toBe(774_00);
  expect(toBillRow(beer, new Map(), amounts).amount).toBe(374_00);
});

test("a day of a running timer ends at the same time of the venue's clock", () => {
  const timeStart = "2026-10-31 18:00:00";
  const room = anItem(3, pool.id, { ...clock, timeType: 2, timeStart });
  const bills = findRunningBills(toBillRecords([pool], [room]));
  const amountAt = (text: string) =>
    computeAmounts(
      bills,
      { now: parseWireDateTime(text) ?? instant(0), zone: timeZone("America/New_York") },
      reference,
    ).get(pool.id);
  expect(amountAt("2026-11-01 19:00:00")).toBe(200_00);
  expect(amountAt("2026-11-01 19:00:01")).toBe(220_00);
});

test("lists are not rendered again while no amount changes", () => {
  const at = (ms: number) =>
    computeAmounts(findRunningBills(records), { now: instant(startMoment + ms), zone }, reference);
  expect(hasSameAmounts(at(msPerMinute), at(msPerMinute + 1000))).toBe(true);
  expect(hasSameAmounts(at(msPerMinute), at(2 * msPerHour))).toBe(false);
  expect(hasSameAmounts(at(0), new Map())).toBe(false);
  const row = toBillRow(beer, new Map(), at(0));
  expect(toBillRow(beer, new Map(), at(msPerHour))).toBe(row);
});

test("a stopped timer no longer changes the amount", () => {
  const stopped = toBillRecords([pool], [anItem(3, pool.id, { ...clock, timeEnd: startText })]);
  expect(findRunningBills(stopped)).toEqual([]);
});
