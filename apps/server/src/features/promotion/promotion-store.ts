import { weekdays } from "@comanda/contract/wire";
import type { LocationId } from "@comanda/domain/id";
import { toOffer, type Promotion } from "@comanda/domain/promotion/promotion";
import { parseWireDate } from "@comanda/domain/time/wire-date";

import type { Database } from "#database/database.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import { promotionRow, journalledArticles, type PromotionRow } from "#database/journalled-rows.ts";
import {
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";
import { rowsBefore, type PriceChanges } from "#journal/price-changes-store.ts";

/** Every promotion of the location, including retired ones: the domain decides which apply at a moment. */
export async function findPromotions(
  database: Database,
  location: LocationId,
): Promise<readonly Promotion[]> {
  return (await findPromotionRows(database, location)).map(promotionOf);
}

/** Cached for writes. */
export const findCachedPromotions = cachePerReferenceVersion(findPromotions);

/** The promotions before these changes. */
export async function findPromotionsBefore(
  reading: ReferenceReader,
  since: readonly PriceChanges[],
): Promise<readonly Promotion[]> {
  const rows = await findCachedPromotionRows(reading);
  return rowsBefore(rows, since, { table: "promotion", schema: promotionRow }).map(promotionOf);
}

const findCachedPromotionRows = cachePerReferenceVersion(findPromotionRows);

async function findPromotionRows(
  database: Database,
  location: LocationId,
): Promise<readonly PromotionRow[]> {
  const rows = await database
    .selectFrom("promotion")
    .selectAll()
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const articles = await database
    .selectFrom("promotion_article")
    .select(["promotion", "article"])
    .where("location", "=", location)
    .orderBy("article")
    .execute();
  const articlesOf = Map.groupBy(articles, (row) => row.promotion);
  return rows.map((row) => ({
    ...row,
    products: toJson((articlesOf.get(row.id) ?? []).map(({ article }) => article)),
  }));
}

function promotionOf(row: PromotionRow): Promotion {
  return {
    id: row.id,
    name: row.name,
    offer: toOffer(row.type, row.value, row.sub_value),
    articles: fromJson(journalledArticles, row.products),
    customerType: row.customer_type,
    isActive: row.is_active === 1 && row.deleted_at === null,
    priority: row.priority,
    fromDate: row.from_date === null ? null : parseWireDate(row.from_date),
    toDate: row.to_date === null ? null : parseWireDate(row.to_date),
    startTime: row.start_minute,
    endTime: row.end_minute,
    weekdays: fromJson(weekdays, row.weekdays),
  };
}
