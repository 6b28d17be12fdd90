import type { OrderLevelId, ProductGroupId } from "../id.ts";
import type { Article } from "./article.ts";

/** How a dish should be prepared: rare, medium, well done. */
export type OrderLevel = {
  readonly id: OrderLevelId;
  readonly name: string;
  readonly indexNumber: number;
  readonly productGroup: ProductGroupId;
};

/** Lists the order levels of an article: those of its product group, in order. */
export function levelsFor(
  article: Pick<Article, "hasOrderLevel" | "productGroup">,
  levels: readonly OrderLevel[],
): readonly OrderLevel[] {
  if (!article.hasOrderLevel) return [];
  return levels
    .filter((level) => level.productGroup === article.productGroup)
    .toSorted((first, second) => first.indexNumber - second.indexNumber || first.id - second.id);
}
