import type { BillId } from "@comanda/domain/id";
import type { BillBody } from "@comanda/sync/outbox/intent";
import { create } from "zustand";

export type { BillBody } from "@comanda/sync/outbox/intent";
export { firstProvisional, isProvisional } from "@comanda/sync/outbox/provisional";

/** A bill that is to be settled, everything of this till, or nothing but the server itself. */
export type HeldBack = BillId | "till" | null;

type OutboxLink = {
  /** How many intents wait, by bill. */
  readonly waiting: ReadonlyMap<number, number>;
  /** The keys of lines that only this till knows. */
  readonly lines: ReadonlySet<string>;
  /** What bills are called by the venue that were made here while it could not be asked. */
  readonly settled: ReadonlyMap<number, BillId>;
  /** Puts an intent on the disk; there is no such thing before the outbox is fetched. */
  readonly keep: ((body: BillBody) => Promise<BillId>) | null;
  /** Says that something has to wait, for the server or for what is not sent; false where nothing has to. */
  readonly holdBack: ((what: HeldBack) => boolean) | null;
  /** Lists what is not sent before somebody signs out; false where there is nothing. */
  readonly holdLeaving: ((leave: () => void) => boolean) | null;
};

/** What the first screen knows of the outbox, which is fetched after it. */
export const useOutbox = create<OutboxLink>(() => ({
  waiting: new Map(),
  lines: new Set(),
  settled: new Map(),
  keep: null,
  holdBack: null,
  holdLeaving: null,
}));

/** Says why something cannot be done before the till is connected and the venue knows what was pressed. */
export function isHeldBack(what: HeldBack): boolean {
  return useOutbox.getState().holdBack?.(what) ?? false;
}

/** Whether something on the bill waits for the venue. */
export function isHeld(bill: number | null): boolean {
  return bill !== null && useOutbox.getState().waiting.has(bill);
}
