import type { Refusal } from "../refusal.ts";
import { findLine, previousLines, type Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import { restoreLines, type PricingContext, type SentLine } from "./receive-lines.ts";
import { isPartOfSet } from "./set-lines.ts";
import type { ShownPrice } from "./shown-price.ts";

/** The user's decision on presses whose price has changed. */
export type PriceDecision = {
  /** The new prices, by press. */
  readonly confirmed: ReadonlyMap<string, ShownPrice>;
  /** The presses to remove because of their new price. */
  readonly removed: ReadonlySet<string>;
};

/** Applies the decision: confirmed presses get their new prices, removed ones disappear. */
export function applyPriceDecision(
  bill: Bill,
  { confirmed, removed }: PriceDecision,
  pricing: PricingContext,
): Bill | Refusal {
  const gone = new Set<string>(removed);
  const kept = linesToSend(bill)
    .filter((press) => {
      // What stands under a line comes after it.
      const isGone = gone.has(press.key) || gone.has(parentItemKey(bill, press) ?? press.key);
      if (isGone) gone.add(press.key);
      return !isGone;
    })
    .map((press) => ({ ...press, shown: confirmed.get(press.key) ?? press.shown }));
  const base = { ...bill, lines: previousLines(bill) };
  const { bill: answered, refused } = restoreLines(base, kept, pricing);
  return refused[0] ?? answered;
}

/** The line that a mixer, answer, commission or discount goes under; of a part, the set with which it was pressed. */
function parentItemKey(bill: Bill, press: SentLine): LineKey | null {
  if (!("item" in press)) return null;
  const item = findLine(bill, press.item);
  return item !== null && isPartOfSet(item) ? item.parent : press.item;
}
