import { describe, expect, test } from "vitest";

import { waysToWriteCurrency } from "./currency-words.ts";
import { headingWords } from "./heading-words.ts";
import { importFields } from "./import-field.ts";
import { findHeadingRow, recogniseHeadings } from "./recognise-headings.ts";
import { foldText } from "../text/fold-text.ts";

const euro = waysToWriteCurrency({ code: "EUR", symbol: "€" });

describe("headings are recognised", () => {
  test.each([
    [
      ["Name", "Price", "Category"],
      ["name", "price", "category"],
    ],
    [
      ["NOME", "Preço (€)", "Família"],
      ["name", "price", "category"],
    ],
    [
      ["Artikel", "Preis in EUR", "Warengruppe"],
      ["name", "price", "category"],
    ],
    [
      ["Tên món", "Giá bán", "Nhóm món"],
      ["name", "price", "category"],
    ],
    [
      ["ชื่อสินค้า", "ราคา", "หมวด"],
      ["name", "price", "category"],
    ],
    [
      ["Pangalan", "Presyo", "Kategorya"],
      ["name", "price", "category"],
    ],
    [
      ["name", "productGroup", "isActive"],
      ["name", "productGroup", "isActive"],
    ],
    [
      ["Allergens (A–R)", "Chất gây dị ứng", ""],
      ["allergens", null, null],
    ],
    [
      ["Alergénios", "Artikel"],
      ["allergens", "name"],
    ],
    [
      ["ชื่อเมนู", "สารก่อภูมิแพ้"],
      ["name", "allergens"],
    ],
    [
      ["Price *", "Price incl. VAT:"],
      ["price", null],
    ],
    [
      ["Net price", "Colour", ""],
      [null, null, null],
    ],
  ])("%j", (cells, fields) => {
    expect(recogniseHeadings(cells, euro)).toEqual(fields);
  });

  test.each([
    ["THB", "฿", ["Price (฿)", "PRICE THB", "ราคา (บาท)", "ราคา/บาท", "Price in baht"]],
    ["VND", "₫", ["Giá bán VNĐ", "Giá (đ)", "Giá bán đ", "Đơn giá (VNĐ)", "Giá₫"]],
    ["USD", "$", ["Price ($)", "Price US$", "Price (US dollars)", "Price$"]],
    ["CHF", "CHF", ["Preis Fr.", "Preis in CHF"]],
  ])("with the currency %s of the venue beside them", (code, symbol, headings) => {
    const own = waysToWriteCurrency({ code, symbol });
    expect(headings.map((cell) => recogniseHeadings([cell], own)[0])).toEqual(
      headings.map(() => "price"),
    );
  });

  test.each([
    "Price (USD)",
    "Price USD",
    "Price ($)",
    "Price$",
    "Price (US$)",
    "Price (in dollars)",
    "ราคา (บาท)",
    "Cost (£)",
    "Cost [RM]",
    "Preis (Fr.)",
  ])("but not %s where guests pay in euros", (cell) => {
    expect(recogniseHeadings([cell, "Price"], euro)).toEqual([null, "price"]);
  });

  test("and of two columns with prices, the one in the currency of the venue counts", () => {
    expect(recogniseHeadings(["Name", "Price (USD)", "Price (EUR)"], euro)).toEqual([
      "name",
      null,
      "price",
    ]);
    expect(recogniseHeadings(["Price (per can)", "Name ($)"], euro)).toEqual(["price", "name"]);
  });

  test("each word names one field, as it is folded", () => {
    const words = importFields.flatMap((field) => [...headingWords[field]]);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => foldText(word) !== word)).toEqual([]);
  });
});

test.each([
  [[["Prices 2026"], ["Name", "Price"], ["Beer", "3"]], 1],
  [
    [
      ["Name", "Price"],
      ["Wine", "3"],
    ],
    0,
  ],
  [
    [
      ["Singha", "90"],
      ["Chang", "80"],
    ],
    null,
  ],
])("of %j, the row of the headings is %j", (cells, index) => {
  const rows = cells.map((each, at) => ({ row: at + 1, cells: each }));
  expect(findHeadingRow(rows, euro)).toBe(index);
});
