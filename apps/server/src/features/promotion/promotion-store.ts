import { weekdays } from "@comanda/contract/wire";
import type { LocationId } from "@comanda/domain/id";
import { money } from "@comanda/domain/money/money";
import { rate } from "@comanda/domain/money/rate";
import type { Offer, Promotion } from "@comanda/domain/promotion/promotion";
import { parseWireDate } from "@comanda/domain/time/date-text";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";

type PromotionRow = Selectable<Tables["promotion"]>;

/** Every promotion of the location; which of them counts at a moment, the domain decides. */
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
    offer: offerOf(row),
    articles: (articlesOf.get(row.id) ?? []).map(({ article }) => article),
    customerType: row.customer_type,
    isActive: row.is_active === 1,
    priority: row.priority,
    fromDate: row.from_date === null ? null : parseWireDate(row.from_date),
    toDate: row.to_date === null ? null : parseWireDate(row.to_date),
    startTime: row.start_minute,
    endTime: row.end_minute,
    weekdays: fromJson(weekdays, row.weekdays),
  }));
}

function offerOf({ type, value, sub_value }: PromotionRow): Offer {
  switch (type) {
    case "buy-x-get-y":
      return { type, buy: value, get: sub_value };
    case "discount-percent":
      return { type, discount: rate(value) };
    case "special-price":
      return { type, price: money(value) };
    case "discount-price":
      return { type, discount: money(value) };
    case "everything-free":
      return { type };
  }
}
