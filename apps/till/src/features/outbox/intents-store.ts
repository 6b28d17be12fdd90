import { create } from "zustand";

import type { Intent } from "@comanda/sync/outbox/intent";
import type { KeptOrders } from "@comanda/sync/outbox/kept-orders";

type State = {
  readonly intents: readonly Intent[];
  /** Those that only a login at another sale point sends. */
  readonly elsewhere: readonly KeptOrders[];
  /** Those of sale points that are none any longer. */
  readonly former: readonly Intent[];
  /** Whether the device could show, and could take, the orders that it stores when it was last asked. */
  readonly canRead: boolean;
  readonly canWrite: boolean;
  /** Whether the browser has promised to keep the storage. */
  readonly isStoragePersistent: boolean;
  /** Continues a log-out that was started with unsent orders. */
  readonly leave: (() => void) | null;
};

/** The intents of this sale point that are stored on this device, as the screen shows them. */
export const useIntents = create<State>(() => ({
  intents: [],
  elsewhere: [],
  former: [],
  canRead: true,
  canWrite: true,
  isStoragePersistent: true,
  leave: null,
}));

/** Whether this device saves orders, as far as is known: its storage can be full or switched off. */
export function storesOrders({ canRead, canWrite }: Pick<State, "canRead" | "canWrite">): boolean {
  return canRead && canWrite;
}

/** The rejected intents, which the user has to resolve. */
export function rejectedIntents(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(({ refused }) => refused !== null);
}

/** The intents that the server does not have. */
export function unsentIntents(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(({ done }) => done === null);
}
