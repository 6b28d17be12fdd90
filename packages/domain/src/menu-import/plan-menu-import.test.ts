import { describe, expect, test } from "vitest";

import type { AllergenStatement } from "../menu/allergens.ts";
import { money } from "../money/money.ts";
import { chooseNumberSigns } from "./choose-number-signs.ts";
import type { ImportColumns } from "./import-field.ts";
import type { MenuNow } from "./menu-now.ts";
import { planMenuImport } from "./plan-menu-import.ts";
import { chooseAllergenSigns } from "./read-allergens.ts";
import { readSheet } from "./read-sheet.ts";
import { recogniseHeadings } from "./recognise-headings.ts";

const point = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," };
const comma = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." };

const category = (number: number, name: string, parentId: number | null = null) => ({
  id: number,
  name,
  parentId,
  color: `#00000${number}`,
  taxClass: null,
});
const noStatement: readonly AllergenStatement[] = [];
const article = (number: number, name: string, price: number) => ({
  id: number,
  revision: 3,
  name,
  price: money(price),
  cost: money(0),
  category: 2,
  productGroup: 1,
  managementGroup: null,
  taxClass: null,
  allergens: noStatement,
  isActive: true,
});
const menu: MenuNow = {
  articles: [
    article(1, "Singha Beer", 90_00),
    article(2, "Gin", 140_00),
    article(3, "GIN", 150_00),
  ],
  categories: [category(1, "Drinks"), category(2, "Beer", 1), category(3, "Food")],
  productGroups: [{ id: 1, name: "Bar" }],
  managementGroups: [],
  taxClasses: [{ id: 1, name: "Food" }],
  usesTaxClasses: false,
  retired: {
    categories: [{ id: 9, revision: 5, name: "Wine", taxClass: null }],
    productGroups: [],
    managementGroups: [],
  },
};

/** Plans the import of a text whose first row holds the headings. */
function plan(text: string, { format = point, currencyTexts = ["฿", "THB"], menuNow = menu } = {}) {
  const sheet = readSheet(text, null, "file");
  if ("fault" in sheet) throw new Error(sheet.fault);
  const [heading, ...rows] = sheet.rows;
  const columns: ImportColumns = recogniseHeadings(heading?.cells ?? [], currencyTexts);
  const signs = chooseNumberSigns(rows, columns, { separator: sheet.separator, venue: format });
  const allergenSigns = chooseAllergenSigns(rows, columns);
  const fallback = { category: "Menu", productGroup: "Bar", taxClass: null };
  const reading = { columns, format, signs, allergenSigns, currencyTexts };
  return planMenuImport(rows, { ...reading, menu: menuNow, fallback });
}

const firstProblem = (text: string, options?: Parameters<typeof plan>[1]) =>
  plan(text, options).problems[0];
const priceIn = (text: string, options?: Parameters<typeof plan>[1]) =>
  plan(text, options).articles[0]?.draft.price;

