import type { GoodsKind } from "@comanda/domain/venue/country";

/** What the goods of a category are, which decides their local prices. */
const kindsOfCategories: ReadonlyMap<string, GoodsKind> = new Map([
  ["Beer", "beer"],
  ["Spirits", "spirit"],
  ["Mixers", "soft-drink"],
  ["Cocktails", "cocktail"],
  ["Games", "service"],
  ["Starters", "dish"],
  ["Mains", "dish"],
  ["Desserts", "dish"],
  ["Drinks", "soft-drink"],
  ["Massage", "treatment"],
  ["Beauty", "treatment"],
  ["Shop", "treatment"],
  ["Rooms", "room"],
  ["Breakfast", "dish"],
  ["Minibar", "soft-drink"],
  ["Services", "service"],
]);

/** Goods that are not as the others of their category, and rows without a category. */
const kindOfName: ReadonlyMap<string, GoodsKind> = new Map([
  ["Beer", "beer"],
  ["Minibar Beer", "beer"],
  ["Beer bottle", "beer"],
  ["Gin", "spirit"],
  ["Hostess drink", "cocktail"],
  ["Treatment", "treatment"],
]);

/** What the goods of a category of a sample are. */
export function kindOfCategory(name: string): GoodsKind {
  const kind = kindsOfCategories.get(name);
  if (kind === undefined) throw new Error(`A category of a sample has no kind: ${name}`);
  return kind;
}

/** What a row of a sample is. */
export function kindOfSample(row: Readonly<Record<string, unknown>>): GoodsKind {
  const { name, category } = row;
  const kind = kindOfName.get(String(name)) ?? kindsOfCategories.get(String(category));
  if (kind === undefined) throw new Error(`A sample has no kind: ${JSON.stringify(row)}`);
  return kind;
}
