import type { Article } from "../menu/article.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { findLine, previousLines, type Bill } from "./bill.ts";
import type { Line, LineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import {
  receiveLines,
  restoreLines,
  type PricingContext,
  type SentLine,
  type PriceTerms,
} from "./receive-lines.ts";
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
  const kept = linesToSend(bill)
    .filter((press) => !removed.has(press.key) && !removed.has(parentItemKey(press) ?? press.key))
    .map((press) => ({ ...press, shown: confirmed.get(press.key) ?? press.shown }));
  const base = { ...bill, lines: previousLines(bill) };
  const { bill: answered, refused } = restoreLines(base, kept, pricing);
  return refused[0] ?? answered;
}

/** The item that a mixer or commission goes under. */
function parentItemKey(press: SentLine): LineKey | null {
  return press.kind === "mixer" || press.kind === "commission" ? press.item : null;
}

/**
 * Recalculates the unsent lines with the promotions of the current customer. The menu prices stay those of the press.
 */
export function priceForCustomer(bill: Bill, pricing: PricingContext): Bill {
  const base = { ...bill, lines: previousLines(bill) };
  const sent = linesToSend(bill).map((press) => {
    const line = findLine(bill, press.key);
    return line === null ? press : { ...press, terms: termsForLine(line, pricing) };
  });
  const priced = receiveLines(base, sent, pricing);
  // If something is no longer for sale, leave the bill as it is: the server refuses it later.
  return isRefusal(priced) ? bill : priced;
}

function termsForLine(line: Line, pricing: PricingContext): PriceTerms {
  const articles = pricing.menu.articles.map((article) =>
    article.id === line.article ? articleAsSold(article, line) : article,
  );
  return { ...pricing, menu: { ...pricing.menu, articles } };
}

function articleAsSold(article: Article, line: Line): Article {
  const priceMinimum = line.type === "timer" ? line.productMinimum : article.priceMinimum;
  return { ...article, price: line.productPrice, priceMinimum, hasVariablePrice: false };
}
