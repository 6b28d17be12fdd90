import type { ArticleId } from "@comanda/domain/id";

import {
  cacheEachPerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";
import { findNewestChanges } from "#journal/record-changes-store.ts";

import { findWholeRecipesOf } from "./recipe-store.ts";

const findCachedWholeRecipes = cacheEachPerReferenceVersion(
  findWholeRecipesOf,
  ({ article }) => article,
);
const findCachedNewestChanges = cacheEachPerReferenceVersion<
  number,
  { readonly record: number; readonly sequence: number }
>(
  (database, location, ids) => findNewestChanges(database, location, { table: "article", ids }),
  ({ record }) => record,
);

type LineOfRound = { readonly article: ArticleId; readonly round: number | null };

/**
 * Those of these lines that can have taken stock: their article has a recipe, also of stock items that are not in use, or
 * was changed since their round.
 */
export async function findLinesWithRecipes<Line extends LineOfRound>(
  reading: ReferenceReader,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  const articles = lines.map(({ article }) => article);
  const recipes = await findCachedWholeRecipes(reading, articles);
  const cooked = new Set(recipes.map(({ article }) => article));
  const others = articles.filter((article) => !cooked.has(article));
  const changes = await findCachedNewestChanges(reading, others);
  const newest = new Map(changes.map(({ record, sequence }) => [record, sequence]));
  return lines.filter(
    ({ article, round }) => cooked.has(article) || (newest.get(article) ?? 0) > (round ?? 0),
  );
}
