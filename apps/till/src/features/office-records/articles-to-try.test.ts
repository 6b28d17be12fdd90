import { expect, test } from "vitest";

import { articlesToTry } from "./articles-to-try.ts";
import type { Catalog, NamedRecord } from "./catalog.ts";

const articles = Array.from({ length: 75 }, (_none, index) => ({
  id: index + 1,
  name: `Dish ${index + 1}`,
  category: index < 60 ? 1 : 2,
}));
const categories = [1, 2].map((id) => ({ id, name: `Category ${id}`, parentId: null }));
const catalog: Catalog = new Map<"article" | "category", readonly NamedRecord[]>([
  ["article", articles],
  ["category", categories],
]);

test("fifty articles are tried, and the others are counted", () => {
  const everything = articlesToTry({ type: "percent", products: [], categories: [] }, catalog);
  expect([everything.articles.length, everything.more]).toEqual([50, 25]);
  const ofCategory = articlesToTry({ type: "percent", products: [61], categories: [1] }, catalog);
  expect([ofCategory.articles.length, ofCategory.more]).toEqual([50, 11]);
});

test("no article is left out of a short list", () => {
  const few = articlesToTry({ type: "percent", products: [3, 4], categories: [] }, catalog);
  expect(few).toEqual({
    articles: [
      { article: 3, quantity: 1 },
      { article: 4, quantity: 1 },
    ],
    more: 0,
  });
});
