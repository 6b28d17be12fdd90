import type { BillItemReply } from "@comanda/contract/bill-item";
import type { BillReply } from "@comanda/contract/bill-record";
import { toBillItem } from "@comanda/contract/to-bill-item";
import { lineKey } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { aLine } from "@comanda/domain/testing/builders";
import { describe, expect, test } from "vitest";

import { createLossWatch, findLostBills, joinLostBills } from "./find-lost-bills.ts";
import { byId, noRecords } from "./records.ts";

const aBill = (number: number, bill: Partial<BillReply> = {}): BillReply => ({
  id: id<"bill">(number),
  number,
  billNumberWorkday: number,
  version: 3,
  table: `T${number}`,
  room: "",
  cover: 2,
  servingWay: "here",
  staff: id<"staff">(20),
  customer: null,
  status: 0,
  statusNote: "",
  mergedInto: null,
  refundOf: null,
  amount: money(0),
  privilege: null,
  paid: money(0),
  createdDate: "2026-11-20 11:05:00",
  updatedDate: "2026-11-20 11:05:00",
  origin: null,
  workDay: null,
  shift: null,
  ...bill,
});

const curry = id<"article">(5);
const beer = id<"article">(6);

const line = (key: number, bill: number, product: typeof curry, qty: number): BillItemReply =>
  toBillItem(
    aLine({ key: lineKey(String(key)), article: product, quantity: quantity(qty) }),
    { id: key, bill: id<"bill">(bill) },
    { hasDecimals: true },
  );

const here = { kind: "here" } as const;

function seen(ping: number, bills: readonly BillReply[], lines: readonly BillItemReply[] = []) {
  const known = { ...noRecords, bill: byId(bills), billItem: byId(lines) };
  return { isReady: true, ping, known, rest: here };
}

const before = seen(
  20,
  [aBill(1), aBill(2), aBill(3, { status: 1 })],
  [line(1, 1, curry, 1), line(2, 1, beer, 3), line(3, 1, beer, -1), line(4, 2, curry, 2)],
);

test("a bill that the server does not have any more is named with what was sent", () => {
  const now = seen(12, [aBill(1)], [line(1, 1, curry, 1), line(2, 1, beer, 2)]);
  expect(findLostBills(now, before)).toEqual([
    { bill: aBill(2), isGone: true, pieces: [{ product: curry, qty: 2 }] },
  ]);
});

test("the parts of a set and the mixer of a drink are not named besides it", () => {
  const set = line(1, 1, curry, 1);
  const under = [line(2, 1, beer, 1), line(3, 1, curry, 1)].map((one) => ({
    ...one,
    parent: set.key,
  }));
  const ordered = seen(20, [aBill(1)], [set, ...under]);
  expect(findLostBills(seen(12, []), ordered)).toMatchObject([
    { pieces: [{ product: curry, qty: 1 }] },
  ]);
});

test("a bill that has less is named with what it lacks, less what was credited", () => {
  const now = seen(12, [aBill(1, { version: 1 }), aBill(2)], [line(4, 2, curry, 2)]);
  expect(findLostBills(now, before)).toMatchObject([
    {
      bill: { table: "T1" },
      isGone: false,
      pieces: [
        { product: curry, qty: 1 },
        { product: beer, qty: 2 },
      ],
    },
  ]);
});

test("a restored server is recognized by its bills, too, if it has as many rows again", () => {
  const other = aBill(2, { table: "T9", createdDate: "2026-11-20 12:00:00" });
  const now = seen(30, [aBill(1), other], [...before.known.billItem.values()]);
  expect(findLostBills(now, before)).toMatchObject([{ bill: { table: "T2" }, isGone: true }]);
  const earlier = seen(30, [aBill(1), aBill(2, { version: 2 })]);
  expect(findLostBills(earlier, before)).toHaveLength(2);
});

