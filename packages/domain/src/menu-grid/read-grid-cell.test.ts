import { describe, expect, test } from "vitest";

import { createNameFinder } from "../menu-import/name-finder.ts";
import { gridFields, gridFieldsOf, type GridField } from "./grid-cell.ts";
import { allergenSigns } from "../menu-import/read-allergens.ts";
import { readGridCell, type GridReading } from "./read-grid-cell.ts";

const categories = [
  { id: 1, name: "Drinks", parentId: null },
  { id: 2, name: "Wine", parentId: 1 },
  { id: 3, name: "wine bottles", parentId: 2 },
];
const groups = [
  { id: 7, name: "Bar" },
  { id: 8, name: "BAR" },
  { id: 9, name: "Kitchen" },
];
const taxClasses = [{ id: 11, name: "Food" }];
/** A venue in Portugal. */
const format = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." };
const reading: GridReading = {
  format,
  signs: format,
  currencyTexts: ["€", "EUR"],
  allergenSigns,
  fields: gridFields,
  lists: {
    category: createNameFinder(categories),
    categoryOfId: (id) => categories.find((one) => one.id === id) ?? null,
    productGroup: createNameFinder(groups),
    managementGroup: createNameFinder(groups),
    taxClass: createNameFinder(taxClasses),
  },
};
const read = (field: GridField, text: string) => readGridCell(field, text, reading);

describe("a cell", () => {
  test("with a price is read in the notation of the venue", () => {
    expect(read("price", "12,50")).toEqual({ value: 12_50 });
    expect(read("price", "1.250")).toEqual({ value: 1250_00 });
    expect(read("cost", "€ 3")).toEqual({ value: 3_00 });
  });

  test("with allergens holds them as one number, none as 0, and nothing if it is emptied", () => {
    expect(read("allergens", "Glúten, Ovos")).toEqual({ value: 5 });
    expect(read("allergens", "nenhum")).toEqual({ value: 0 });
    expect(read("allergens", "")).toEqual({ value: null });
    expect(read("allergens", "lard")).toEqual({
      text: "lard",
      problem: { code: "unknown-allergen", other: "lard" },
    });
  });

  test("with a price in an unknown notation is never guessed", () => {
    expect(readGridCell("price", "1.250", { ...reading, signs: null })).toEqual({
      text: "1.250",
      problem: { code: "ambiguous-number" },
    });
  });

  test("keeps a text that is no value, to be corrected", () => {
    expect(read("price", " 12,5O ")).toEqual({ text: "12,5O", problem: { code: "invalid" } });
    expect(read("name", "=A1")).toEqual({ text: "=A1", problem: { code: "formula" } });
  });

  test("names a group by its exact spelling, or by the only one that differs in case", () => {
    expect(read("productGroup", "BAR")).toEqual({ value: 8 });
    expect(read("productGroup", "kitchen")).toEqual({ value: 9 });
    expect(read("productGroup", "bar")).toMatchObject({ problem: { code: "not-found" } });
    expect(read("managementGroup", "Cellar")).toMatchObject({ problem: { code: "not-found" } });
  });

  test("names a tax class that exists, or none, where the category has one", () => {
    expect(read("taxClass", "food")).toEqual({ value: 11 });
    expect(read("taxClass", "")).toEqual({ value: null });
    expect(read("taxClass", "Drinks")).toMatchObject({ problem: { code: "not-found" } });
    expect(gridFieldsOf(true)).toEqual([...gridFieldsOf(false), "taxClass"]);
  });

  test("names a category, and may name those around it", () => {
    expect(read("category", "wine")).toEqual({ value: 2 });
    expect(read("category", "Drinks > Wine > Wine bottles")).toEqual({ value: 3 });
    expect(read("category", "Drinks > Wine bottles")).toMatchObject({
      problem: { code: "category-elsewhere", other: "Wine" },
    });
    expect(read("category", "Wine > Drinks")).toMatchObject({
      problem: { code: "category-elsewhere", other: "" },
    });
    expect(read("category", "Food > Soups")).toMatchObject({ problem: { code: "not-found" } });
  });

  test("that is empty means no cost and no group, where that is possible", () => {
    expect(read("cost", "")).toEqual({ value: 0 });
    expect(read("managementGroup", " ")).toEqual({ value: null });
    for (const field of ["name", "price", "category", "productGroup", "isActive"] as const) {
      expect(read(field, "")).toEqual({ text: "", problem: { code: "required" } });
    }
  });

  test("says yes or no in any of our languages", () => {
    expect(read("isActive", "Có")).toEqual({ value: true });
    expect(read("isActive", "ไม่")).toEqual({ value: false });
  });
});
