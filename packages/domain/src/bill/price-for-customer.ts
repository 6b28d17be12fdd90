import type { Article } from "../menu/article.ts";
import { isRefusal } from "../refusal.ts";
import { findLine, previousLines, type Bill } from "./bill.ts";
import type { Line } from "./line.ts";
import { listPriceOfSet } from "./set-lines.ts";
import { linesToSend } from "./lines-to-send.ts";
import { receiveLines, type PricingContext, type PriceTerms } from "./receive-lines.ts";

/**
 * Recalculates the unsent lines with the promotions of the current customer. The menu prices stay those of the press.
 */
export function priceForCustomer(bill: Bill, pricing: PricingContext): Bill {
  const base = { ...bill, lines: previousLines(bill) };
  const sent = linesToSend(bill).map((press) => {
    const line = findLine(bill, press.key);
    return line === null ? press : { ...press, terms: termsForLine(bill, line, pricing) };
  });
  const priced = receiveLines(base, sent, pricing);
  // If something is no longer for sale, leave the bill as it is: the server refuses it later.
  return isRefusal(priced) ? bill : priced;
}

function termsForLine(bill: Bill, line: Line, pricing: PricingContext): PriceTerms {
  const articles = pricing.menu.articles.map((article) =>
    article.id === line.article ? articleAsSold(bill, article, line) : article,
  );
  return { ...pricing, menu: { ...pricing.menu, articles } };
}

function articleAsSold(bill: Bill, article: Article, line: Line): Article {
  const priceMinimum = line.type === "timer" ? line.productMinimum : article.priceMinimum;
  return {
    ...article,
    price: article.isSet ? listPriceOfSet(bill, line) : line.productPrice,
    datedPrices: [],
    priceMinimum,
    hasVariablePrice: false,
  };
}
