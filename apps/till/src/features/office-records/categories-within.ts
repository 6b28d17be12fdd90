import { id, type CategoryId } from "@comanda/domain/id";
import { categoriesWithDescendants } from "@comanda/domain/menu/menu";

import type { Catalog } from "./catalog.ts";

/** These categories and all within them. */
export function categoriesWithin(
  chosen: readonly number[],
  catalog: Catalog,
): ReadonlySet<CategoryId> {
  const tree = (catalog.get("category") ?? []).map((thing) => {
    const parent = thing["parentId"];
    const parentId = typeof parent === "number" ? id<"category">(parent) : null;
    return { id: id<"category">(thing.id), parentId };
  });
  return categoriesWithDescendants(
    tree,
    chosen.map((top) => id<"category">(top)),
  );
}
