import { onPricesConfirmed, onPressRemoved } from "@comanda/sync/outbox/resolve-prices";
import type { Intent } from "@comanda/sync/outbox/intent";

import { changeOutbox } from "./start-outbox.ts";

/** Sends the intent at the current prices, which the user has confirmed. */
export async function sendAtPrices({ turn }: Intent): Promise<void> {
  await changeOutbox((all) => onPricesConfirmed(turn, all));
}

export async function removeIntentLine({ turn }: Intent, line: string): Promise<void> {
  await changeOutbox((all) => onPressRemoved(turn, line, all));
}
