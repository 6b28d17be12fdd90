import { priceOnDay } from "@comanda/domain/menu/dated-price";
import type { ReportRow } from "@comanda/domain/owner-report/report-row";
import { sumById } from "@comanda/domain/owner-report/sum-by-id";
import { wireDate } from "@comanda/domain/time/wire-date";

import { findDatedPrices } from "../menu/index.ts";
import { findArticlesOnSale } from "./name-store.ts";
import { readInBatches, type ReportInput } from "./read-in-batches.ts";
import { findTaken } from "./sales-store.ts";

/**
 * The articles of today's menu of which guests took nothing, at the price of the last work day. Without a work day,
 * nothing was on sale.
 */
export async function unsoldRows(input: ReportInput): Promise<readonly ReportRow[]> {
  const { database, location } = input;
  const lastDay = [...input.dateOf.values()].map(wireDate).toSorted().at(-1);
  if (lastDay === undefined) return [];
  const taken = await readInBatches(input, (days) => findTaken(database, { location, days }));
  const sold = new Set(
    sumById(taken, ["tenths"]).flatMap(({ id, tenths }) => (tenths > 0 ? [id] : [])),
  );
  const articles = await findArticlesOnSale(database, location);
  const datedPrices = await findDatedPrices(database, location, null);
  return articles
    .filter(({ id }) => !sold.has(id))
    .toSorted(
      (one, other) =>
        one.category.localeCompare(other.category, "en") ||
        one.article.localeCompare(other.article, "en") ||
        one.id - other.id,
    )
    .map(({ id, article, category, price }) => ({
      key: null,
      article,
      category,
      price: priceOnDay({ price, datedPrices: datedPrices.get(id) ?? [] }, lastDay),
    }));
}
