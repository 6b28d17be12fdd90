import type { Bill } from "@comanda/domain/bill/bill";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import { findPriceChanges, type PriceChange } from "@comanda/domain/bill/shown-price";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import type { Instant } from "@comanda/domain/time/instant";

import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import type { ReadPress } from "./read-items.ts";
import type { Round } from "./read-round.ts";
import { applyPressTerms, beforeSecond, endOfSecond } from "./apply-press-terms.ts";

type RoundToPrice = {
  readonly before: Bill;
  readonly round: Round;
  /** Applies the rules to the bill and these lines. */
  readonly receive: (lines: readonly SentLine[]) => Bill | Refusal;
};

/**
 * Prices a round as of its presses. If a press costs something other than the till showed, the round is refused until
 * the user confirms the new price.
 */
export async function priceRound(
  context: WriteContext,
  round: RoundToPrice,
): Promise<Bill | RefusedCall> {
  const first = await priceAt(context, round, endOfSecond);
  if (isRefusal(first)) return first;
  if (first.changes.length === 0) return first.bill;
  // If prices changed within the second of the press, the shown price decides which side of the change applies.
  const asked = new Set(first.changes.map(({ key }) => key));
  const second = await priceAt(context, round, (line) =>
    asked.has(line.key) && !line.isDatedNow ? beforeSecond(line) : endOfSecond(line),
  );
  if (isRefusal(second)) return second;
  if (second.changes.length === 0) return second.bill;
  const wrong = new Set(second.changes.map(({ key }) => key));
  const prices = first.changes.filter(({ key }) => wrong.has(key)).map(toWireChange);
  return { refusal: "price-changed", prices };
}

async function priceAt(
  context: WriteContext,
  { before, round, receive }: RoundToPrice,
  momentOf: (line: ReadPress) => Instant,
) {
  const priced = await applyPressTerms(context, round.pricing, { ...round, momentOf });
  const bill = receive(priced);
  return isRefusal(bill) ? bill : { bill, changes: findPriceChanges(before, bill, priced) };
}

function toWireChange({ key, article, shown, now }: PriceChange) {
  return { key, product: article, shown, now };
}
