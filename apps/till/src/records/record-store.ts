import type { AtHand } from "@comanda/contract/at-hand";
import type { BillId } from "@comanda/domain/id";
import { createStore } from "zustand/vanilla";

import type { Failure } from "#api/failure.ts";

import type { JournalRow } from "./apply-changes.ts";
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
  /** What the venue knows, and on it what this till keeps for it. */
  readonly records: Records;
  /** What the venue knows. */
  readonly known: Records;
  /** The newest change that is in the records. */
  readonly ping: number;
  /** By it the server sees whether its journal is still the one that told of that change. */
  readonly mark: string | undefined;
  /** What came before its turn. */
  readonly waiting: ReadonlyMap<number, JournalRow>;
  readonly connection: Connection;
  /** When the venue was last heard of, while it is lost. */
  readonly lostSince: number | null;
  /** What is here was kept by this device: the venue has not told anything since this page was opened. */
  readonly isKept: boolean;
  /** The bill on this till's screen, and those on the screens of others. */
  readonly billAtHand: BillId | null;
  readonly atHand: readonly AtHand[];
  /** The server has a newer till than this one. */
  readonly isOutdated: boolean;
  /** The back office has changed the menu or what else was loaded with it. */
  readonly isReferenceOld: boolean;
  /** The newest row that told, or may have told, of the settings of the house. */
  readonly settingsTold: number;
};

const nothing: State = {
  isReady: false,
  failure: null,
  reference: null,
  records: noRecords,
  known: noRecords,
  ping: 0,
  mark: undefined,
  waiting: new Map(),
  connection: "polling",
  lostSince: null,
  isKept: false,
  billAtHand: null,
  atHand: [],
  isOutdated: false,
  isReferenceOld: false,
  settingsTold: 0,
};

export const recordStore = createStore<State>(() => nothing);

export function forgetRecords(): void {
  recordStore.setState(nothing, true);
}

let withKept = (known: Records): Records => known;

/** Lays what this till keeps for the venue over all that the venue tells, from now on. */
export function layOver(lay: (known: Records) => Records): void {
  withKept = lay;
  recordStore.setState(({ known }) => ({ records: lay(known) }));
}

/** What was loaded as a whole, as of its number in the journal. */
export function takeWhole(
  known: Records,
  rest: Pick<State, "reference" | "ping" | "mark"> & Partial<State>,
): void {
  recordStore.setState(({ isReady, settingsTold }) => ({
    isReady: true,
    failure: null,
    known,
    records: withKept(known),
    // Who loads everything again has missed rows.
    settingsTold: isReady ? rest.ping : settingsTold,
    ...rest,
  }));
}

let heardAt = 0;

/** The venue has answered. */
export function hear(at: number = Date.now()): void {
  heardAt = at;
}

export function connect(connection: Connection): void {
  if (recordStore.getState().connection === connection) return;
  const lostSince = connection === "lost" ? heardAt || Date.now() : null;
  recordStore.setState({ connection, lostSince });
}

/** Rows of the journal, in whatever order and however often they come. */
export function receiveRows(rows: readonly JournalRow[]): void {
  recordStore.setState((state) => {
    const { records: known, ...rest } = takeRows({ ...state, records: state.known }, rows);
    const records = known === state.known ? state.records : withKept(known);
    const next = { known, records, ...rest };
    if (records.stock === state.records.stock || state.reference === null) return next;
    return { ...next, reference: referenceInStock(state.reference, records) };
  });
}

/** Whether rows are missing between what is known and what came. */
export function hasGap(): boolean {
  return recordStore.getState().waiting.size > 0;
}
