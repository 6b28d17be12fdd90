import type { Bill } from "@comanda/domain/bill/bill";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import { findPriceChanges } from "@comanda/domain/bill/shown-price";

import type { RefusedCall } from "#http/refused-call.ts";

/** What comes to something else than the till has shown is not done before somebody has confirmed it. */
export function askAboutPrices(
  before: Bill,
  after: Bill,
  sent: readonly SentLine[],
): RefusedCall | null {
  const prices = findPriceChanges(before, after, sent).map(({ key, article, shown, now }) => ({
    key,
    product: article,
    shown,
    now,
  }));
  return prices.length === 0 ? null : { refusal: "price-changed", prices };
}
