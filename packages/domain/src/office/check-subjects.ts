import type { ArticleId, CategoryId } from "../id.ts";
import { checkNoDuplicates, type Problem } from "./problem.ts";

type Subjects = {
  readonly products: readonly ArticleId[];
  readonly categories: readonly CategoryId[];
};

/** Checks what a promotion or a scheduled menu names: an article or a category, unless it may name none, and each once. */
export function checkSubjects(
  { products, categories }: Subjects,
  { mayBeNone }: { readonly mayBeNone: boolean },
): readonly Problem[] {
  if (!mayBeNone && products.length === 0 && categories.length === 0) {
    return [{ field: "products", code: "no-article-or-category" }];
  }
  return [
    ...checkNoDuplicates("products", products),
    ...checkNoDuplicates("categories", categories),
  ];
}
