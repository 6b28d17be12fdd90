import type { NewItem } from "@comanda/contract/bill";
import { pressOfDerived } from "@comanda/domain/bill/presses-under";
import type { ArticleId } from "@comanda/domain/id";

/** What items stand under without being kept together with it, by the keys of those lines. */
export type Dishes = Readonly<Record<string, ArticleId>>;

/** The dishes of those items whose dish is not among them, but among all. */
export function dishesAbove(items: readonly NewItem[], all: readonly NewItem[]): Dishes {
  const here = new Set(items.map(({ key }) => key));
  const products = new Map(all.map(({ key, product }) => [key, product]));
  return Object.fromEntries(
    items.flatMap(({ parent }) => {
      if (parent === null || here.has(parent)) return [];
      const product = products.get(parent) ?? products.get(pressOfDerived(parent));
      return product === undefined ? [] : [[parent, product]];
    }),
  );
}

/** Data on the device is not trusted. */
export function readDishes(value: unknown): Dishes {
  const entries = Object.entries(Object(value));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, ArticleId] => isId(entry[1])),
  );
}

function isId(value: unknown): value is ArticleId {
  return typeof value === "number" && Number.isSafeInteger(value);
}
