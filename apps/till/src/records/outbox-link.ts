import type { BillId } from "@comanda/domain/id";
import type { BillBody } from "@comanda/sync/outbox/intent";
import { create } from "zustand";

import type { Failure } from "#api/failure.ts";

export type { BillBody } from "@comanda/sync/outbox/intent";
export { firstProvisionalId, isProvisionalId } from "@comanda/sync/outbox/provisional";

/** The bill to be settled, everything on this till, or only the connection to the server. */
export type PendingScope = BillId | "till" | null;

export type OrderOutcome =
  | { readonly ok: true; readonly id: BillId; readonly isQueued: boolean }
  | { readonly ok: false; readonly failure: Failure };

type OutboxState = {
  /** The number of pending intents per bill. */
  readonly pendingCounts: ReadonlyMap<number, number>;
  /** The keys of lines that only this till has. */
  readonly pendingLineKeys: ReadonlySet<string>;
  /** The server's IDs of bills that were opened offline. */
  readonly serverBillIds: ReadonlyMap<number, BillId>;
  /**
   * Saves an intent to the disk; `isSent` if the server may have it already. What was refused is listed for a decision.
   * Null until the outbox is loaded.
   */
  readonly enqueue:
    | ((body: BillBody, isSent: boolean, refused?: Failure) => Promise<OrderOutcome>)
    | null;
  /** Shows why an action has to wait for the server or for pending intents; false if it need not wait. */
  readonly holdBack: ((what: PendingScope) => boolean) | null;
  /** Lists pending intents before the user signs out; false if there are none. */
  readonly holdLeaving: ((leave: () => void) => boolean) | null;
};

/** The order screen's view of the outbox, whose code is fetched later. */
export const useOutbox = create<OutboxState>(() => ({
  pendingCounts: new Map(),
  pendingLineKeys: new Set(),
  serverBillIds: new Map(),
  enqueue: null,
  holdBack: null,
  holdLeaving: null,
}));

/**
 * Whether an action has to wait until the till is connected and the server has all pending intents. If so, shows why.
 */
export function blockIfPending(what: PendingScope): boolean {
  return useOutbox.getState().holdBack?.(what) ?? false;
}

/** Whether the bill has pending intents. */
export function hasPendingIntents(bill: number | null): boolean {
  return bill !== null && useOutbox.getState().pendingCounts.has(bill);
}
