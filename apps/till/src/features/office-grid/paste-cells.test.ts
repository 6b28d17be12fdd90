import { gridFieldsOf } from "@comanda/domain/menu-grid/grid-cell";
import type { GridReading } from "@comanda/domain/menu-grid/read-grid-cell";
import { allergenSigns } from "@comanda/domain/menu-import/read-allergens";
import { createNameFinder } from "@comanda/domain/menu-import/name-finder";
import { describe, expect, test } from "vitest";

import { pasteCells } from "./paste-cells.ts";

const format = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." };
const noNames = createNameFinder<{ id: number; name: string; parentId: null }>([]);
const reading: GridReading = {
  format,
  signs: format,
  currencyTexts: [],
  allergenSigns,
  fields: gridFieldsOf(false),
  lists: {
    category: noNames,
    categoryOfId: () => null,
    productGroup: noNames,
    managementGroup: noNames,
    taxClass: noNames,
  },
};
const cells = { reading, keys: [11, 12, -1] };
const paste = (text: string, top = 0, left = 0) =>
  pasteCells({ text, isFromSpreadsheet: true }, { top, left, bottom: top, right: left }, cells);

describe("pasted rows", () => {
  test("land from the selected cell on, and those below the last article are new ones", () => {
    expect(paste("Vinho\t12,50\nBica\t1,20", 1)).toEqual([
      { key: 12, field: "name", edit: { value: "Vinho" } },
      { key: 12, field: "price", edit: { value: 12_50 } },
      { key: -1, field: "name", edit: { value: "Bica" } },
      { key: -1, field: "price", edit: { value: 1_20 } },
    ]);
    expect(paste("A\nB\nC", 2)).toMatchObject([{ key: -1 }, { key: -2 }, { key: -3 }]);
  });

  test("change nothing where a cell is empty", () => {
    expect(paste("\t12,50")).toEqual([{ key: 11, field: "price", edit: { value: 12_50 } }]);
  });

  test("with numbers of additives beside letters are not taken for allergens", () => {
    expect(paste("A,G\nC, 2", 0, 7)).toMatchObject([
      { key: 11, field: "allergens", edit: { value: 65 } },
      { key: 12, edit: { text: "C, 2", problem: { code: "uncertain-allergen", other: "2" } } },
    ]);
  });

  test("with a number in another notation are not guessed", () => {
    expect(paste("10.50\n1.250", 0, 1)).toMatchObject([
      { edit: { value: 10_50 } },
      { edit: { text: "1.250", problem: { code: "ambiguous-number" } } },
    ]);
    expect(paste("10,50\n1.250", 0, 1)).toMatchObject([
      { edit: { value: 10_50 } },
      { edit: { value: 1250_00 } },
    ]);
  });

  test("keep a quotation mark that nothing ends", () => {
    expect(paste('"Bica')).toMatchObject([{ edit: { value: '"Bica' } }]);
  });

  test("that do not fit are refused as a whole", () => {
    expect(paste("none\tmilk", 0, 7)).toBe("too-wide");
    expect(paste("none\t\t", 0, 7)).toHaveLength(1);
    expect(paste("x\n".repeat(25_001))).toBe("too-many-rows");
  });
});
