import { money } from "@comanda/contract/wire";
import { priceDay, pricesFromDay } from "@comanda/domain/menu/dated-price";
import type { RowProblem } from "@comanda/domain/office/problem";

import { journalledPrices } from "#database/journalled-rows.ts";
import { matchesSchema } from "#database/portable-columns.ts";

import type { Fields, ReadContext } from "../office/index.ts";
import { findTimeZone } from "../venue/index.ts";

/** The day whose prices apply at a location. */
export async function findPriceDay({ database, location, at }: ReadContext): Promise<string> {
  return priceDay({ at, timeZone: await findTimeZone(database, location) });
}

/**
 * Articles as they are on a day: a price that has begun is their price. Nothing is written when it begins, so that it
 * needs no server; the next save of the article stores what it has come to.
 */
export async function pricesAsOf(
  reading: ReadContext,
): Promise<<Known extends Fields>(article: Known) => Known> {
  const day = await findPriceDay(reading);
  return (article) => {
    const { price, datedPrices } = article;
    if (!Array.isArray(datedPrices) || datedPrices.length === 0) return article;
    if (!matchesSchema(money, price) || !matchesSchema(journalledPrices, datedPrices)) {
      return article;
    }
    return { ...article, ...pricesFromDay({ price, datedPrices }, day) };
  };
}

/** The rows that name a day that has begun: the price of today is a field of its own. */
export function findBegunDays(
  rows: readonly { readonly datedPrices?: readonly { readonly fromDate: string }[] }[],
  today: string,
): readonly RowProblem[] {
  return rows.flatMap(({ datedPrices = [] }, row): readonly RowProblem[] =>
    datedPrices.some(({ fromDate }) => fromDate <= today)
      ? [{ row, field: "datedPrices", code: "not-a-later-day" }]
      : [],
  );
}
