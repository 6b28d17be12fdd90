import type { ArticleId, CustomerId, LocationId, StationId } from "@comanda/contract/wire";
import type { House } from "@comanda/domain/bill/receive-lines";
import type { CustomerType } from "@comanda/domain/customer/customer";
import type { Currency } from "@comanda/domain/money/currency";
import type { PayType } from "@comanda/domain/payment/pay-type";
import type { ExpenseCategory } from "@comanda/domain/shift/expense-category";
import { outOfStock } from "@comanda/domain/stock/out-of-stock";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";

import type { Database } from "#database/database.ts";

import { findCommissions } from "../../features/commission/index.ts";
import { findTypeOfCustomer } from "../../features/customer/index.ts";
import { findHouseMenu, findRecipesOf } from "../../features/menu/index.ts";
import { findExpenseCategories, findReckoning } from "../../features/payment/index.ts";
import { findPromotions } from "../../features/promotion/index.ts";
import { findStaffOf } from "../../features/staff/index.ts";
import { findTimeZone } from "../../features/venue/index.ts";

/** What does not change in a night, as the rules see it. */
export type HouseFacts = {
  readonly location: LocationId;
  readonly house: Omit<House, "customerType">;
  readonly recipes: readonly Recipe[];
  readonly payTypes: readonly PayType[];
  readonly expenseCategories: readonly ExpenseCategory[];
  readonly currency: Pick<Currency, "hasDecimals">;
  readonly customers: ReadonlyMap<CustomerId, CustomerType | null>;
  readonly stations: readonly StationId[];
  readonly articles: ReadonlyMap<string, ArticleId>;
};

export async function readHouseFacts(
  database: Database,
  location: LocationId,
): Promise<HouseFacts> {
  const articles = await database
    .selectFrom("article")
    .select(["id", "name"])
    .where("location", "=", location)
    .execute();
  const ids = articles.map(({ id }) => id);
  const { menu, levels } = await findHouseMenu(database, {
    location,
    station: null,
    articles: ids,
  });
  const stations = await database
    .selectFrom("station")
    .select("id")
    .where("location", "=", location)
    .where("is_sale_point", "=", 1)
    .orderBy("id")
    .execute();
  return {
    location,
    house: {
      menu,
      levels,
      promotions: await findPromotions(database, location),
      commissions: await findCommissions(database, location),
      staff: await findStaffOf(database, location),
      timeZone: await findTimeZone(database, location),
    },
    recipes: await findRecipesOf(database, location, ids),
    ...(await findReckoning(database, location)),
    expenseCategories: await findExpenseCategories(database, location),
    customers: await readCustomers(database, location),
    stations: stations.map(({ id }) => id),
    articles: new Map(articles.map(({ id, name }) => [name, id])),
  };
}

async function readCustomers(
  database: Database,
  location: LocationId,
): Promise<HouseFacts["customers"]> {
  const customers = await database
    .selectFrom("customer")
    .select("id")
    .where("location", "=", location)
    .orderBy("id")
    .execute();
  const types = customers.map(async ({ id }): Promise<[CustomerId, CustomerType | null]> => [
    id,
    await findTypeOfCustomer(database, location, id),
  ]);
  return new Map(await Promise.all(types));
}

/** The house as a station sees it now: what it has run out of is not for sale there. */
export function houseAt(
  { house, recipes, customers }: HouseFacts,
  levels: StockLevels,
  customer: CustomerId | null,
): House {
  const recipeOf = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  const articles = house.menu.articles.map((article) => ({
    ...article,
    outOfStock: outOfStock(recipeOf.get(article.id) ?? null, levels),
  }));
  const customerType = customer === null ? null : (customers.get(customer)?.id ?? null);
  return { ...house, menu: { ...house.menu, articles }, customerType };
}
