import { id } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import { anArticle } from "@comanda/domain/testing/builders";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { arrowKeyStep, orderTiles, insertUnshown } from "./tile-order.ts";

describe("ordering tiles", () => {
  test("arrow keys move left, right, up and down", () => {
    expect(
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "x"].map((key) => arrowKeyStep(key, 6)),
    ).toEqual([-1, 1, -6, 6, null]);
  });
});

const dish = (number: number, name: string, inCategory: number, isActive = true) =>
  anArticle({ id: id(number), name, category: id(inCategory), isActive });
const soups = {
  id: id<"category">(1),
  name: "Soups",
  parentId: null,
  indexNumber: 1,
  color: "#aa5500",
  mixerGroup: null,
  commission: null,
};
const menu: Menu = {
  articles: [
    dish(1, "Tom Yam", 1),
    dish(2, "Tom Kha", 2),
    dish(3, "Winter soup", 1, false),
    dish(4, "Gin", 3),
    dish(5, "Clear soup", 1),
  ],
  categories: [soups, { ...soups, id: id(2), name: "With coconut", parentId: id(1) }],
  favorites: [{ id: id(7), name: "Wanted", indexNumber: 1 }],
  positions: [],
  mixerGroups: [],
  questions: [],
};

describe("the tiles of a page", () => {
  test("of a category include those of its subcategories, without articles that are not sold now", () => {
    const tiles = orderTiles({ kind: "category", id: 1 }, [2, 3, 4], menu);
    expect(tiles.map(({ name }) => name)).toEqual(["Tom Kha", "Clear soup", "Tom Yam"]);
  });

  test("of favourites are those that were added", () => {
    const tiles = orderTiles({ kind: "favorite", id: 7 }, [4, 3, 1], menu);
    expect(tiles.map(({ name }) => name)).toEqual(["Gin", "Tom Yam"]);
  });

  test("are empty if the page no longer exists", () => {
    expect(orderTiles({ kind: "category", id: 9 }, [1], menu)).toEqual([]);
    expect(orderTiles({ kind: "favorite", id: 9 }, [1], menu)).toEqual([]);
  });
});

describe("an article that is not sold now", () => {
  test("stays behind its predecessor", () => {
    expect(insertUnshown([5, 1], [1, 3, 5], menu.articles)).toEqual([5, 1, 3]);
    expect(insertUnshown([5, 1], [3, 1, 5], menu.articles)).toEqual([3, 5, 1]);
  });

  test("keeps its place when others move, and no other article reappears", () => {
    const places = fc.shuffledSubarray([1, 2, 3, 4, 5]);
    fc.assert(
      fc.property(places, fc.shuffledSubarray([1, 2, 4, 5]), (placed, shown) => {
        const kept = insertUnshown(shown, placed, menu.articles);
        expect(kept.filter((one) => one !== 3)).toEqual(shown);
        expect(kept.filter((one) => one === 3)).toEqual(placed.filter((one) => one === 3));
      }),
    );
  });
});
