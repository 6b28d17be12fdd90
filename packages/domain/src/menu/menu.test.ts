import { array, assert, integer, option, property } from "fast-check";
import { describe, expect, test } from "vitest";

import { id, type CategoryId } from "../id.ts";
import { anArticle, gin, padThai, singha, soda, tonic } from "../testing/builders.ts";
import { articleTypeCodes, type Article } from "./article.ts";
import type { Category } from "./category.ts";
import {
  articlesInCategory,
  articlesOnFavorite,
  categoriesWithDescendants,
  mixerGroupOf,
  partsOfCategory,
  type Menu,
} from "./menu.ts";

test("the types of articles keep their numbers, which databases and clients hold", () => {
  expect(articleTypeCodes).toEqual({ sale: 0, recipe: 1, mixer: 2, timer: 5 });
});

function aCategory(number: number, category: Partial<Category> = {}): Category {
  return {
    id: id(number),
    name: `Category ${number}`,
    parentId: null,
    indexNumber: number,
    color: "#1e90ff",
    mixerGroup: null,
    commission: null,
    ...category,
  };
}

const inside = (parent: number): Partial<Category> => ({ parentId: id(parent) });

function aMenu(menu: Partial<Menu> = {}): Menu {
  return {
    articles: [],
    categories: [],
    favorites: [],
    positions: [],
    mixerGroups: [],
    questions: [],
    ...menu,
  };
}

const dish = (number: number, name: string, category: number, dishes: Partial<Article> = {}) =>
  anArticle({ id: id(number), name, category: id(category), ...dishes });

const names = (articles: readonly Article[]): string[] => articles.map(({ name }) => name);

describe("the parts of a category", () => {
  const wine = aCategory(1);
  const red = aCategory(3, { ...inside(1), indexNumber: 2 });
  const white = aCategory(2, { ...inside(1), indexNumber: 5 });
  const dry = aCategory(4, inside(2));
  const shiraz = dish(1, "Shiraz", 3);
  const chardonnay = dish(2, "Chardonnay", 4);

  const parts = (articles: readonly Article[]) =>
    partsOfCategory(aMenu({ categories: [white, wine, red, dry], articles }), wine.id);

  test("are the categories right within it, in their order", () => {
    expect(parts([chardonnay, shiraz])).toEqual([red, white]);
  });

  test("are left out while they have nothing to show", () => {
    expect(parts([shiraz, { ...chardonnay, isActive: false }])).toEqual([red]);
    expect(parts([])).toEqual([]);
  });
});

describe("the descendants of a category", () => {
  const within = (categories: readonly Category[], ...tops: readonly number[]): number[] =>
    [
      ...categoriesWithDescendants(
        categories,
        tops.map((top) => id<"category">(top)),
      ),
    ].toSorted((first, second) => first - second);

  test("are the category, its children and their children only", () => {
    const categories = [
      aCategory(1),
      aCategory(2, inside(1)),
      aCategory(3, inside(2)),
      aCategory(4),
      aCategory(5, inside(4)),
    ];
    expect(within(categories, 1)).toEqual([1, 2, 3]);
    expect(within(categories, 2)).toEqual([2, 3]);
    expect(within(categories, 4)).toEqual([4, 5]);
    expect(within(categories, 5, 2, 1)).toEqual([1, 2, 3, 5]);
    expect(within(categories)).toEqual([]);
  });

  test("are found at any depth and in any order", () => {
    const chain = Array.from({ length: 100 }, (_, index) =>
      index === 0 ? aCategory(1) : aCategory(index + 1, inside(index)),
    );
    expect(within(chain.toReversed(), 1)).toHaveLength(100);
    expect(within(chain.toReversed(), 61)).toHaveLength(40);
  });

  test("are found even if the data contain a cycle", () => {
    const circle = [aCategory(1, inside(3)), aCategory(2, inside(1)), aCategory(3, inside(2))];
    expect(within(circle, 2)).toEqual([1, 2, 3]);
    expect(within([aCategory(1, inside(1))], 1)).toEqual([1]);
  });

  test("are those with a path up to it, in valid and invalid data", () => {
    const size = 12;
    const anyParent = option(integer({ min: 1, max: size }), { nil: null });
    assert(
      property(array(anyParent, { minLength: size, maxLength: size }), (parents) => {
        const climbs = (from: number, top: number): boolean => {
          let current: number | null = from;
          for (let steps = 0; steps <= size && current !== null; steps += 1) {
            if (current === top) return true;
            current = parents[current - 1] ?? null;
          }
          return false;
        };
        const categories = parents.map((parent, index) =>
          aCategory(index + 1, parent === null ? {} : inside(parent)),
        );
        const numbers = parents.map((_, index) => index + 1);
        for (const top of numbers) {
          expect(within(categories, top)).toEqual(numbers.filter((number) => climbs(number, top)));
        }
      }),
    );
  });
});

