import { describe, expect, test } from "vitest";

import { beginRows } from "./begin-rows.ts";
import type { GridField, GridValues } from "./grid-cell.ts";
import { editCells, noEdits, type CellChange } from "./grid-edits.ts";

const blank: GridValues = {
  name: "",
  price: null,
  cost: 0,
  category: 1,
  productGroup: 2,
  managementGroup: null,
  taxClass: null,
  allergens: null,
  isActive: true,
};
const savedOf = () => blank;
const set = (key: number, field: GridField, value: string | number): CellChange => ({
  key,
  field,
  edit: { value },
});
const begin = (changes: readonly CellChange[], edits = noEdits) =>
  beginRows(edits, changes, { savedOf, newCategory: 5 });

describe("a row that is begun below filtered ones", () => {
  test("belongs to the category by which they are filtered", () => {
    const named = [set(-1, "name", "Riesling"), set(-1, "price", 9_00)];
    expect(begin(named)).toEqual([set(-1, "category", 5), ...named]);
  });

  test("belongs to the category that is pasted with it, whatever stands after that", () => {
    const pasted = [
      set(-1, "name", "Riesling"),
      set(-1, "category", 4),
      set(-1, "productGroup", 3),
    ];
    const { category, productGroup } = editCells(noEdits, begin(pasted), savedOf).get(-1) ?? {};
    expect([category, productGroup]).toEqual([{ value: 4 }, { value: 3 }]);
  });

  test("is not begun by its category, by a value that it has already, or a second time", () => {
    for (const change of [set(-1, "category", 4), set(-1, "cost", 0), set(7, "name", "Sake")]) {
      expect(begin([change])).toEqual([change]);
    }
    const edits = editCells(noEdits, [set(-1, "name", "Sake")], savedOf);
    expect(begin([set(-1, "price", 9_00)], edits)).toEqual([set(-1, "price", 9_00)]);
  });
});

test("without a filter, nothing is added", () => {
  const named = [set(-1, "name", "Riesling")];
  expect(beginRows(noEdits, named, { savedOf, newCategory: null })).toEqual(named);
});
