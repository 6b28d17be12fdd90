import type { CategoryId } from "../id.ts";
import { isShown, type Article } from "./article.ts";
import type { Category } from "./category.ts";
import { sortByPosition, type Menu } from "./menu.ts";

/** A category with the articles that are directly in it. */
export type MenuSection = {
  readonly category: Category;
  /** The names of the categories around it and its own, outermost first. */
  readonly path: readonly string[];
  readonly articles: readonly Article[];
};

/**
 * Lists the categories as guests read them: in their order, each followed by those within it, with its articles in the
 * order of its tiles. Each article is listed once. Categories without articles are left out.
 */
export function menuSections(menu: Menu): readonly MenuSection[] {
  const articlesOf = Map.groupBy(menu.articles.filter(isShown), ({ category }) => category);
  const positionsOf = new Map(
    menu.positions.map(({ category, articles }) => [category, articles] as const),
  );
  const known = new Set(menu.categories.map(({ id }) => id));
  const within = Map.groupBy(menu.categories, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const listWithin = (parent: CategoryId | null, around: readonly string[]): MenuSection[] =>
    (within.get(parent) ?? [])
      .toSorted((first, second) => first.indexNumber - second.indexNumber)
      .flatMap((category) => {
        const path = [...around, category.name];
        const articles = sortByPosition(
          articlesOf.get(category.id) ?? [],
          positionsOf.get(category.id) ?? [],
        );
        const own = articles.length === 0 ? [] : [{ category, path, articles }];
        return [...own, ...listWithin(category.id, path)];
      });
  return listWithin(null, []);
}
