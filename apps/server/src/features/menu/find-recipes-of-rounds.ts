import type { ArticleId, StockItemId } from "@comanda/domain/id";
import type { Recipe } from "@comanda/domain/stock/stock";
import type { LineWithStation, RecipesOfRound } from "@comanda/domain/stock/stock-by-station";

import { journalledRecipe } from "#database/journalled-rows.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";
import { findChangesAfter, findFormerValue } from "#journal/record-changes-store.ts";

import { findCachedRecipes } from "./find-pricing-menu.ts";
import { findItemsInUse, findWholeRecipesOf } from "./recipe-store.ts";

type RecipeLine = Pick<LineWithStation, "article" | "takings">;

/**
 * The recipes by which these lines took their stock: what is returned is what was taken, though a recipe was changed, or
 * a stock item was switched on or off, since. What is taken in addition follows the recipes of now. The journal knows
 * the former ones, so no sale has to record its recipe.
 */
export async function findRecipesOfRounds(
  context: WriteContext,
  lines: readonly RecipeLine[],
): Promise<RecipesOfRound> {
  const articles = [...new Set(lines.map(({ article }) => article))];
  const now = await findCachedRecipes(context, articles);
  const rounds = lines.flatMap(({ takings }) => takings.flatMap(({ round }) => round ?? []));
  if (rounds.length === 0) return () => now;
  const former = await findFormerRecipes(context, articles, rounds);
  return (round) => (round === null ? now : former(round));
}

type FormerRecipes = (round: number) => readonly Recipe[];

async function findFormerRecipes(
  { tx, session: { location } }: WriteContext,
  articles: readonly ArticleId[],
  rounds: readonly number[],
): Promise<FormerRecipes> {
  const after = Math.min(...rounds);
  const written = new Map(
    (await findWholeRecipesOf(tx, location, articles)).map(({ article, parts }) => [
      article,
      parts,
    ]),
  );
  const changes = await findChangesAfter(tx, location, { table: "article", ids: articles, after });
  const wholeAt = (article: ArticleId, at: number): Recipe["parts"] => {
    const former = findFormerValue(changes, { id: article, column: "recipe", at });
    if (former === undefined) return written.get(article) ?? [];
    return fromJson(journalledRecipe, String(former));
  };
  const whole = rounds.flatMap((at) => articles.flatMap((article) => wholeAt(article, at)));
  const items = [...new Set(whole.map(({ stockItem }) => stockItem))];
  const inUse = await findItemsInUse(tx, location, items);
  const switched = await findChangesAfter(tx, location, { table: "stock_item", ids: items, after });
  const isInUseAt = (item: StockItemId, at: number): boolean => {
    const former = findFormerValue(switched, { id: item, column: "is_active", at });
    return former === undefined ? inUse.has(item) : former === 1;
  };
  return (at) =>
    articles.map((article) => ({
      article,
      parts: wholeAt(article, at).filter(({ stockItem }) => isInUseAt(stockItem, at)),
    }));
}
