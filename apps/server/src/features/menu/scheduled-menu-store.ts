import { scheduledMenu } from "@comanda/contract/menu";
import type { LocationId } from "@comanda/domain/id";
import type { Category } from "@comanda/domain/menu/category";
import { categoriesWithDescendants } from "@comanda/domain/menu/menu";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

/** The scheduled menus in use, with every subcategory of their categories. */
export async function findScheduledMenus(
  database: Database,
  location: LocationId,
  categories: readonly Category[],
) {
  const menus = await database
    .selectFrom("scheduled_menu")
    .select(["id", "name", "hours"])
    .where("location", "=", location)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const articles = await database
    .selectFrom("scheduled_menu_article")
    .select(["scheduled_menu", "article"])
    .where("location", "=", location)
    .orderBy("article")
    .execute();
  const tops = await database
    .selectFrom("scheduled_menu_category")
    .select(["scheduled_menu", "category"])
    .where("location", "=", location)
    .orderBy("category")
    .execute();
  const articlesOf = Map.groupBy(articles, (row) => row.scheduled_menu);
  const topsOf = Map.groupBy(tops, (row) => row.scheduled_menu);
  return menus.map(({ id, name, hours }) => {
    const chosen = (topsOf.get(id) ?? []).map(({ category }) => category);
    return {
      id,
      name,
      hours: fromJson(scheduledMenu.properties.hours, hours),
      products: (articlesOf.get(id) ?? []).map(({ article }) => article),
      categories: [...categoriesWithDescendants(categories, chosen)],
    };
  });
}
