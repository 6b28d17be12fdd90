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
type State = FollowState<Reference> & {
  readonly records: Records;
  readonly connection: Connection;
};

const nothing: State = {
  ...initialState({ ms: 0, wallMs: 0 }),
  records: noRecords,
  connection: "polling",
};

export const recordStore = createStore<State>(() => nothing);

export function forgetRecords(): void {
  recordStore.setState(nothing, true);
}

let withKept = (known: Records): Records => known;

/** Sets the function that applies this till's pending changes to the server's records, and applies it at once. */
export function layOver(lay: (known: Records) => Records): void {
  withKept = lay;
  recordStore.setState(({ known }) => ({ records: lay(known) }));
}

export function showFollowed(state: FollowState<Reference>): void {
  recordStore.setState((before) => ({
    ...state,
    connection: connectionOf(state),
    records: state.known === before.known ? before.records : withKept(state.known),
  }));
}
