import type { ArticleId } from "@comanda/domain/id";
import type { LineWithStation, RecipesOfRound } from "@comanda/domain/stock/stock-by-station";

import { journalledRecipe } from "#database/journalled-rows.ts";
import { fromJson } from "#database/portable-columns.ts";
import type { WriteContext } from "#journal/command.ts";
import { findChangesAfter, findFormerValue } from "#journal/record-changes-store.ts";

import { findCachedRecipes } from "./find-pricing-menu.ts";

type RecipeLine = Pick<LineWithStation, "article" | "recipeRound">;

/**
 * The recipes by which these lines took their stock: what is returned is what was taken, though a recipe was changed
 * since. The journal knows the former ones, so no sale has to record its recipe.
 */
export async function findRecipesOfRounds(
  context: WriteContext,
  lines: readonly RecipeLine[],
): Promise<RecipesOfRound> {
  const { tx, session } = context;
  const articles = [...new Set(lines.map(({ article }) => article))];
  const now = await findCachedRecipes(context, articles);
  const rounds = lines.flatMap(({ recipeRound }) => recipeRound ?? []);
  if (rounds.length === 0) return () => now;
  const after = Math.min(...rounds);
  const changes = await findChangesAfter(tx, session.location, {
    table: "article",
    ids: articles,
    after,
  });
  const partsNow = new Map(now.map(({ article, parts }) => [article, parts]));
  const partsAt = (article: ArticleId, round: number) => {
    const former = findFormerValue(changes, { id: article, column: "recipe", at: round });
    return former === undefined
      ? (partsNow.get(article) ?? [])
      : fromJson(journalledRecipe, String(former));
  };
  return (round) =>
    round === null ? now : articles.map((article) => ({ article, parts: partsAt(article, round) }));
}
