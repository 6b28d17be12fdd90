import { expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle } from "../testing/builders.ts";
import type { Category } from "./category.ts";
import { menuSections } from "./menu-sections.ts";
import type { Menu } from "./menu.ts";

const category = (
  number: number,
  name: string,
  indexNumber: number,
  parent?: number,
): Category => ({
  id: id(number),
  name,
  parentId: parent === undefined ? null : id(parent),
  indexNumber,
  color: "#000000",
  mixerGroup: null,
  commission: null,
});
const article = (number: number, name: string, of: number, changes: object = {}) =>
  anArticle({ id: id(number), name, category: id(of), ...changes });

const menu: Menu = {
  categories: [
    category(1, "Food", 2),
    category(2, "Drinks", 1),
    category(3, "Wine", 2, 2),
    category(4, "Beer", 1, 2),
    category(5, "Empty", 3),
    // Its outer category is retired.
    category(6, "Cigars", 4, 99),
  ],
  articles: [
    article(1, "Soup", 1),
    article(2, "Bread", 1),
    article(3, "Rioja", 3),
    article(4, "Singha", 4),
    article(5, "Cola", 2),
    article(6, "Chang", 4, { isActive: false }),
    article(7, "Corona", 6),
    article(8, "Salad", 1),
  ],
  favorites: [],
  positions: [{ category: id(1), favorite: null, articles: [id(1)] }],
  mixerGroups: [],
  questions: [],
};

test("a menu is listed category by category, with those within each after it", () => {
  const sections = menuSections(menu).map(({ path, articles }) => [
    path.join(" > "),
    articles.map(({ name }) => name),
  ]);
  expect(sections).toEqual([
    ["Drinks", ["Cola"]],
    ["Drinks > Beer", ["Singha"]],
    ["Drinks > Wine", ["Rioja"]],
    ["Food", ["Soup", "Bread", "Salad"]],
    ["Cigars", ["Corona"]],
  ]);
});