describe("the tiles of a category", () => {
  const food = id<"category">(1);
  const categories = [aCategory(1), aCategory(2, inside(1)), aCategory(3)];
  const articles = [
    dish(10, "Pad Thai", 1),
    dish(11, "Green Curry", 1),
    dish(12, "Mango Sticky Rice", 2),
    dish(13, "Singha Beer", 3),
    dish(14, "jasmine rice", 1),
  ];

  test("are its articles and those of its descendants, by name", () => {
    expect(names(articlesInCategory(aMenu({ articles, categories }), food))).toEqual([
      "Green Curry",
      "jasmine rice",
      "Mango Sticky Rice",
      "Pad Thai",
    ]);
  });

  test("with a position come first, in that order", () => {
    const positions = [
      { category: id<"category">(3), favorite: null, articles: [id<"article">(11)] },
      {
        category: food,
        favorite: null,
        articles: [id<"article">(12), id<"article">(10), id<"article">(999)],
      },
    ];
    expect(names(articlesInCategory(aMenu({ articles, categories, positions }), food))).toEqual([
      "Mango Sticky Rice",
      "Pad Thai",
      "Green Curry",
      "jasmine rice",
    ]);
  });

  test("leave out inactive and deleted articles, but not those that have run out", () => {
    const shown = articlesInCategory(
      aMenu({
        categories,
        articles: [
          dish(10, "Off", 1, { isActive: false }),
          dish(11, "Gone", 1, { isDeleted: true }),
          dish(12, "Run out", 1, { outOfStock: [id(4)] }),
        ],
      }),
      food,
    );
    expect(names(shown)).toEqual(["Run out"]);
  });

  test("sort numerically: 2 before 10", () => {
    const pools = [dish(10, "Pool 10", 1), dish(11, "Pool 2", 1), dish(12, "Pool 1", 1)];
    expect(names(articlesInCategory(aMenu({ articles: pools, categories }), food))).toEqual([
      "Pool 1",
      "Pool 2",
      "Pool 10",
    ]);
  });

  test("with the same name sort by age", () => {
    const twins = [dish(12, "Soup", 1), dish(11, "Soup", 1)];
    const shown = articlesInCategory(aMenu({ articles: twins, categories }), food);
    expect(shown.map((article) => article.id)).toEqual([11, 12]);
  });
});

describe("the tiles of a favourite page", () => {
  const page = id<"favorite">(1);
  const positions = [
    { category: null, favorite: page, articles: [singha.id, gin.id, padThai.id] },
    { category: padThai.category, favorite: null, articles: [tonic.id] },
  ];

  test("are exactly those with a position, in that order", () => {
    const menu = aMenu({ articles: [padThai, gin, tonic, singha], positions });
    expect(articlesOnFavorite(menu, page)).toEqual([singha, gin, padThai]);
  });

  test("leave out articles that are no longer shown", () => {
    const articles = [padThai, { ...gin, isDeleted: true }, { ...singha, isActive: false }];
    expect(articlesOnFavorite(aMenu({ articles, positions }), page)).toEqual([padThai]);
  });

  test("are none without positions", () => {
    const menu = aMenu({ articles: [padThai, gin], positions });
    expect(articlesOnFavorite(menu, id(2))).toEqual([]);
  });
});

describe("the mixer group of an article", () => {
  const forGin = { id: id<"mixer-group">(1), articles: [tonic.id, soda.id], maximum: 2 };
  const forSpirits = { id: id<"mixer-group">(2), articles: [soda.id], maximum: 1 };
  const spirits: CategoryId = id(8);
  const menu = aMenu({
    categories: [aCategory(1), aCategory(8, { mixerGroup: forSpirits.id })],
    mixerGroups: [forGin, forSpirits],
    questions: [],
  });

  test("is its own before that of its category", () => {
    expect(mixerGroupOf(menu, { ...gin, category: spirits })).toBe(forGin);
  });

  test("is that of its category if it has none of its own", () => {
    const rum = anArticle({ category: spirits });
    expect(mixerGroupOf(menu, rum)).toBe(forSpirits);
  });

  test("is that of its category if its own no longer exists", () => {
    const rum = anArticle({ category: spirits, mixerGroup: id(77) });
    expect(mixerGroupOf(menu, rum)).toBe(forSpirits);
  });

  test("is null if neither has one or the category is unknown", () => {
    expect(mixerGroupOf(menu, padThai)).toBeNull();
    expect(mixerGroupOf(menu, anArticle({ category: id(99) }))).toBeNull();
  });
});
