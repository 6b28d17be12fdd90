import { weekdays } from "@comanda/contract/wire";
import type { LocationId } from "@comanda/domain/id";
import { offerOf, type Promotion } from "@comanda/domain/promotion/promotion";
import { parseWireDate } from "@comanda/domain/time/date-text";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import { onceForHouse } from "#journal/once-for-house.ts";

/** Every promotion of the location, also those that were retired: which of them counts at a moment, the domain decides. */
export async function findPromotions(
  database: Database,
  location: LocationId,
): Promise<readonly Promotion[]> {
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
  const articlesOf = Map.groupBy(articles, ({ promotion }) => promotion);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    offer: offerOf(row.type, row.value, row.sub_value),
    articles: (articlesOf.get(row.id) ?? []).map(({ article }) => article),
    customerType: row.customer_type,
    isActive: row.is_active === 1 && row.deleted_at === null,
    priority: row.priority,
    fromDate: row.from_date === null ? null : parseWireDate(row.from_date),
    toDate: row.to_date === null ? null : parseWireDate(row.to_date),
    startTime: row.start_minute,
    endTime: row.end_minute,
    weekdays: fromJson(weekdays, row.weekdays),
  }));
}

/** The same as a write finds them. */
export const promotionsOfHouse = onceForHouse(findPromotions);
