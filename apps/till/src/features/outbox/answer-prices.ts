import { stepWhenConfirmed, stepWhenRemoved } from "@comanda/sync/outbox/answer-prices";
import type { Intent } from "@comanda/sync/outbox/intent";

import { settle } from "./start-outbox.ts";

/** What was asked about is sent at what it costs now. Another content is another write, so it has a key of its own. */
export async function sendAtPrices({ turn }: Intent): Promise<void> {
  const key = crypto.randomUUID();
  await settle((all) => stepWhenConfirmed(turn, key, all));
}

export async function removePress({ turn }: Intent, line: string): Promise<void> {
  const key = crypto.randomUUID();
  await settle((all) => stepWhenRemoved(turn, { line, key }, all));
}
