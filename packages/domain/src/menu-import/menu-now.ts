import type { AllergenStatement } from "../menu/allergens.ts";
import type { Article } from "../menu/article.ts";

/** An article as it is before an import, by the ids of the office. */
export type ArticleNow = Pick<Article, "name" | "price" | "cost" | "isActive"> & {
  readonly id: number;
  readonly revision: number;
  readonly category: number;
  readonly productGroup: number;
  readonly managementGroup: number | null;
  readonly taxClass: number | null;
  readonly allergens: readonly AllergenStatement[];
};

type Named = { readonly id: number; readonly name: string };
/** A retired record keeps its name, so an import that needs the name brings it back. */
type Retired = Named & { readonly revision: number };

export type CategoryNow = Named & {
  readonly parentId: number | null;
  readonly color: string;
  /** Its own; without one it has that of the category around it. */
  readonly taxClass: number | null;
};

/** The menu that an import adds to. */
export type MenuNow = {
  readonly articles: readonly ArticleNow[];
  readonly categories: readonly CategoryNow[];
  readonly productGroups: readonly Named[];
  readonly managementGroups: readonly Named[];
  /** An import adds none: no tax would hold for it. */
  readonly taxClasses: readonly Named[];
  /** Whether a tax is by tax class: then a new article needs one, or a category that has one. */
  readonly usesTaxClasses: boolean;
  readonly retired: {
    readonly categories: readonly (Retired & Pick<CategoryNow, "taxClass">)[];
    readonly productGroups: readonly Retired[];
    readonly managementGroups: readonly Retired[];
  };
};

export type GroupsNow = {
  readonly inUse: readonly Named[];
  readonly retired: readonly Retired[];
};
