import type { Article } from "../menu/article.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { findLine, previousLines, type Bill } from "./bill.ts";
import type { Line, LineKey } from "./line.ts";
import { linesToSend } from "./lines-to-send.ts";
import {
  receiveLines,
  restoreLines,
  type House,
  type SentLine,
  type Terms,
} from "./receive-lines.ts";
import type { ShownPrice } from "./shown-price.ts";

/** The user's decision on presses whose price has changed. */
export type PriceAnswer = {
  /** The new prices, by press. */
  readonly confirmed: ReadonlyMap<string, ShownPrice>;
  /** The presses to remove because of their new price. */
  readonly removed: ReadonlySet<string>;
};

/** Applies the decision: confirmed presses get their new prices, removed ones disappear. */
export function answerPrices(
  bill: Bill,
  { confirmed, removed }: PriceAnswer,
  house: House,
): Bill | Refusal {
  const kept = linesToSend(bill)
    .filter((press) => !removed.has(press.key) && !removed.has(itemOf(press) ?? press.key))
    .map((press) => ({ ...press, shown: confirmed.get(press.key) ?? press.shown }));
  const base = { ...bill, lines: previousLines(bill) };
  const { bill: answered, refused } = restoreLines(base, kept, house);
  return refused[0] ?? answered;
}

/** The item that a mixer or commission goes under. */
function itemOf(press: SentLine): LineKey | null {
  return press.kind === "mixer" || press.kind === "commission" ? press.item : null;
}

/**
 * Recalculates the unsent lines with the promotions of the current customer. The menu prices stay those of the press.
 */
export function priceForCustomer(bill: Bill, house: House): Bill {
  const base = { ...bill, lines: previousLines(bill) };
  const sent = linesToSend(bill).map((press) => {
    const line = findLine(bill, press.key);
    return line === null ? press : { ...press, terms: termsOf(line, house) };
  });
  const priced = receiveLines(base, sent, house);
  // If something is no longer for sale, leave the bill as it is: the server refuses it later.
  return isRefusal(priced) ? bill : priced;
}

function termsOf(line: Line, { menu, promotions }: House): Terms {
  const articles = menu.articles.map((article) =>
    article.id === line.article ? asOnLine(article, line) : article,
  );
  return { menu: { ...menu, articles }, promotions };
}

function asOnLine(article: Article, line: Line): Article {
  const priceMinimum = line.type === "timer" ? line.productMinimum : article.priceMinimum;
  return { ...article, price: line.productPrice, priceMinimum, hasVariablePrice: false };
}
