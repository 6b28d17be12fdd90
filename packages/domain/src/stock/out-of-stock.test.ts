import { describe, expect, test } from "vitest";

import { gin } from "../testing/builders.ts";
import { ginBottle, levels, lime, units } from "../testing/stock-builders.ts";
import { outOfStock } from "./out-of-stock.ts";
import type { Recipe } from "./stock.ts";
import { takeStock } from "./take-stock.ts";

const recipe: Recipe = {
  article: gin.id,
  parts: [
    { stockItem: ginBottle.id, amount: units(0.03) },
    { stockItem: lime.id, amount: units(0.25) },
  ],
};

describe("what an article has run out of", () => {
  test("nothing, as long as there is enough for one more", () => {
    expect(outOfStock(recipe, levels([ginBottle, 0.03], [lime, 0.25]))).toEqual([]);
  });

  test("the items that are used up, or never came to the station", () => {
    expect(outOfStock(recipe, levels([ginBottle, 0], [lime, 3]))).toEqual([ginBottle.id]);
    expect(outOfStock(recipe, levels())).toEqual([ginBottle.id, lime.id]);
  });

  test("a drop at the bottom of the bottle is used up: it fills no glass", () => {
    const rest = levels([ginBottle, 0.029], [lime, 3]);
    expect(outOfStock(recipe, rest)).toEqual([ginBottle.id]);
    expect(takeStock(rest, levels([ginBottle, 0.03]), [ginBottle])).toMatchObject({
      refusal: "out-of-stock",
    });
  });

  test("an article without a recipe never runs out", () => {
    expect(outOfStock(null, levels())).toEqual([]);
  });
});
