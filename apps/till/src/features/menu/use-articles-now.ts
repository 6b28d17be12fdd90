import type { Article } from "@comanda/domain/menu/article";
import { articleAt } from "@comanda/domain/menu/dated-price";
import { useMemo } from "react";

import { useCurrentMinute } from "#records/use-current-minute.ts";

import { requireSession, zoneOf } from "../order/index.ts";

/** The articles at the prices of this minute: a price with a date begins without a reload and without the server. */
export function useArticlesNow(articles: readonly Article[]): readonly Article[] {
  const at = useCurrentMinute();
  return useMemo(() => {
    const clock = { at, timeZone: zoneOf(requireSession()) };
    return articles.some(({ datedPrices }) => datedPrices.length > 0)
      ? articles.map((article) => articleAt(article, clock))
      : articles;
  }, [at, articles]);
}
