import { stepWhenConfirmed, stepWhenRemoved } from "@comanda/sync/outbox/resolve-prices";
import type { Intent } from "@comanda/sync/outbox/intent";

import { settle } from "./start-outbox.ts";

/** Sends the intent at the current prices, which the user has confirmed. */
export async function sendAtPrices({ turn }: Intent): Promise<void> {
  await settle((all) => stepWhenConfirmed(turn, all));
}

export async function removePress({ turn }: Intent, line: string): Promise<void> {
  await settle((all) => stepWhenRemoved(turn, line, all));
}
