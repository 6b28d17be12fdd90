import type { CategoryId, TaxClassId } from "../id.ts";
import type { Article } from "./article.ts";
import type { Category } from "./category.ts";

/** A category in the tree, with the tax class that is its own. */
export type TaxedCategory = Pick<Category, "id" | "parentId"> & {
  readonly taxClass: TaxClassId | null;
};

type TaxClasses = ReadonlyMap<CategoryId, TaxClassId | null>;

/** The tax class of each category: its own, else that of the nearest category above it that has one. */
export function taxClassesOf(categories: readonly TaxedCategory[]): TaxClasses {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const found = new Map<CategoryId, TaxClassId | null>();
  for (const { id } of categories) found.set(id, nearestClass(id, byId));
  return found;
}

function nearestClass(
  start: CategoryId,
  byId: ReadonlyMap<CategoryId, TaxedCategory>,
): TaxClassId | null {
  // A chain has at most as many links as there are categories.
  let at = byId.get(start);
  for (let steps = 0; at !== undefined && steps < byId.size; steps += 1) {
    if (at.taxClass !== null) return at.taxClass;
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return null;
}

/** The article with the class that holds for it. */
export function withTaxClass<Taxed extends Pick<Article, "category" | "taxClass">>(
  article: Taxed,
  ofCategories: TaxClasses,
): Taxed {
  const taxClass = article.taxClass ?? ofCategories.get(article.category) ?? null;
  return { ...article, taxClass };
}
