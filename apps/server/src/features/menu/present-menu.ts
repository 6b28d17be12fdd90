import { moneyFormatOf } from "@comanda/domain/venue/money-format-of";
import { currency, type ArticleReply, type Menu, type QuestionReply } from "@comanda/contract/menu";
import type { StockItemId } from "@comanda/domain/id";
import type { Question } from "@comanda/domain/menu/question";
import { articleTypeCodes } from "@comanda/domain/menu/article";
import { findMissingStock } from "@comanda/domain/stock/find-missing-stock";
import type { Recipe, StockLevels } from "@comanda/domain/stock/stock";
import { wireDateTime } from "@comanda/domain/time/wire-date";
import { timeUnitCodes } from "@comanda/domain/timer/time-unit";

import { fromJson } from "#database/portable-columns.ts";

import { presentLocation, presentStation } from "../venue/index.ts";
import type { StoredArticle } from "./article-store.ts";
import type { MenuRows } from "./menu-store.ts";

/** Presents the articles of a menu. */
export function articlePresenter(
  recipes: readonly Recipe[],
  stockLevels: StockLevels,
  questions: readonly Question[],
): (article: StoredArticle) => ArticleReply {
  const recipeOf = new Map(recipes.map((recipe) => [recipe.article, recipe]));
  const questionsOf = Map.groupBy(
    questions.flatMap(({ id, articles }) => articles.map((article) => ({ id, article }))),
    ({ article }) => article,
  );
  return (article) => {
    const asked = questionsOf.get(article.id);
    const usedUp = findMissingStock(recipeOf.get(article.id) ?? null, stockLevels);
    return {
      ...presentArticle(article, usedUp),
      // Tens of thousands of articles mostly share a few questions, which compresses well here.
      ...(asked !== undefined && { questions: asked.map(({ id }) => id) }),
    };
  };
}

/** The menu without its articles, of which there may be very many. */
export function presentRestOfMenu(rows: MenuRows): Omit<Menu, "articles"> {
  return {
    categories: rows.categories,
    favorites: rows.favorites,
    productPositions: presentPositions(rows.positions),
    mixerGroups: rows.mixerGroups.map(({ articles, ...group }) => ({
      ...group,
      products: [...articles],
    })),
    scheduledMenus: rows.scheduledMenus,
    ...(rows.questions.length > 0 && { questions: rows.questions.map(presentQuestion) }),
    discountReasons: rows.discountReasons,
    orderLevels: rows.orderLevels,
    productGroups: rows.productGroups,
    currency: presentCurrency(rows.currency),
    foreignCurrencies: rows.foreignCurrencies,
    location: presentLocation(rows.location),
    stations: rows.stations.map(presentStation),
    moneyFormat: moneyFormatOf(rows.location, {
      hasDecimals: rows.currency.has_decimals === 1,
      symbol: rows.currency.symbol,
    }),
  };
}

function presentQuestion({
  articles: _articles,
  choices,
  categories,
  ...same
}: Question): QuestionReply {
  return {
    ...same,
    choices: choices.map(({ article, ...choice }) => ({ product: article, ...choice })),
    categories: [...categories],
  };
}

function presentArticle(
  {
    hasOrderLevel,
    type,
    timeUnit,
    priceMinimum,
    priceMaximum,
    hasVariablePrice,
    isActive,
    isDeleted: _isDeleted,
    deletedAt,
    cookingOptions,
    datedPrices,
    allergens,
    isSet,
    ...same
  }: StoredArticle,
  usedUp: readonly StockItemId[],
): ArticleReply {
  return {
    ...same,
    datedPrices: [...datedPrices],
    orderLevel: hasOrderLevel,
    type: articleTypeCodes[type],
    timeType: timeUnitCodes[timeUnit],
    priceMin: priceMinimum,
    priceMax: priceMaximum,
    variablePrice: hasVariablePrice,
    active: isActive,
    cookingOptions: [...cookingOptions],
    ...(isSet && { isSet }),
    ...(allergens !== null && { allergens }),
    outOfStock: [...usedUp],
    deletedAt: deletedAt === null ? null : wireDateTime(deletedAt),
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
    cashRounding: row.cash_step === null ? null : { step: row.cash_step, way: row.cash_way },
  };
}

/** One entry per category or page of favorites; the rows arrive in display order. */
function presentPositions(rows: MenuRows["positions"]): Menu["productPositions"] {
  const places = Map.groupBy(rows, ({ category, favorite }) => `${category} ${favorite}`);
  return [...places.values()].flatMap((inPlace) => {
    const [first] = inPlace;
    if (first === undefined) return [];
    const { category, favorite } = first;
    return [{ category, favorite, products: inPlace.map((row) => row.article) }];
  });
}
