import type { ArticleId, CategoryId, FavoriteId, MixerGroupId } from "../id.ts";
import { compareByName, isShown, type Article } from "./article.ts";
import type { Category, Favorite } from "./category.ts";
import type { MixerGroup } from "./mixer-group.ts";
import type { Question } from "./question.ts";

/** The order of the tiles of a category or favourite page. */
export type ProductPosition = {
  readonly category: CategoryId | null;
  readonly favorite: FavoriteId | null;
  readonly articles: readonly ArticleId[];
};

export type Menu = {
  readonly articles: readonly Article[];
  readonly categories: readonly Category[];
  readonly favorites: readonly Favorite[];
  readonly positions: readonly ProductPosition[];
  readonly mixerGroups: readonly MixerGroup[];
  /** In the order in which they are asked. */
  readonly questions: readonly Question[];
};

/** Finds an article, retired or not. */
export function findArticle(
  { articles }: Pick<Menu, "articles">,
  wanted: ArticleId,
): Article | null {
  return articles.find(({ id }) => id === wanted) ?? null;
}

/** Returns the ids of categories and all their descendants. */
export function categoriesWithDescendants(
  categories: readonly Pick<Category, "id" | "parentId">[],
  tops: readonly CategoryId[],
): ReadonlySet<CategoryId> {
  const within = new Set(tops);
  let before = 0;
  while (within.size > before) {
    before = within.size;
    for (const { id, parentId } of categories) {
      if (parentId !== null && within.has(parentId)) within.add(id);
    }
  }
  return within;
}

/** Lists the articles of a category and its descendants: first those with a position, then the rest by name. */
export function articlesInCategory(menu: Menu, category: CategoryId): readonly Article[] {
  const within = categoriesWithDescendants(menu.categories, [category]);
  const inIt = menu.articles.filter((article) => isShown(article) && within.has(article.category));
  const places = menu.positions.find((position) => position.category === category);
  return sortByPosition(inIt, places?.articles ?? []);
}

/** Lists the categories right within one that have something to show, in their order. */
export function partsOfCategory(menu: Menu, category: CategoryId): readonly Category[] {
  return menu.categories
    .filter(({ id, parentId }) => parentId === category && articlesInCategory(menu, id).length > 0)
    .toSorted((first, second) => first.indexNumber - second.indexNumber);
}

/** Lists the articles of a favourite page in their positions. */
export function articlesOnFavorite(menu: Menu, favorite: FavoriteId): readonly Article[] {
  const places = menu.positions.find((position) => position.favorite === favorite)?.articles ?? [];
  const onPage = new Set(places);
  return sortByPosition(
    menu.articles.filter((article) => isShown(article) && onPage.has(article.id)),
    places,
  );
}

/** Returns the article's own mixer group, else its category's. */
export function mixerGroupOf(menu: Menu, article: Article): MixerGroup | null {
  const category = menu.categories.find(({ id }) => id === article.category);
  const byId = (wanted: MixerGroupId | null): MixerGroup | undefined =>
    menu.mixerGroups.find(({ id }) => id === wanted);
  return byId(article.mixerGroup) ?? byId(category?.mixerGroup ?? null) ?? null;
}

/** The course of an article's category; null if it is made at once. */
export function courseOfArticle(
  { categories }: Pick<Menu, "categories">,
  { category }: Article,
): number | null {
  return categories.find(({ id }) => id === category)?.course ?? null;
}

/** Sorts articles by their positions; the others follow by name. */
export function sortByPosition(
  articles: readonly Article[],
  places: readonly ArticleId[],
): readonly Article[] {
  const place = new Map(places.map((article, index) => [article, index]));
  const placeOf = ({ id }: Article): number => place.get(id) ?? places.length;
  return articles.toSorted(
    (first, second) => placeOf(first) - placeOf(second) || compareByName(first, second),
  );
}
