import type { Article } from "@comanda/domain/menu/article";
import { formatMoney, type MoneyFormat } from "@comanda/domain/money/format-money";
import { minorUnitsPerUnit, noMoney } from "@comanda/domain/money/money";
import type { TimeUnit } from "@comanda/domain/timer/time-unit";
import type { Messages } from "#language/language.ts";

type PricedArticle = Pick<
  Article,
  "type" | "timeUnit" | "price" | "priceMinimum" | "priceMaximum" | "hasVariablePrice"
>;

/** An article's price on its tile: a fixed price, a price per unit of time, or the allowed range. */
export function priceText(article: PricedArticle, format: MoneyFormat, messages: Messages): string {
  if (article.hasVariablePrice) return rangeText(article, format, messages);
  const price = formatMoney(article.price, format);
  return article.type === "timer" ? perTimeText(price, article.timeUnit, messages) : price;
}

/** Without decimals if both ends are whole: two amounts are a lot of digits for a tile. */
function rangeText(
  { priceMinimum, priceMaximum }: PricedArticle,
  format: MoneyFormat,
  { from, fromTo }: Messages,
): string {
  const minimum = priceMinimum ?? noMoney;
  const maximum = priceMaximum ?? minimum;
  const hasFraction = (minimum % minorUnitsPerUnit) + (maximum % minorUnitsPerUnit) > 0;
  const short = { ...format, hasDecimals: format.hasDecimals && hasFraction };
  const least = formatMoney(minimum, short);
  return priceMaximum === null ? from(least) : fromTo(least, formatMoney(maximum, short));
}

function perTimeText(price: string, unit: TimeUnit, messages: Messages): string {
  switch (unit) {
    case "minutes":
      return messages.perMinute(price);
    case "hours":
      return messages.perHour(price);
    case "days":
      return messages.perDay(price);
  }
}
