import { id, type ArticleId } from "@comanda/domain/id";

import { categoriesWithin } from "./categories-within.ts";
import { toList, type Fields } from "./office-record.ts";
import type { RecordContext } from "./value-text.ts";

/** More articles would be too many to look through. */
const maxArticles = 50;

type ArticlesToTry = {
  readonly articles: { readonly article: ArticleId; readonly quantity: number }[];
  /** How many more the promotion is for. */
  readonly more: number;
};

/** One of each article; for Buy X Get Y, enough to trigger the offer. */
export function articlesToTry(values: Fields, catalog: RecordContext["catalog"]): ArticlesToTry {
  const { type, value, subValue, products, categories } = values;
  const isTogether = type === "buy-x-get-y";
  const quantity = isTogether ? Math.max(1, Number(value) + Number(subValue)) : 1;
  const wanted = new Set(toList(products).map(Number));
  const within = categoriesWithin(toList(categories).map(Number), catalog);
  const all = catalog.get("article") ?? [];
  const named = all.filter(
    (thing) => wanted.has(thing.id) || within.has(id<"category">(Number(thing["category"]))),
  );
  const tried = wanted.size === 0 && within.size === 0 ? all : named;
  return {
    articles: tried
      .slice(0, maxArticles)
      .map((thing) => ({ article: id<"article">(thing.id), quantity })),
    more: Math.max(0, tried.length - maxArticles),
  };
}
