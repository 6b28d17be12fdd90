import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isSamePlace } from "../bill/place.ts";
import { placeOfTable, tableKinds, type TableKind } from "../floor/floor.ts";
import { mostTables, planSize } from "../floor/plan-limits.ts";
import {
  checkFloorRooms,
  checkFloorTable,
  checkFloorTables,
  floorRoomTexts,
  floorTableTexts,
} from "./check-floor.ts";
import { checkTexts } from "./problem.ts";

const seven: Parameters<typeof checkFloorTable>[0] = {
  seats: 4,
  x: 80,
  y: 160,
  width: 80,
  height: 80,
  turn: 45,
  minimumParty: null,
  maximumParty: null,
};
const check = (changes: Partial<typeof seven>) => checkFloorTable({ ...seven, ...changes });
const fieldsOf = (changes: Partial<typeof seven>) => check(changes).map(({ field }) => field);

describe("a table stands on the plan", () => {
  test.each([
    [{}, []],
    [{ x: 0, y: planSize - 80, turn: 359 }, []],
    [{ x: planSize - 79 }, ["x"]],
    [{ x: -1, y: 1_000_000_000 }, ["x", "y"]],
    [{ x: Number.NaN, y: Number.POSITIVE_INFINITY }, ["x", "y"]],
    [{ width: 23, height: 1001 }, ["width", "height"]],
    [{ width: Number.NaN }, ["width"]],
    [{ turn: 360, seats: 0 }, ["turn", "seats"]],
    [{ turn: -1, seats: 100 }, ["turn", "seats"]],
    [{ turn: 1.5 }, ["turn"]],
    [{ minimumParty: 2, maximumParty: 2 }, []],
    [{ minimumParty: 3, maximumParty: 2 }, ["maximumParty"]],
    [{ minimumParty: 0, maximumParty: 100 }, ["minimumParty", "maximumParty"]],
  ])("with %j the wrong fields are %j", (changes, fields) => {
    expect(fieldsOf(changes)).toEqual(fields);
  });

  test("a number that is out of range says what the range is", () => {
    expect(check({ x: 1_000_000_000 })).toEqual([
      { field: "x", code: "out-of-range", least: 0, most: planSize - 80 },
    ]);
  });

  test("any numbers are either fine and on the plan, or refused", () => {
    const number = fc.oneof(fc.integer({ min: -10, max: 4100 }), fc.double());
    const box = fc.record({ x: number, y: number, width: number, height: number, turn: number });
    fc.assert(
      fc.property(box, (one) => {
        const { x, y, width, height, turn } = one;
        const isOnPlan =
          [x, y, width, height, turn].every((value) => Number.isInteger(value)) &&
          x >= 0 &&
          y >= 0 &&
          x + width <= 4000 &&
          y + height <= 4000 &&
          Math.min(width, height) >= 24 &&
          Math.max(width, height) <= 1000 &&
          turn >= 0 &&
          turn < 360;
        expect(check(one).length === 0).toBe(isOnPlan);
      }),
    );
  });
});

test("a table has a name of at most 20 characters, a room one of at most 40", () => {
  const codeOf = (rules: typeof floorTableTexts, name: string) => checkTexts(rules, { name })[0];
  expect(codeOf(floorTableTexts, "Garden terrace 12345")).toBe(undefined);
  expect(codeOf(floorTableTexts, "Garden terrace 123456")).toMatchObject({ maximum: 20 });
  expect(codeOf(floorTableTexts, "")).toMatchObject({ code: "required" });
  expect(codeOf(floorRoomTexts, "x".repeat(40))).toBe(undefined);
  expect(codeOf(floorRoomTexts, "x".repeat(41))).toMatchObject({ maximum: 40 });
});

const table = (name: string, kind: TableKind = "table") => ({ name, kind });
const saved = (...tables: readonly ReturnType<typeof table>[]) =>
  tables.map((one, row) => ({ ...one, row, isNew: true }));

test("two tables are never the same place, however their names are written", () => {
  const others = [table("Terrace 1"), table("101", "hotel-room")];
  const rows = saved(
    table("terrace 1"),
    table("101"),
    table("101", "treatment-room"),
    table("101"),
  );
  expect(checkFloorTables({ saved: rows, others })).toEqual([
    { row: 0, field: "name", code: "taken" },
    { row: 2, field: "name", code: "taken" },
    { row: 3, field: "name", code: "taken" },
  ]);
});

test("what is not refused has no two tables at the same place", () => {
  const name = fc.constantFrom("a", "A", "é", "e\u0301", "b");
  const any = fc.record({ name, kind: fc.constantFrom(...tableKinds) });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 6 }), (tables) => {
      const problems = checkFloorTables({ saved: saved(...tables), others: [] });
      const places = tables.map(placeOfTable);
      const hasPair = places.some((one, at) =>
        places.slice(at + 1).some((other) => isSamePlace(one, other)),
      );
      expect(problems.length > 0).toBe(hasPair);
    }),
  );
});

test("the 501st table is refused, and one that only moves is not", () => {
  const others = Array.from({ length: mostTables - 1 }, (_none, at) => table(`T${at}`));
  const moved = { ...table("old"), row: 0, isNew: false };
  const [first, second] = [1, 2].map((row) => ({ ...table(`new ${row}`), row, isNew: true }));
  if (first === undefined || second === undefined) throw new Error("No new tables");
  expect(checkFloorTables({ saved: [moved], others })).toEqual([]);
  expect(checkFloorTables({ saved: [moved, first, second], others })).toEqual([
    { row: 1, field: "name", code: "too-many-tables" },
    { row: 2, field: "name", code: "too-many-tables" },
  ]);
  expect(checkFloorTables({ saved: [first, second], others })).toEqual([
    { row: 2, field: "name", code: "too-many-tables" },
  ]);
});

test("rooms have different names, and there are at most 50", () => {
  const others = Array.from({ length: 49 }, (_none, at) => ({ name: `Room ${at}` }));
  const rows = ["room 3", "Terrace", "Garden"].map((name, row) => ({ name, row, isNew: true }));
  expect(checkFloorRooms({ saved: rows, others })).toEqual([
    { row: 0, field: "name", code: "taken" },
    { row: 1, field: "name", code: "too-many-rooms" },
    { row: 2, field: "name", code: "too-many-rooms" },
  ]);
});
