import { expect, test } from "vitest";

import { id, type TaxClassId } from "../id.ts";
import { anArticle } from "../testing/builders.ts";
import { taxClassesOf, withTaxClass, type TaxedCategory } from "./tax-class-of.ts";

const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
const a = (own: number, above: number | null, taxClass: TaxClassId | null): TaxedCategory => ({
  id: id(own),
  parentId: above === null ? null : id(above),
  taxClass,
});

test("a category has its own tax class, else that of the nearest one above it", () => {
  const classes = taxClassesOf([
    a(1, null, food),
    a(2, 1, null),
    a(3, 2, drinks),
    a(4, 3, null),
    a(5, null, null),
    a(6, 5, null),
  ]);
  expect([...classes.values()]).toEqual([food, food, drinks, drinks, null, null]);
});

test("categories in a circle, which the office refuses, have none", () => {
  expect([...taxClassesOf([a(1, 2, null), a(2, 1, null)]).values()]).toEqual([null, null]);
});

test("an article has its own tax class, else that of its category", () => {
  const classes = taxClassesOf([a(1, null, food)]);
  const soup = anArticle({ category: id(1) });
  expect(withTaxClass(soup, classes).taxClass).toBe(food);
  expect(withTaxClass({ ...soup, taxClass: drinks }, classes).taxClass).toBe(drinks);
  expect(withTaxClass({ ...soup, category: id(9) }, classes).taxClass).toBe(null);
});