describe("an import", () => {
  test("adds what is new, changes what differs, and leaves the rest", () => {
    const { articles, unchanged, problems } = plan(
      "Name;Price;Category\nSingha Beer;95;Beer\nGin;140;\nRiesling;320;Wine",
    );
    expect(problems).toEqual([]);
    expect(unchanged).toBe(1);
    expect(articles).toEqual([
      {
        row: 2,
        name: "Singha Beer",
        before: menu.articles[0],
        draft: { id: 1, revision: 3, price: 95_00 },
      },
      {
        row: 4,
        name: "Riesling",
        before: null,
        draft: {
          name: "Riesling",
          price: 320_00,
          category: "Wine",
          // Of the new category.
          color: "#8b5cf6",
          productGroup: "Bar",
        },
      },
    ]);
  });

  test("creates categories within others, the outer one first, and brings back retired ones", () => {
    const { categories, productGroups } = plan(
      "Name,Price,Category,Printer\nA,1,Spirits > Rum,Wine bar\nB,1,drinks > Spirits,wine BAR\nC,1,Wine,",
    );
    expect(categories).toMatchObject([
      { id: 9, revision: 5, name: "Wine", parent: null },
      { name: "Spirits", parent: "Drinks" },
      { name: "Rum", parent: "Spirits" },
    ]);
    expect(productGroups).toEqual([{ name: "Wine bar" }]);
  });

  test("puts an article without a category where the user said", () => {
    expect(plan("Name,Price\nTea,3").articles[0]?.draft).toMatchObject({
      category: "Menu",
      productGroup: "Bar",
    });
  });

  test("finds an article by its spelling, and otherwise if only one differs in case", () => {
    const { articles } = plan("Name,Price\nGIN,1\nsingha beer,2\ngin,3");
    expect(articles.map(({ name, before }) => [name, before?.id])).toEqual([
      ["GIN", 3],
      ["Singha Beer", 1],
      ["gin", undefined],
    ]);
  });

  test("states allergens, or that there are none, and leaves what an empty cell does not state", () => {
    const [singha, gin, ...others] = menu.articles;
    if (singha === undefined || gin === undefined) throw new Error("no articles");
    const stated: MenuNow = {
      ...menu,
      articles: [{ ...singha, allergens: ["gluten"] }, { ...gin, allergens: ["none"] }, ...others],
    };
    const text =
      "Artikel;Preis;Allergene\nSingha Beer;;A,O\nGin;;keine\nGIN;;\nTofu;90;Soja / Sesam";
    const { articles, unchanged, problems } = plan(text, { menuNow: stated });
    expect(problems).toEqual([]);
    expect(unchanged).toBe(2);
    expect(articles.map(({ draft }) => draft)).toEqual([
      { id: 1, revision: 3, allergens: ["gluten", "sulphites"] },
      expect.objectContaining({ name: "Tofu", allergens: ["soybeans", "sesame"] }),
    ]);
  });

  test("joins accents and line ends within a name", () => {
    const { articles } = plan('Name;Price\n"Cre\u0302pe\n sucre\u0301e";5');
    expect(articles[0]?.name).toBe("Crêpe sucrée");
  });
});

describe("a price", () => {
  test.each([
    ["Name;Price\nA;12,50", comma, 12_50],
    ["Name;Price\nA;1.250", comma, 1250_00],
    ["Name;Price\nA;1.234,50 €", comma, 1234_50],
    ["Name,Price\nA,12.50", point, 12_50],
    ['Name,Price\nA,"1,250"', point, 1250_00],
    ["Name,Price\nA,฿120", point, 120_00],
    ["Name,Price\nA,120 thb", point, 120_00],
    // The other sign, but no other reading.
    ["Name;Price\nA;12,50", point, 12_50],
    ["Name,Price\nA,12.5", comma, 12_50],
  ])("in %j is read", (text, format, price) => {
    const currencyTexts = format === comma ? ["€"] : ["฿", "THB"];
    expect(priceIn(text, { format, currencyTexts })).toBe(price);
  });

  test.each([
    ["Name,Price\nA,1.250", comma, "ambiguous-number"],
    ["Name;Price\nA;1,250", point, "ambiguous-number"],
    // The first row proves a decimal comma, so the venue's reading of the second is not certain.
    ["Name\tPrice\nA\t1,250\nB\t12,50", point, "ambiguous-number"],
    ["Name;Price\nA;1,250", comma, "too-many-decimals"],
    ["Name,Price\nA,12.5O", point, "invalid"],
    ["Name;Price\nA;12,5O", comma, "invalid"],
    ["Name,Price\nA,$12", point, "invalid"],
    ["Name,Price\nA,7%", point, "invalid"],
    ["Name,Price\nA,=B2*2", point, "formula"],
    ["Name,Price\nA,#REF!", point, "formula"],
    ["Name,Price\nA,-5", point, "out-of-range"],
    // Written with a decimal comma between commas.
    ["Name,Price\nA,12,50", point, "beyond-columns"],
  ])("in %j is refused, never guessed", (text, format, code) => {
    expect(firstProblem(text, { format, currencyTexts: ["฿"] })).toMatchObject({ row: 2, code });
  });

  test("of a currency without decimals has none", () => {
    const dong = { hasDecimals: false, decimalSeparator: ",", thousandSeparator: "." };
    expect(priceIn("Name;Price\nPhở;45.000", { format: dong })).toBe(45_000_00);
    expect(firstProblem("Name;Price\nPhở;45,5", { format: dong })?.code).toBe("too-many-decimals");
  });
});

