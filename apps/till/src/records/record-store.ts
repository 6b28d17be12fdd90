import type { AtHand } from "@comanda/contract/at-hand";
import type { BillId } from "@comanda/domain/id";
import { createStore } from "zustand/vanilla";

import type { Failure } from "#api/failure.ts";

import type { JournalRow } from "./apply-changes.ts";
import { changesReference } from "./changes-reference.ts";
import { referenceInStock } from "./in-stock.ts";
import { noRecords, type Records } from "./records.ts";
import type { Reference } from "./reference.ts";
import { takeRows } from "./take-rows.ts";

/** `live` is told of every change at once, `polling` asks for them, `lost` gets no answer. */
export type Connection = "live" | "polling" | "lost";

type State = {
  /** Everything was loaded once. */
  readonly isReady: boolean;
  /** Why it could not be loaded when that was last tried. */
  readonly failure: Failure | null;
  /** None before the first was loaded. */
  readonly reference: Reference | null;
  readonly records: Records;
  /** The newest change that is in the records. */
  readonly ping: number;
  /** Something that is loaded as a whole, such as the menu, has changed since. */
  readonly isStale: boolean;
  /** What came before its turn. */
  readonly waiting: ReadonlyMap<number, JournalRow>;
  readonly connection: Connection;
  /** The bill on this till's screen, and those on the screens of others. */
  readonly billAtHand: BillId | null;
  readonly atHand: readonly AtHand[];
  /** The server has a newer till than this one. */
  readonly isOutdated: boolean;
};

const nothing: State = {
  isReady: false,
  failure: null,
  reference: null,
  records: noRecords,
  ping: 0,
  isStale: false,
  waiting: new Map(),
  connection: "polling",
  billAtHand: null,
  atHand: [],
  isOutdated: false,
};

export const recordStore = createStore<State>(() => nothing);

export function forgetRecords(): void {
  recordStore.setState(nothing, true);
}

/** Rows of the journal, in whatever order and however often they come. */
export function receiveRows(rows: readonly JournalRow[]): void {
  recordStore.setState((state) => {
    const isStale = state.isStale || rows.some(changesReference);
    const known = { ...takeRows(state, rows), isStale };
    if (known.records.stock === state.records.stock || state.reference === null) return known;
    return { ...known, reference: referenceInStock(state.reference, known.records) };
  });
}

/** Whether rows are missing between what is known and what came. */
export function hasGap(): boolean {
  return recordStore.getState().waiting.size > 0;
}
