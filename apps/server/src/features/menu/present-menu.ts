import { article, currency, type ArticleReply, type Menu } from "@comanda/contract/menu";
import type { StockItemId } from "@comanda/domain/id";
import { articleTypeCodes } from "@comanda/domain/menu/article";
import { outOfStock } from "@comanda/domain/stock/out-of-stock";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";
import { wireDateTime } from "@comanda/domain/time/date-text";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import { fromJson } from "#database/portable-columns.ts";

import type { ArticleRow } from "./article-store.ts";
import type { MenuRows } from "./menu-store.ts";

type Rows = MenuRows & {
  readonly articles: readonly ArticleRow[];
  readonly recipes: readonly Recipe[];
  readonly stockLevels: StockLevels;
};

export function presentMenu(rows: Rows): Menu {
  const recipeOf = new Map(rows.recipes.map((recipe) => [recipe.article, recipe]));
  return {
    articles: rows.articles.map((row) =>
      presentArticle(row, outOfStock(recipeOf.get(row.id) ?? null, rows.stockLevels)),
    ),
    categories: rows.categories.map(({ parent, index_number, mixer_group, ...row }) => ({
      ...row,
      parentId: parent,
      indexNumber: index_number,
      mixerGroup: mixer_group,
    })),
    favorites: rows.favorites.map(({ id, name, index_number }) => ({
      id,
      name,
      indexNumber: index_number,
    })),
    productPositions: presentPositions(rows.positions),
    mixerGroups: rows.mixerGroups.map(({ id, maximum }) => ({
      id,
      products: rows.mixerGroupArticles
        .filter(({ mixer_group }) => mixer_group === id)
        .map((mixer) => mixer.article),
      maximum,
    })),
    orderLevels: rows.orderLevels.map(({ id, name, index_number, product_group }) => ({
      id,
      name,
      indexNumber: index_number,
      productGroup: product_group,
    })),
    productGroups: rows.productGroups,
    currency: presentCurrency(rows.currency),
    moneyFormat: {
      hasDecimals: rows.currency.has_decimals === 1,
      decimalSeparator: rows.format.decimal_separator,
      thousandSeparator: rows.format.thousand_separator,
    },
  };
}

function presentArticle(row: ArticleRow, usedUp: readonly StockItemId[]): ArticleReply {
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    cost: row.cost,
    color: row.color,
    category: row.category,
    managementGroup: row.management_group,
    productGroup: row.product_group,
    mixerGroup: row.mixer_group,
    commission: row.commission,
    commissionPrice: row.commission_price,
    commissionActive: row.commission_active === 1,
    orderLevel: row.has_order_level === 1,
    type: articleTypeCodes[row.type],
    timeType: timeUnitCodes[row.time_unit],
    priceMin: row.price_minimum,
    priceMax: row.price_maximum,
    variablePrice: row.has_variable_price === 1,
    active: row.is_active === 1,
    masterId: row.master,
    cloneId: row.clone,
    cookingOptions: fromJson(article.properties.cookingOptions, row.cooking_options),
    outOfStock: [...usedUp],
    deletedAt: row.deleted_at === null ? null : wireDateTime(row.deleted_at),
  };
}

function presentCurrency(row: MenuRows["currency"]): Menu["currency"] {
  const { coinDenominations, billDenominations } = currency.properties;
  return {
    id: row.id,
    name: row.name,
    symbol: row.symbol,
    code: row.code,
    exchangeRateMillionths: row.exchange_rate_millionths,
    coinDenominations: fromJson(coinDenominations, row.coins),
    billDenominations: fromJson(billDenominations, row.notes),
    decimalType: row.has_decimals === 1,
  };
}

/** One entry per category or page of favorites; the rows come in the order in which they are shown. */
function presentPositions(rows: MenuRows["positions"]): Menu["productPositions"] {
  const places = Map.groupBy(rows, ({ category, favorite }) => `${category} ${favorite}`);
  return [...places.values()].flatMap((inPlace) => {
    const [first] = inPlace;
    if (first === undefined) return [];
    const { category, favorite } = first;
    return [{ category, favorite, products: inPlace.map((row) => row.article) }];
  });
}