describe("a row is refused with its place", () => {
  test.each([
    ["Name;Price\nTea;1\n\nTea;2", { row: 4, column: 1, code: "name-repeated", other: "2" }],
    ["Name;Price\nSINGHA BEER;1\nSingha Beer;2", { row: 3, code: "name-repeated", other: "2" }],
    ["Price;Name\n1;", { row: 2, column: 2, code: "required", field: "name" }],
    ["Name;Price\nTea;", { row: 2, column: 2, code: "required", field: "price" }],
    ["Name\nTea", { row: 2, column: null, code: "required", field: "price" }],
    [`Name;Price\n${"x".repeat(101)};1`, { row: 2, column: 1, code: "too-long", maximum: 100 }],
    ["Name;Price\n4111 1111 1111 1111;1", { row: 2, column: 1, code: "card-number" }],
    ["Name;Price;In use\nTea;1;maybe", { row: 2, column: 3, code: "invalid" }],
    [
      "Name;Price;Allergens\nTea;1;Milk\nPie;2;Milk, lard",
      { row: 3, column: 3, code: "unknown-allergen", other: "lard", value: "Milk, lard" },
    ],
    [
      "Name;Price;Allergens\nTea;1;1\nPie;2;A",
      { row: 2, column: 3, code: "uncertain-allergen", other: "1" },
    ],
    [
      "Name;Price;Allergens\nTea;1;none, milk",
      { row: 2, column: 3, code: "none-beside-others", field: "allergens" },
    ],
    ["Name;Price;Category\nTea;1;A > B > a", { row: 2, column: 3, code: "category-circle" }],
    ["Name;Price;Category\nTea;1;A > B\nCoffee;1;B > A", { row: 3, code: "category-circle" }],
    ["Name;Price;Category\nTea;1;Beer > Drinks", { row: 2, column: 3, code: "category-circle" }],
    [
      "Name;Price;Category\nTea;1;Food > Beer",
      { row: 2, code: "category-elsewhere", other: "Drinks" },
    ],
    ["Name;Price;Category\nTea;1;Drinks > Food", { row: 2, code: "category-elsewhere", other: "" }],
    ["Name;Price;Category\nTea;1;Drinks > ", { row: 2, column: 3, code: "required" }],
  ])("%j", (text, problem) => {
    expect(firstProblem(text)).toMatchObject(problem);
  });

  test.each([
    "Name;Price;Category;Printer\nTea;1;New > Beer;New",
    "Name;Price;Category;Printer\nTea;;New;New",
    "Name;Price;Category;Printer;Tax class\nTea;1;New;New;Fodo",
    "Name;Price;Category;Printer;In use\nTea;1;New;New;maybe",
    "Name;Price;Category;Printer\n;1;New;New",
  ])("and %j leaves no category and no group behind", (text) => {
    const { categories, productGroups, problems } = plan(text);
    expect(problems).toHaveLength(1);
    expect([categories, productGroups]).toEqual([[], []]);
  });

  test("also if an earlier row has its name", () => {
    const { categories } = plan("Name;Price;Category\nTea;1;New\nTea;2;Newer");
    expect(categories).toMatchObject([{ name: "New" }]);
  });
});

test("a table of more rows than a menu has is refused as a whole", () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `Wine ${at};12,50`);
  expect(readSheet(`Name;Price\n${rows.join("\n")}`, null, "file")).toEqual({
    fault: "too-many-rows",
  });
});

test("an article gets the tax class of that name, and one that does not exist is a problem", () => {
  const planned = plan("Name,Price,Tax class\nSoup,40,food\nSingha Beer,90,Drinks\nGin,140,");
  expect(planned.articles.map(({ draft }) => draft.taxClass)).toEqual(["Food"]);
  expect(planned.problems).toMatchObject([
    { row: 3, column: 3, field: "taxClass", code: "not-found" },
  ]);
  expect(planned.unchanged).toBe(1);
});
