import type { Refusal } from "../refusal.ts";
import { previousLines, type Bill } from "./bill.ts";
import { linesToSend } from "./lines-to-send.ts";
import { withPressesUnder } from "./presses-under.ts";
import { restoreLines, type PricingContext, type SentLine } from "./receive-lines.ts";
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
  const presses = linesToSend(bill);
  const gone = withPressesUnder(removed, presses.map(toPress));
  const kept = presses
    .filter(({ key }) => !gone.has(key))
    .map((press) => ({ ...press, shown: confirmed.get(press.key) ?? press.shown }));
  const base = { ...bill, lines: previousLines(bill) };
  const { bill: answered, refused } = restoreLines(base, kept, pricing);
  return refused[0]?.refusal ?? answered;
}

function toPress(press: SentLine) {
  return {
    key: press.key,
    parent: "item" in press ? press.item : null,
    credits: press.kind === "credit" ? press.line : null,
  };
}
