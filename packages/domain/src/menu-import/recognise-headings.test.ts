import { describe, expect, test } from "vitest";

import { headingWords } from "./heading-words.ts";
import { importFields } from "./import-field.ts";
import { findHeadingRow, recogniseHeadings } from "./recognise-headings.ts";
import { foldText } from "../text/fold-text.ts";

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
    expect(recogniseHeadings(cells)).toEqual(fields);
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
  expect(findHeadingRow(rows)).toBe(index);
});
