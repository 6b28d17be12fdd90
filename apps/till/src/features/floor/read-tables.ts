import { placeOf, type BillReply } from "@comanda/contract/bill-record";
import type { BillItemReply } from "@comanda/contract/bill-item";
import type { Place } from "@comanda/domain/bill/bill";
import { placeKey } from "@comanda/domain/bill/place";
import {
  placeOfTable,
  type Floor,
  type FloorTable,
  type TableLink,
} from "@comanda/domain/floor/floor";
import {
  tableState,
  waitsForDishes,
  type TableBill,
  type TableState,
} from "@comanda/domain/floor/table-state";
import type { BillId, StaffId } from "@comanda/domain/id";
import { instant, type Instant } from "@comanda/domain/time/instant";
import { parseWireDateTime } from "@comanda/domain/time/wire-date";

import type { RunningAmounts } from "#records/running-amounts.ts";

/** What is known of the open bills, in wire times. */
export type BillFacts = {
  readonly rounds: ReadonlyMap<BillId, string>;
  readonly printed: ReadonlyMap<BillId, string>;
  readonly meters: ReadonlyMap<BillId, string>;
  readonly running: RunningAmounts;
  /** The bills with orders that only this till has. */
  readonly kept: ReadonlySet<BillId>;
  /** Other users, by the bill on their screen. */
  readonly viewers: ReadonlyMap<number, string>;
};

/** A place where guests are or could be: a table of the plan, or another place of an open bill. */
export type TableView = {
  readonly key: string;
  readonly place: Place;
  /** Null elsewhere. */
  readonly table: FloorTable | null;
  readonly state: TableState;
  /** Those that the server has or will have, oldest first. */
  readonly bills: readonly BillReply[];
  /** Those for which something can still come. */
  readonly waiting: readonly BillReply[];
  /** The order on this till's screen that was never sent. */
  readonly hasNewOrder: boolean;
  readonly covers: number | null;
  readonly others: string;
  /** The tables that sit together with this one. */
  readonly link: TableLink | null;
};

type NewOrder = { readonly place: Place; readonly cover: number | null };

/** What only this till has: a bill with more lines than the server knows of, or an order that was never sent. */
export type Unsent = { readonly bill: BillId | null; readonly newOrder: NewOrder | null };

type FloorNow = {
  readonly facts: BillFacts;
  readonly unsent: Unsent;
  readonly now: Instant;
};

export type Tables = {
  readonly tables: readonly TableView[];
  readonly elsewhere: readonly TableView[];
};

/** What goes on at every table, and at the places of bills that are no table. */
export function readTables(
  floor: Pick<Floor, "tables" | "links">,
  open: readonly BillReply[],
  known: FloorNow,
): Tables {
  const bills = Map.groupBy(open, (bill) => placeKey(placeOf(bill)));
  const { newOrder } = known.unsent;
  const viewAt = (place: Place, table: FloorTable | null): TableView => {
    const key = placeKey(place);
    const isNew = newOrder !== null && placeKey(newOrder.place) === key;
    const link = floor.links.find(({ tables }) => table !== null && tables.includes(table.id));
    const seat = { key, place, table, link: link ?? null };
    return viewOf(seat, bills.get(key) ?? [], isNew ? known : withoutNew(known));
  };
  const tables = floor.tables.map((table) => viewAt(placeOfTable(table), table));
  const named = new Set(tables.map(({ key }) => key));
  const places = new Map<string, Place>();
  for (const bill of open) {
    const place = placeOf(bill);
    if (place !== null && !named.has(placeKey(place))) places.set(placeKey(place), place);
  }
  if (newOrder !== null && !named.has(placeKey(newOrder.place))) {
    places.set(placeKey(newOrder.place), newOrder.place);
  }
  return { tables, elsewhere: [...places.values()].map((place) => viewAt(place, null)) };
}