test("a server that has only gone on lacks nothing, whatever was paid or credited since", () => {
  const paid = seen(25, [aBill(1, { version: 4, status: 1 })], []);
  expect(findLostBills(paid, before)).toEqual([]);
  expect(findLostBills(seen(25, []), before)).toEqual([]);
});

test("nor does one on which a bill has changed and another has not", () => {
  const now = seen(
    25,
    [aBill(1, { version: 4 }), aBill(2)],
    [line(1, 1, curry, 1), line(4, 2, curry, 2)],
  );
  expect(findLostBills(now, before)).toEqual([]);
});

test("without the lines, only bills that are gone are named", () => {
  const now = seen(12, [aBill(1)]);
  const rest = { kind: "missing", since: { ping: 12, mark: "" }, rows: [], atMs: 0, failures: 0 };
  const half = { ...now, rest: { ...rest, kind: "missing" as const } };
  expect(findLostBills(half, before)).toMatchObject([{ bill: { table: "T2" } }]);
  expect(findLostBills(now, { ...before, rest: half.rest })).toEqual([
    { bill: aBill(2), isGone: true, pieces: [] },
  ]);
});

test("a till that shows nothing yet, or no longer, has lost nothing", () => {
  expect(findLostBills({ ...seen(0, []), isReady: false }, before)).toEqual([]);
  expect(findLostBills(before, { ...seen(99, [aBill(7)]), isReady: false })).toEqual([]);
});

describe("what a load brings is compared with what the till had when it began", () => {
  const loading = { kind: "loading", id: 1, failures: 0 } as const;
  const ended = { kind: "resting", lastAtMs: 0, failures: 0 } as const;
  const began = { ...before, load: loading };
  // The bill that this till itself opens meanwhile.
  const sent = { ...seen(21, [...before.known.bill.values(), aBill(4)]), load: loading };

  test("and not with a row that has arrived since", () => {
    const watch = createLossWatch();
    expect(watch(began, { ...before, load: ended })).toEqual([]);
    expect(watch(sent, began)).toEqual([]);
    const { bill, billItem } = before.known;
    const now = { ...seen(20, [...bill.values()], [...billItem.values()]), load: ended };
    expect(watch(now, sent)).toEqual([]);
  });

  test("once, unless the load has failed", () => {
    const watch = createLossWatch();
    const lacking = { ...seen(12, [aBill(1)], [...before.known.billItem.values()]), load: ended };
    watch(began, { ...before, load: ended });
    expect(watch({ ...lacking, load: { ...ended, failures: 1 } }, sent)).toEqual([]);
    watch(began, { ...before, load: ended });
    expect(watch(lacking, sent)).toMatchObject([{ bill: { table: "T2" } }]);
    expect(watch(lacking, lacking)).toEqual([]);
  });
});

test("a second restore adds to the entry of a bill, and to no other bill with its ID", () => {
  const other = aBill(1, { createdDate: "2026-11-20 12:00:00" });
  const lacking = (
    bill: BillReply,
    isGone: boolean,
    ...pieces: readonly [typeof curry, number][]
  ) => ({
    bill,
    isGone,
    pieces: pieces.map(([product, qty]) => ({ product, qty })),
  });
  const first = [lacking(aBill(1), false, [beer, 2]), lacking(aBill(2), true, [curry, 1])];
  const second = [
    lacking(aBill(1, { version: 2 }), true, [curry, 1], [beer, 1]),
    lacking(other, true, [beer, 1]),
    lacking(aBill(2), true, [curry, 3]),
  ];
  expect(joinLostBills([], first)).toEqual(first);
  expect(joinLostBills(first, second)).toEqual([
    lacking(aBill(1, { version: 2 }), true, [beer, 3], [curry, 1]),
    lacking(other, true, [beer, 1]),
    lacking(aBill(2), true, [curry, 3]),
  ]);
  expect(joinLostBills(first, second.slice(1, 2))).toHaveLength(3);
});
