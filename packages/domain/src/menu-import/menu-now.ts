import type { Article } from "../menu/article.ts";
import type { CategoryId, ManagementGroupId, ProductGroupId } from "../id.ts";

/** An article as it is before an import. */
export type ArticleNow = Pick<
  Article,
  "id" | "name" | "price" | "cost" | "category" | "productGroup" | "managementGroup" | "isActive"
> & { readonly revision: number };

type Named<Id> = { readonly id: Id; readonly name: string };
/** A retired record keeps its name, so an import that needs the name brings it back. */
type Retired = Named<number> & { readonly revision: number };

export type CategoryNow = Named<CategoryId> & {
  readonly parentId: CategoryId | null;
  readonly color: string;
};

/** The menu that an import adds to. */
export type MenuNow = {
  readonly articles: readonly ArticleNow[];
  readonly categories: readonly CategoryNow[];
  readonly productGroups: readonly Named<ProductGroupId>[];
  readonly managementGroups: readonly Named<ManagementGroupId>[];
  readonly retired: {
    readonly categories: readonly Retired[];
    readonly productGroups: readonly Retired[];
    readonly managementGroups: readonly Retired[];
  };
};

export type GroupsNow = {
  readonly inUse: readonly Named<number>[];
  readonly retired: readonly Retired[];
};
