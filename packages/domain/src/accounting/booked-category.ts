import type { CategoryId } from "../id.ts";

/** The category that sales are booked under: the nearest one that an account names, or else the topmost. */
export function bookedCategoryOf(
  category: CategoryId,
  parents: ReadonlyMap<CategoryId, CategoryId | null>,
  named: ReadonlySet<number>,
): CategoryId {
  const seen = new Set<CategoryId>();
  let top = category;
  // A tree that was imported in a circle has no top.
  for (let own: CategoryId | null = category; own !== null && !seen.has(own);) {
    if (named.has(own)) return own;
    seen.add(own);
    top = own;
    own = parents.get(own) ?? null;
  }
  return top;
}
