import { describe, expect, test } from "vitest";

import { gin } from "../testing/builders.ts";
import { ginBottle, levels, lime, units } from "../testing/stock-builders.ts";
import { findMissingStock } from "./find-missing-stock.ts";
import type { Recipe } from "./stock.ts";
import { withdrawStock } from "./withdraw-stock.ts";

const recipe: Recipe = {
  article: gin.id,
  parts: [
    { stockItem: ginBottle.id, amount: units(0.03) },
    { stockItem: lime.id, amount: units(0.25) },
  ],
};

describe("the missing stock of an article", () => {
  test("is empty while one more can be made", () => {
    expect(findMissingStock(recipe, levels([ginBottle, 0.03], [lime, 0.25]))).toEqual([]);
  });

  test("lists items that are used up or were never delivered", () => {
    expect(findMissingStock(recipe, levels([ginBottle, 0], [lime, 3]))).toEqual([ginBottle.id]);
    expect(findMissingStock(recipe, levels())).toEqual([ginBottle.id, lime.id]);
  });

  test("includes an item with too little for one more", () => {
    const rest = levels([ginBottle, 0.029], [lime, 3]);
    expect(findMissingStock(recipe, rest)).toEqual([ginBottle.id]);
    expect(withdrawStock(rest, levels([ginBottle, 0.03]), [ginBottle])).toMatchObject({
      refusal: "out-of-stock",
    });
  });

  test("is always empty without a recipe", () => {
    expect(findMissingStock(null, levels())).toEqual([]);
  });
});
