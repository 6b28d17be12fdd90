import { create } from "zustand";

import { isWaiting, type Intent } from "@comanda/sync/outbox/intent";

type State = {
  readonly intents: readonly Intent[];
  /** The browser has promised to keep them. */
  readonly isSafe: boolean;
  /** Somebody wants to sign out while something is not sent. */
  readonly leave: (() => void) | null;
};

/** What waits on this device for the venue, as the screen shows it. */
export const useIntents = create<State>(() => ({ intents: [], isSafe: true, leave: null }));

export function waitingOf(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(isWaiting);
}

/** What somebody has to look at. */
export function toLookAt(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(({ refused }) => refused !== null);
}

/** What the venue does not have. */
export function unsentOf(intents: readonly Intent[]): readonly Intent[] {
  return intents.filter(({ done }) => done === null);
}
