import type { ReportRow } from "@comanda/domain/owner-report/report-row";

import { findSoldFigures } from "./line-rows.ts";
import { findArticlesOnSale } from "./name-store.ts";
import type { ReportInput } from "./read-in-batches.ts";

/** The articles of today's menu of which nothing was sold that stayed sold. Without a work day, nothing was on sale. */
export async function unsoldRows(input: ReportInput): Promise<readonly ReportRow[]> {
  if (input.days.length === 0) return [];
  const figures = await findSoldFigures(input, "article");
  const sold = new Set(figures.filter(({ tenths }) => tenths > 0).map(({ id }) => id));
  const articles = await findArticlesOnSale(input.database, input.location);
  return articles
    .filter(({ id }) => !sold.has(id))
    .toSorted(
      (one, other) =>
        one.category.localeCompare(other.category, "en") ||
        one.article.localeCompare(other.article, "en") ||
        one.id - other.id,
    )
    .map(({ article, category, price }) => ({ key: null, article, category, price }));
}
