import { create } from "zustand";

import type { Intent } from "@comanda/sync/outbox/intent";

type State = {
  readonly intents: readonly Intent[];
  /** Whether the browser has promised to keep the storage. */
  readonly isStoragePersistent: boolean;
  /** Continues a log-out that was started with unsent orders. */
  readonly leave: (() => void) | null;
};

/** The intents stored on this device, as the screen shows them. */
export const useIntents = create<State>(() => ({
  intents: [],
  isStoragePersistent: true,
  leave: null,
}));

/** The rejected intents, which the user has to resolve. */
export function rejectedIntents(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(({ refused }) => refused !== null);
}

/** The intents that the server does not have. */
export function unsentIntents(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(({ done }) => done === null);
}
