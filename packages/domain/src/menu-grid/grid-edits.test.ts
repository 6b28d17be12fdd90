import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { gridFields, type GridValues } from "./grid-cell.ts";
import {
  changesSince,
  compareAgain,
  countChanges,
  draftsOf,
  editCells,
  findWrongCells,
  newRowsOf,
  noEdits,
  spareRow,
  type CellChange,
} from "./grid-edits.ts";

const article: GridValues = {
  name: "Pad Thai",
  price: 120_00,
  cost: 40_00,
  category: 1,
  productGroup: 2,
  managementGroup: null,
  taxClass: null,
  allergens: null,
  isActive: true,
};
const blank: GridValues = { ...article, name: "", price: null, cost: 0 };
const savedOf = (key: number) => (key < 0 ? blank : article);
const set = (key: number, field: CellChange["field"], value: string | number): CellChange => ({
  key,
  field,
  edit: { value },
});
const wrongPrice: CellChange = {
  key: 7,
  field: "price",
  edit: { text: "12O", problem: { code: "invalid" } },
};

describe("the changed cells", () => {
  test("are counted, and a cell with its saved value is not one of them", () => {
    const edits = editCells(
      noEdits,
      [set(7, "price", 1), set(7, "cost", 2), set(8, "price", 3)],
      savedOf,
    );
    expect(countChanges(edits)).toBe(3);
    const back = editCells(edits, [set(7, "price", 120_00), set(8, "price", 120_00)], savedOf);
    expect(countChanges(back)).toBe(1);
    expect([...back.keys()]).toEqual([7]);
  });

  test("do not change the ones before, so that a step can be taken back", () => {
    const before = editCells(noEdits, [set(7, "price", 1)], savedOf);
    editCells(before, [set(7, "price", 2), set(9, "name", "x")], savedOf);
    expect(before.get(7)).toEqual({ price: { value: 1 } });
    expect(before.has(9)).toBe(false);
  });

  test("of which another user has saved the same are no changes any longer", () => {
    const edits = editCells(noEdits, [set(7, "price", 1), set(7, "cost", 2), wrongPrice], savedOf);
    const theirs = { ...article, cost: 2 };
    expect(compareAgain(edits, () => theirs).get(7)).toEqual({ price: wrongPrice.edit });
  });

  test("are those that were edited last, whatever the steps between them", () => {
    const change = fc.record({
      key: fc.constantFrom(-2, -1, 7, 8),
      field: fc.constantFrom(...gridFields),
      edit: fc.record({ value: fc.constantFrom("Pad Thai", 1, 120_00, null, true) }),
    });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const byStep = changes.reduce((edits, one) => editCells(edits, [one], savedOf), noEdits);
        expect(editCells(noEdits, changes, savedOf)).toEqual(byStep);
        for (const { key, field } of changes) {
          const last = changes.findLast((one) => one.key === key && one.field === field);
          const value = byStep.get(key)?.[field] ?? { value: savedOf(key)[field] };
          expect(value).toEqual(last?.edit);
        }
      }),
    );
  });
});

describe("a new article", () => {
  test("begins in the spare row, below those begun before", () => {
    expect(spareRow(noEdits)).toBe(-1);
    const edits = editCells(noEdits, [set(-2, "name", "B"), set(-1, "name", "A")], savedOf);
    expect(newRowsOf(edits)).toEqual([-1, -2]);
    expect(spareRow(edits)).toBe(-3);
  });

  test("needs a name and a price", () => {
    const edits = editCells(noEdits, [set(-1, "cost", 5), set(-2, "name", "B")], savedOf);
    expect(findWrongCells(edits, savedOf)).toEqual([
      { key: -1, field: "name", problem: { code: "required" } },
      { key: -1, field: "price", problem: { code: "required" } },
      { key: -2, field: "price", problem: { code: "required" } },
    ]);
  });
});

describe("what is saved", () => {
  test("is only what was changed of an article, and all of a new one, in the order of the rows", () => {
    const edits = editCells(
      noEdits,
      [set(-2, "name", "B"), set(-1, "name", "A"), set(7, "price", 1)],
      savedOf,
    );
    expect(draftsOf(edits, savedOf)).toEqual([
      { key: 7, values: { price: 1 } },
      { key: -1, values: { ...blank, name: "A" } },
      { key: -2, values: { ...blank, name: "B" } },
    ]);
  });

  test("waits for a text that is no value", () => {
    const edits = editCells(noEdits, [wrongPrice], savedOf);
    expect(findWrongCells(edits, savedOf)).toEqual([
      { key: 7, field: "price", problem: { code: "invalid" } },
    ]);
  });
});

describe("what was changed while other changes were being saved", () => {
  const sent = editCells(noEdits, [set(7, "price", 1), set(-1, "name", "Som Tam")], savedOf);
  const changesBy = (...changes: readonly CellChange[]) =>
    changesSince(sent, editCells(sent, changes, savedOf), savedOf);

  test("is nothing if nothing was", () => {
    expect(changesBy()).toEqual([]);
  });

  test("is a cell with another value, a text that is none, or a new row", () => {
    const changes = [set(7, "price", 2), set(8, "cost", 3), set(-2, "name", "Laab")];
    expect(changesBy(...changes)).toEqual(changes);
    expect(changesBy(wrongPrice)).toEqual([wrongPrice]);
    expect(changesBy(set(-1, "price", 90_00))).toEqual([set(-1, "price", 90_00)]);
  });

  test("is also a cell that has its former value again", () => {
    expect(changesBy(set(7, "price", 120_00))).toEqual([set(7, "price", 120_00)]);
  });

  test("is not a new row that was undone", () => {
    expect(changesBy(set(-1, "name", ""))).toEqual([]);
  });
});
