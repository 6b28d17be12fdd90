import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { anArticle } from "../testing/builders.ts";
import { levelsFor, type OrderLevel } from "./order-level.ts";

const grill = id<"product-group">(2);
const level = (number: number, name: string, place: number, productGroup = grill): OrderLevel => ({
  id: id(number),
  name,
  indexNumber: place,
  productGroup,
});

const levels = [
  level(1, "Well done", 3),
  level(2, "Rare", 1),
  level(3, "Extra hot", 1, id(5)),
  level(4, "Medium", 2),
];
const namesFor = (...article: Parameters<typeof anArticle>): string[] =>
  levelsFor(anArticle(...article), levels).map(({ name }) => name);

describe("the order levels of an article", () => {
  test("are those of its product group, in order", () => {
    expect(namesFor({ hasOrderLevel: true, productGroup: grill })).toEqual([
      "Rare",
      "Medium",
      "Well done",
    ]);
  });

  test("are none if its product group has none", () => {
    expect(namesFor({ hasOrderLevel: true, productGroup: id(9) })).toEqual([]);
  });

  test("are none for an article without order levels", () => {
    expect(namesFor({ hasOrderLevel: false, productGroup: grill })).toEqual([]);
  });

  test("with the same position sort by age", () => {
    const twins = [level(8, "Blue", 1), level(7, "Raw", 1)];
    const article = { hasOrderLevel: true, productGroup: grill };
    expect(levelsFor(article, twins).map(({ name }) => name)).toEqual(["Raw", "Blue"]);
  });
});
