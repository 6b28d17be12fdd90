import type { ReplyOf } from "@comanda/contract/call";
import type { sendPing } from "@comanda/contract/ping";
import type { StockReply } from "@comanda/contract/stock-record";
import { id } from "@comanda/domain/id";
import { stockAmount } from "@comanda/domain/stock/stock-amount";

import type { JournalRow } from "../../records/apply-changes.ts";
import { noRecords, type BillRecords, type Records } from "../../records/records.ts";
import type { JournalPosition } from "../state.ts";
import { changeBills } from "./change-bills.ts";
import type { RandomSource } from "./virtual-time.ts";

/** The menu, and the total stock with which it was shown. */
export type TestMenu = { readonly version: number; readonly inStock: number };

export type TestVenue = {
  readonly records: () => Records;
  readonly menu: () => TestMenu;
  readonly newest: () => JournalPosition;
  /** Does something at a till, and returns the resulting journal row. */
  readonly write: () => JournalRow;
  /** Null if the journal is a different one, or has moved on too far. */
  readonly rowsAfter: (position: JournalPosition) => readonly JournalRow[] | null;
  readonly answer: (position: JournalPosition) => ReplyOf<typeof sendPing>;
  /** Restores a backup that ends at a possible row, from which the journal continues. */
  readonly restore: (mayEndAt: (kept: number) => boolean) => void;
};

export const servedRelease = "release";
const maxRowsBehind = 40;

/** A server as far as tills follow it: a journal, the records it adds up to, and a menu that changes now and then. */
export function createVenue(random: RandomSource): TestVenue {
  let rows: readonly JournalRow[] = [];
  let states: readonly VenueState[] = [emptyState];
  let epoch = 0;
  const state = () => states.at(-1) ?? emptyState;
  const newest = (): JournalPosition => ({ ping: rows.length, mark: rows.at(-1)?.mark });
  const rowsAfter = ({ ping, mark }: JournalPosition): readonly JournalRow[] | null => {
    const isKnown = ping === 0 || rows[ping - 1]?.mark === mark;
    return isKnown && rows.length - ping <= maxRowsBehind ? rows.slice(ping) : null;
  };
  return {
    records: () => ({ ...noRecords, ...state().bills, stock: state().shelves }),
    menu: () => ({ version: state().menu, inStock: inStockOf(state().shelves) }),
    newest,
    write: () => {
      const { lists, ...now } = changeVenue(state(), random);
      const mark = (epoch * 100_000 + rows.length).toString(16).padStart(16, "0");
      const row = { ...lists, ping: rows.length + 1, mark };
      rows = [...rows, row];
      states = [...states, now];
      return row;
    },
    rowsAfter,
    answer: (position) => {
      const missed = rowsAfter(position);
      return {
        ping: rows.length,
        datetime: "2026-11-20 19:00:00",
        release: servedRelease,
        reload: missed === null,
        atHand: [],
        rows: [...(missed ?? [])],
      };
    },
    restore: (mayEndAt) => {
      let kept = random.below(rows.length + 1);
      while (!mayEndAt(kept)) kept += 1;
      epoch += 1;
      rows = rows.slice(0, kept);
      states = states.slice(0, kept + 1);
    },
  };
}

type VenueState = {
  readonly shelves: Records["stock"];
  readonly bills: BillRecords;
  readonly menu: number;
};

const emptyState: VenueState = { shelves: new Map(), bills: noRecords, menu: 0 };

function changeVenue(before: VenueState, random: RandomSource) {
  if (random.happens(0.1)) {
    const update = { payType: [{ id: 1, changes: {} }] };
    return { ...before, menu: before.menu + 1, lists: { insert: {}, update, delete: {} } };
  }
  if (random.happens(0.6)) return { ...before, ...changeBills(before.bills, random) };
  const shelves = new Map(before.shelves);
  return { ...before, shelves, lists: changeShelf(shelves, random) };
}

export function inStockOf(shelves: Records["stock"]): number {
  return [...shelves.values()].reduce((sum, { currentCount }) => sum + currentCount, 0);
}

function changeShelf(shelves: Map<number, StockReply>, random: RandomSource) {
  const place = random.below(6) + 1;
  const before = shelves.get(place);
  const currentCount = stockAmount(random.below(1000));
  if (before === undefined) {
    const shelf: StockReply = {
      id: id<"stock">(place),
      station: id<"station">(1),
      stockItem: id<"stock-item">(place),
      currentCount,
    };
    shelves.set(place, shelf);
    return { insert: { stock: [{ ...shelf }] }, update: {}, delete: {} };
  }
  if (random.happens(0.3)) {
    shelves.delete(place);
    return { insert: {}, update: {}, delete: { stock: [place] } };
  }
  shelves.set(place, { ...before, currentCount });
  const changes = { currentCount: { old: before.currentCount, new: currentCount } };
  return { insert: {}, update: { stock: [{ id: place, changes }] }, delete: {} };
}
