import type { DemoArticle, DemoCategory } from "../demo-location.ts";
import type { ArticleKind } from "./article-parts.ts";
import { dishes } from "./extra-dishes.ts";
import { drinksAndSpa } from "./extra-drinks.ts";

const kinds: readonly ArticleKind[] = [...dishes, ...drinksAndSpa];

/** The number of available names. */
export const maxExtraArticles = kinds.reduce((sum, kind) => sum + namesOf(kind), 0);

/** That many additional articles, spread over all kinds and categories, each with a unique name. */
export function createExtraArticles(count: number): readonly DemoCategory[] {
  const share = (names: number): number => Math.floor((names * count) / maxExtraArticles);
  return kinds.flatMap((kind, index) => {
    const before = kinds.slice(0, index).reduce((sum, made) => sum + namesOf(made), 0);
    return categoriesOf(kind, share(before + namesOf(kind)) - share(before));
  });
}

function namesOf({ first, second, third }: ArticleKind): number {
  return first.length * second.length * third.length;
}

/** The kind itself is a category that contains its articles' categories. */
function categoriesOf(kind: ArticleKind, count: number): readonly DemoCategory[] {
  if (count === 0) return [];
  const { name, color, productGroup, managementGroup, costPercent } = kind;
  const every = { color, productGroup, managementGroup, costPercent };
  const within = kind.first.map((first, index) => ({
    ...every,
    name: `${name}: ${first}`,
    parent: name,
    articles: articlesOf(kind, index, Math.ceil((count - index) / kind.first.length)),
  }));
  return [
    { ...every, name, articles: [] },
    ...within.filter(({ articles }) => articles.length > 0),
  ];
}

function articlesOf(kind: ArticleKind, index: number, count: number): readonly DemoArticle[] {
  const { first, second, third, named } = kind;
  return Array.from({ length: Math.max(0, count) }, (_, number) => {
    const [two, three] = pairAt(number, second, third);
    return {
      name: named(first[index] ?? "", two, three),
      price: priceOf(kind, index * 7 + number * 13),
    };
  });
}

/** Varies both words from one article to the next, so that a few articles are as diverse as many. */
function pairAt(
  number: number,
  second: readonly string[],
  third: readonly string[],
): readonly [string, string] {
  const round = Math.floor(number / second.length);
  return [
    second[number % second.length] ?? "",
    third[((number % second.length) + round) % third.length] ?? "",
  ];
}

/** A price between the cheapest and the most expensive, in multiples of five. */
function priceOf({ prices: [cheapest, dearest] }: ArticleKind, spread: number): number {
  const steps = Math.floor((dearest - cheapest) / 5) + 1;
  return cheapest + 5 * ((spread * 17) % steps);
}