function withoutNew(known: FloorNow): FloorNow {
  return { ...known, unsent: { ...known.unsent, newOrder: null } };
}

type Seat = Pick<TableView, "key" | "place" | "table" | "link">;

function viewOf(seat: Seat, bills: readonly BillReply[], known: FloorNow): TableView {
  const { facts, unsent, now } = known;
  const { newOrder } = unsent;
  const seen = bills.map((bill) => ({ bill, facts: factsOf(bill, known) }));
  const states = seen.map((one) => one.facts);
  const covers = [...bills, ...(newOrder === null ? [] : [newOrder])].flatMap(
    ({ cover }) => cover ?? [],
  );
  return {
    ...seat,
    bills,
    waiting: seen.filter((one) => waitsForDishes(one.facts)).map(({ bill }) => bill),
    hasNewOrder: newOrder !== null,
    state: tableState(newOrder === null ? states : [...states, orderingSince(now)], now),
    covers: covers.length === 0 ? null : covers.reduce((sum, cover) => sum + cover, 0),
    others: [...new Set(bills.flatMap(({ id }) => facts.viewers.get(id) ?? []))].join(", "),
  };
}

function factsOf(bill: BillReply, { facts, unsent, now }: FloorNow): TableBill {
  const { id } = bill;
  const round = timeOf(facts.rounds.get(id));
  const meter = timeOf(facts.meters.get(id));
  const cost = facts.running.get(id) ?? bill.amount;
  return {
    isOrdering: round === null || facts.kept.has(id) || unsent.bill === id,
    isViewed: facts.viewers.has(id),
    isPaid: bill.paid !== 0 && bill.paid >= bill.amount,
    openedAt: timeOf(bill.createdDate) ?? now,
    lastRoundAt: lastSentAt(round, bill),
    servedAt: timeOf(bill.servedAt),
    waitsSince: timeOf(bill.waitsSince),
    printedAt: timeOf(facts.printed.get(id)),
    running: meter === null ? null : { since: meter, cost },
  };
}

/** A course that was fired after the last round is what the guests wait for. */
function lastSentAt(round: Instant | null, { courses = [] }: BillReply): Instant | null {
  if (round === null) return null;
  const fired = courses.map(({ firedAt }) => timeOf(firedAt ?? undefined) ?? 0);
  return instant(Math.max(round, ...fired));
}

function orderingSince(now: Instant): TableBill {
  return {
    isOrdering: true,
    isViewed: false,
    isPaid: false,
    openedAt: now,
    lastRoundAt: null,
    servedAt: null,
    waitsSince: null,
    printedAt: null,
    running: null,
  };
}

function timeOf(text: string | undefined): Instant | null {
  return text === undefined ? null : parseWireDateTime(text);
}

type Items = ReadonlyMap<number, Pick<BillItemReply, "bill" | "timeStart" | "timeEnd">>;

/** Since when the oldest running meter of each bill runs. */
export function findMeters(items: Items): ReadonlyMap<BillId, string> {
  const meters = new Map<BillId, string>();
  for (const { bill, timeStart, timeEnd } of items.values()) {
    if (timeStart === null || timeEnd !== null) continue;
    const before = meters.get(bill);
    if (before === undefined || timeStart < before) meters.set(bill, timeStart);
  }
  return meters;
}

type Lines = ReadonlyMap<number, Pick<BillItemReply, "bill" | "key">>;

/** The bills with lines that only this till has; a kept press about what was sent is no order. */
export function findKeptOrders(
  items: Lines,
  pendingLineKeys: ReadonlySet<string>,
): ReadonlySet<BillId> {
  if (pendingLineKeys.size === 0) return new Set();
  return new Set(
    [...items.values()].filter(({ key }) => pendingLineKeys.has(key)).map(({ bill }) => bill),
  );
}

/** Whether the user serves one of the bills. */
export function isServedBy({ bills }: TableView, user: StaffId): boolean {
  return bills.some(({ staff }) => staff === user);
}
