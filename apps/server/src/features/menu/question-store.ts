import type { LocationId } from "@comanda/domain/id";
import { categoriesWithDescendants } from "@comanda/domain/menu/menu";
import type { Question } from "@comanda/domain/menu/question";

import type { Database } from "#database/database.ts";
import {
  categoryPlace,
  journalledArticles,
  journalledCategories,
  journalledChoices,
  questionRow,
  type CategoryPlace,
  type QuestionRow,
} from "#database/journalled-rows.ts";
import { fromJson, toJson } from "#database/portable-columns.ts";
import {
  cachePerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";
import { rowsBefore, type PriceChanges } from "#journal/price-changes-store.ts";

import { findCategoryPlaces } from "./category-place-store.ts";

/** The questions in use in the order in which they are asked, with every subcategory of their categories. */
export async function findQuestions(
  database: Database,
  location: LocationId,
): Promise<readonly Question[]> {
  const rows = await findQuestionRows(database, location);
  return rows.length === 0 ? [] : questionsOf(rows, await findCategoryPlaces(database, location));
}

/** Cached for writes. */
export const findCachedQuestions = cachePerReferenceVersion(findQuestions);

const findCachedRows = cachePerReferenceVersion(findQuestionRows);
const findCachedPlaces = cachePerReferenceVersion(findCategoryPlaces);

/** The questions before these changes. */
export async function findQuestionsBefore(
  reading: ReferenceReader,
  since: readonly PriceChanges[],
): Promise<readonly Question[]> {
  const now = await findCachedRows(reading);
  if (now.length === 0) return [];
  const rows = rowsBefore(now, since, { table: "question", schema: questionRow });
  const places = rowsBefore(await findCachedPlaces(reading), since, {
    table: "category",
    schema: categoryPlace,
  });
  return questionsOf(rows, places);
}

/** As the journal has them, including retired ones. */
async function findQuestionRows(
  database: Database,
  location: LocationId,
): Promise<readonly QuestionRow[]> {
  const rows = await database
    .selectFrom("question")
    .selectAll()
    .where("location", "=", location)
    .orderBy("index_number")
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const choices = await database
    .selectFrom("question_choice")
    .selectAll()
    .where("location", "=", location)
    .orderBy("index_number")
    .execute();
  const articles = await database
    .selectFrom("question_article")
    .select(["question", "article"])
    .where("location", "=", location)
    .orderBy("article")
    .execute();
  const categories = await database
    .selectFrom("question_category")
    .select(["question", "category"])
    .where("location", "=", location)
    .orderBy("category")
    .execute();
  const choicesOf = Map.groupBy(choices, ({ question }) => question);
  const articlesOf = Map.groupBy(articles, ({ question }) => question);
  const categoriesOf = Map.groupBy(categories, ({ question }) => question);
  return rows.map((row) => ({
    ...row,
    choices: toJson(
      (choicesOf.get(row.id) ?? []).map(({ article, price, is_default, maximum }) => ({
        product: article,
        price,
        isDefault: is_default === 1,
        maximum,
      })),
    ),
    products: toJson((articlesOf.get(row.id) ?? []).map(({ article }) => article)),
    categories: toJson((categoriesOf.get(row.id) ?? []).map(({ category }) => category)),
  }));
}

function questionsOf(
  rows: readonly QuestionRow[],
  places: readonly CategoryPlace[],
): readonly Question[] {
  const tree = places.map(({ id, parent }) => ({ id, parentId: parent }));
  return rows
    .filter((row) => row.deleted_at === null)
    .map((row) => ({
      id: row.id,
      name: row.name,
      indexNumber: row.index_number,
      minimum: row.minimum,
      maximum: row.maximum,
      included: row.included,
      namesPrice: row.names_price === 1,
      choices: fromJson(journalledChoices, row.choices).map(({ product, ...choice }) => ({
        article: product,
        ...choice,
      })),
      articles: fromJson(journalledArticles, row.products),
      categories: [
        ...categoriesWithDescendants(tree, fromJson(journalledCategories, row.categories)),
      ],
    }));
}
