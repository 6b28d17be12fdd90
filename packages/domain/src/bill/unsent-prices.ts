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

/** What somebody has decided about presses that come to something else than was shown. */
export type PriceAnswer = {
  /** What they cost from now on. */
  readonly confirmed: ReadonlyMap<string, ShownPrice>;
  /** What is not wanted at its price. */
  readonly removed: ReadonlySet<string>;
};

/** The order with that answer: confirmed presses at their new prices, without those that were removed. */
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

/** What a mixer or a commission goes under. */
function itemOf(press: SentLine): LineKey | null {
  return press.kind === "mixer" || press.kind === "commission" ? press.item : null;
}

/**
 * What is not sent yet, with the promotions of the customer who is on the bill now. What articles cost in the menu
 * stays as it was at the press.
 */
export function priceForCustomer(bill: Bill, house: House): Bill {
  const base = { ...bill, lines: previousLines(bill) };
  const sent = linesToSend(bill).map((press) => {
    const line = findLine(bill, press.key);
    return line === null ? press : { ...press, terms: termsOf(line, house) };
  });
  const priced = receiveLines(base, sent, house);
  // What is not for sale any more is for the venue to refuse.
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
