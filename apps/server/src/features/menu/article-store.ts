import { article as articleSchema } from "@comanda/contract/menu";
import type { ArticleId, LocationId, StationId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import type { DatedPrice } from "@comanda/domain/menu/dated-price";
import type { ArticleCategories } from "@comanda/domain/shift/sales-breakdown";
import type { StockLevels } from "@comanda/domain/stock/stock";
import type { Instant } from "@comanda/domain/time/instant";
import type { Selectable } from "kysely";

import type { Database } from "#database/database.ts";
import { runInBatches } from "#database/run-in-batches.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import type { Tables } from "#database/tables.ts";
import { formerPrices, journalledPrices } from "#database/journalled-rows.ts";
import { findFormerColumns, type PriceChanges } from "#journal/price-changes-store.ts";

type ArticleRow = Selectable<Tables["article"]>;

/** An article as the rules read it; whether it is out of stock depends on the station. */
export type StoredArticle = Omit<Article, "outOfStock"> & { readonly deletedAt: Instant | null };

/** The requested articles, including deleted ones, because older bills refer to them. */
export async function findArticles(
  database: Database,
  location: LocationId,
  wanted: readonly ArticleId[],
): Promise<readonly StoredArticle[]> {
  // SQL has no empty list.
  if (wanted.length === 0) return [];
  const rows = await database
    .selectFrom("article")
    .selectAll()
    .where("location", "=", location)
    .where("id", "in", wanted)
    .orderBy("id")
    .execute();
  const prices = await findDatedPrices(database, location, wanted);
  return rows.map((row) => articleOf(row, prices.get(row.id) ?? []));
}

/** All articles, including deleted ones, a batch at a time: there may be tens of thousands. */
export async function* readArticles(
  database: Database,
  location: LocationId,
): AsyncGenerator<readonly StoredArticle[]> {
  const prices = await findDatedPrices(database, location, null);
  let rows = await findRowsAfter(database, location, null);
  while (rows.length > 0) {
    yield rows.map((row) => articleOf(row, prices.get(row.id) ?? []));
    rows = await findRowsAfter(database, location, rows.at(-1)?.id ?? null);
  }
}

/** A batch is read and written out within a few milliseconds. */
const articlesPerBatch = 500;

async function findRowsAfter(
  database: Database,
  location: LocationId,
  last: ArticleId | null,
): Promise<readonly ArticleRow[]> {
  return await database
    .selectFrom("article")
    .selectAll()
    .where("location", "=", location)
    .$if(last !== null, (query) => query.where("id", ">", last))
    .orderBy("id")
    .limit(articlesPerBatch)
    .execute();
}

/** The prices of later days, by article: for all or the requested ones. */
export async function findDatedPrices(
  database: Database,
  location: LocationId,
  wanted: readonly ArticleId[] | null,
): Promise<ReadonlyMap<ArticleId, readonly DatedPrice[]>> {
  const rows = await database
    .selectFrom("article_price")
    .select(["article", "from_date as fromDate", "price"])
    .where("location", "=", location)
    .$if(wanted !== null, (query) => query.where("article", "in", wanted))
    .orderBy("article")
    .orderBy("from_date")
    .execute();
  const byArticle = new Map<ArticleId, DatedPrice[]>();
  for (const { article, ...dated } of rows) {
    const known = byArticle.get(article);
    if (known === undefined) byArticle.set(article, [dated]);
    else known.push(dated);
  }
  return byArticle;
}

/** An article at its prices before these changes; its availability is read as of now. */
export function articleBefore<Known extends StoredPrices>(
  article: Known,
  since: readonly PriceChanges[],
): Known {
  const before = findFormerColumns(since, "article", article.id);
  // An article that was not on the menu yet has no former price.
  if (before === null) return article;
  const columns = Object.keys(formerPrices.properties).filter((column) => column in before);
  const former = fromJson(
    formerPrices,
    toJson(Object.fromEntries(columns.map((column) => [column, before[column]]))),
  );
  return {
    ...article,
    category: former.category ?? article.category,
    price: former.price ?? article.price,
    datedPrices:
      former.datedPrices === undefined
        ? article.datedPrices
        : fromJson(journalledPrices, former.datedPrices),
    priceMinimum: former.price_minimum === undefined ? article.priceMinimum : former.price_minimum,
    priceMaximum: former.price_maximum === undefined ? article.priceMaximum : former.price_maximum,
    hasVariablePrice:
      former.has_variable_price === undefined
        ? article.hasVariablePrice
        : former.has_variable_price === 1,
    commission: former.commission === undefined ? article.commission : former.commission,
    commissionPrice:
      former.commission_price === undefined ? article.commissionPrice : former.commission_price,
  };
}

type StoredPrices = Pick<
  Article,
  | "id"
  | "category"
  | "price"
  | "datedPrices"
  | "priceMinimum"
  | "priceMaximum"
  | "hasVariablePrice"
  | "commission"
  | "commissionPrice"
>;

/** The stock of a station; before a station is picked, the maximum over all stations. */
export async function findStockLevels(
  database: Database,
  location: LocationId,
  station: StationId | null,
): Promise<StockLevels> {
  const rows = await database
    .selectFrom("stock")
    .select(["stock_item", (eb) => eb.fn.max("current_count_thousandths").as("count")])
    .where("location", "=", location)
    .$if(station !== null, (query) => query.where("station", "=", station))
    .groupBy("stock_item")
    .execute();
  return new Map(rows.map(({ stock_item, count }) => [stock_item, count]));
}

function articleOf(row: ArticleRow, datedPrices: readonly DatedPrice[]): StoredArticle {
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    datedPrices,
    cost: row.cost,
    color: row.color,
    category: row.category,
    managementGroup: row.management_group,
    productGroup: row.product_group,
    taxClass: row.tax_class,
    mixerGroup: row.mixer_group,
    commission: row.commission,
    commissionPrice: row.commission_price,
    commissionActive: row.commission_active === 1,
    hasOrderLevel: row.has_order_level === 1,
    type: row.type,
    timeUnit: row.time_unit,
    priceMinimum: row.price_minimum,
    priceMaximum: row.price_maximum,
    hasVariablePrice: row.has_variable_price === 1,
    cookingOptions: fromJson(articleSchema.properties.cookingOptions, row.cooking_options),
    isSet: row.is_set === 1,
    isActive: row.is_active === 1,
    picture: row.picture,
    allergens: row.allergens,
    masterId: row.master,
    cloneId: row.clone,
    isDeleted: row.deleted_at !== null,
    deletedAt: row.deleted_at,
  };
}

/** The articles that are sold as their parts. */
export async function findSets(
  database: Database,
  location: LocationId,
): Promise<ReadonlySet<ArticleId>> {
  const rows = await database
    .selectFrom("article")
    .select("id")
    .where("location", "=", location)
    .where("is_set", "=", 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The category of each article, for all or the requested ones, including retired articles. */
export async function findArticleCategories(
  database: Database,
  location: LocationId,
  wanted: readonly ArticleId[] | null = null,
): Promise<ArticleCategories> {
  const inLocation = database
    .selectFrom("article")
    .innerJoin("category", "category.id", "article.category")
    .select(["article.id", "article.category", "category.name"])
    .where("article.location", "=", location);
  const rows =
    wanted === null
      ? await inLocation.execute()
      : await runInBatches(wanted, (some) => inLocation.where("article.id", "in", some).execute());
  return new Map(rows.map(({ id, category, name }) => [id, { id: category, name }]));
}
