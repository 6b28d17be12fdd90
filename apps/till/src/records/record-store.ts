import {
  connectionOf,
  initialState,
  type Connection,
  type FollowState,
} from "@comanda/sync/follow/state";
import { noRecords, type Records } from "@comanda/sync/records/records";
import { createStore } from "zustand/vanilla";

import type { Reference } from "./reference.ts";

/** What screens see: the state of the sync engine, and its records with this till's pending changes applied. */
type RecordState = FollowState<Reference> & {
  readonly records: Records;
  readonly connection: Connection;
};

const emptyState: RecordState = {
  ...initialState({ ms: 0, wallMs: 0 }),
  records: noRecords,
  connection: "connecting",
};

export const recordStore = createStore<RecordState>(() => emptyState);

export function clearRecords(): void {
  synced = null;
  recordStore.setState(emptyState, true);
}

let applyOverlay = (known: Records): Records => known;

/** Sets the function that applies this till's pending changes to the server's records, and applies it at once. */
export function setOverlay(lay: (known: Records) => Records): void {
  applyOverlay = lay;
  recordStore.setState((state) => ({ records: withOverlay(state) }));
}

let synced: Reference | null = null;

/** What was made of the reference, such as the rates of today, stays until there is another one. */
export function showSyncState(state: FollowState<Reference>): void {
  recordStore.setState((before) => ({
    ...state,
    reference: state.reference === synced ? before.reference : state.reference,
    connection: connectionOf(state),
    records: state.known === before.known ? before.records : withOverlay(state),
  }));
  synced = state.reference;
}

/** Pending changes are recognized by the lines that the server has of them. */
function withOverlay({ known, rest }: Pick<FollowState<Reference>, "known" | "rest">): Records {
  return rest.kind === "here" ? applyOverlay(known) : known;
}
