import { describe, expect, test } from "vitest";

import { money } from "../money/money.ts";
import type { ImportColumns } from "./import-field.ts";
import type { ArticleNow, MenuNow } from "./menu-now.ts";
import { planMenuImport } from "./plan-menu-import.ts";

const category = (number: number, name: string, taxClass: number | null) => ({
  id: number,
  name,
  parentId: null,
  color: "#000000",
  taxClass,
});
const article = (number: number, name: string, taxClass: number | null): ArticleNow => ({
  id: number,
  revision: 3,
  name,
  price: money(90_00),
  cost: money(0),
  category: 2,
  productGroup: 1,
  managementGroup: null,
  taxClass,
  allergens: [],
  isActive: true,
});
const menu: MenuNow = {
  articles: [article(1, "Singha Beer", null), article(2, "Gin", null), article(3, "Rum", 2)],
  categories: [category(2, "Bar", null), category(3, "Food", 1)],
  productGroups: [{ id: 1, name: "Bar" }],
  managementGroups: [],
  taxClasses: [
    { id: 1, name: "Food" },
    { id: 2, name: "Alcohol" },
  ],
  usesTaxClasses: true,
  retired: {
    categories: [
      { id: 9, revision: 5, name: "Wine", taxClass: 2 },
      { id: 8, revision: 5, name: "Toys", taxClass: null },
    ],
    productGroups: [],
    managementGroups: [],
  },
};

const columns: ImportColumns = ["name", "price", "category", "taxClass"];

type PlanOptions = { readonly menuNow?: MenuNow; readonly taxClass?: string | null };

/** Plans the import of rows below a heading. */
function plan(
  table: readonly (readonly string[])[],
  { menuNow = menu, taxClass = null }: PlanOptions = {},
) {
  return planMenuImport(
    table.map((cells, at) => ({ row: at + 2, cells })),
    {
      columns,
      format: { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," },
      signs: null,
      currencyTexts: [],
      allergenSigns: new Map(),
      menu: menuNow,
      fallback: { category: "Menu", productGroup: "Bar", taxClass },
    },
  );
}

const table = [
  ["Ball", "5", "Toys", ""],
  ["Riesling", "320", "Wine", ""],
  ["Soup", "40", "Food > Soups", ""],
  ["Stew", "50", "Stews", ""],
  ["Goulash", "60", "Food > Stews", ""],
  ["Cognac", "90", "Spirits", "alcohol"],
  ["Gum", "10", "", ""],
  ["Gin", "150", "", ""],
  ["Singha Beer", "90", "Snacks", ""],
  ["Rum", "90", "Snacks", ""],
];

describe("where taxes are by tax class, an import", () => {
  test("asks for the class of new and moved articles that would have none", () => {
    const planned = plan(table);
    expect(planned.asksForTaxClass).toBe(true);
    const problem = { field: "taxClass", code: "no-tax-class", column: 4, value: "" };
    expect(planned.problems).toEqual([2, 8, 10].map((row) => ({ row, ...problem })));
    const names = ["Riesling", "Soup", "Stew", "Goulash", "Cognac", "Gin", "Rum"];
    expect(planned.articles.map(({ name }) => name)).toEqual(names);
    // Without those of the rows that are left out.
    const added = planned.categories.map(({ name }) => name);
    expect(added.toSorted()).toEqual(["Snacks", "Soups", "Spirits", "Stews", "Wine"]);
  });

  test("gives them the chosen one, and no other article", () => {
    const planned = plan(table, { taxClass: "Food" });
    expect([planned.problems, planned.asksForTaxClass]).toEqual([[], true]);
    const classes = planned.articles.map(({ name, draft }) => [name, draft.taxClass]);
    expect(classes.filter(([, taxClass]) => taxClass !== undefined)).toEqual([
      ["Ball", "Food"],
      ["Cognac", "Alcohol"],
      ["Gum", "Food"],
      ["Singha Beer", "Food"],
    ]);
  });

  test("asks for none if every row has one", () => {
    const planned = plan([["Soup", "40", "Food", ""]]);
    expect([planned.problems, planned.asksForTaxClass]).toEqual([[], false]);
  });

  test("asks for none if no tax is by class", () => {
    const planned = plan(table, { menuNow: { ...menu, usesTaxClasses: false } });
    expect([planned.problems, planned.asksForTaxClass]).toEqual([[], false]);
  });
});
