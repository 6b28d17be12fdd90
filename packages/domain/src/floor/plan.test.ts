import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { checkFloorTable, checkFloorTables } from "../office/check-floor.ts";
import { anyChance, anyPlan, someOf } from "../testing/any-plan.ts";
import { addRoom, addTable, copyRoom, copyTables } from "./copy-plan.ts";
import { placeMaximumLength } from "../bill/place.ts";
import {
  emptyPlan,
  gridStep,
  moveRoom,
  moveTables,
  removeRoom,
  resizeTables,
  snap,
  turnTables,
  type Plan,
} from "./plan.ts";
import { nextRoomName, nextTableName } from "./plan-names.ts";

const anyStep = fc.integer({ min: -5000, max: 5000 });

function namesAreFree({ tables }: Plan): boolean {
  const saved = tables.map((table, row) => ({ ...table, row, isNew: true }));
  return checkFloorTables({ saved, others: [] }).length === 0;
}

function isOnPlan({ tables }: Plan): boolean {
  return tables.every((table) => checkFloorTable(table).length === 0);
}

describe("the grid", () => {
  test("snaps to the nearest multiple of 8, and what is on it stays", () => {
    expect([0, 3, 4, 11, 12, -3].map((value) => Math.abs(snap(value)))).toEqual([
      0, 0, 8, 8, 16, 0,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (value) => {
        expect(Math.abs(snap(value) % gridStep)).toBe(0);
        expect(Math.abs(snap(value) - value)).toBeLessThanOrEqual(gridStep / 2);
        expect(snap(snap(value))).toBe(snap(value));
      }),
    );
  });
});

describe("tables that are moved, resized and turned", () => {
  test("stay on the plan, however far they are moved, and keep their distances", () => {
    fc.assert(
      fc.property(anyPlan, anyChance, anyStep, anyStep, (plan, chance, x, y) => {
        const moved = moveTables(plan, someOf(plan, chance), { x, y });
        expect(isOnPlan(moved)).toBe(true);
        const chosen = plan.tables.flatMap((table, at) => {
          const after = moved.tables[at];
          return chance[at] === true && after !== undefined
            ? [`${after.x - table.x} ${after.y - table.y}`]
            : [];
        });
        expect(new Set(chosen).size).toBeLessThanOrEqual(1);
        const others = plan.tables.filter((_table, at) => chance[at] !== true);
        expect(moved.tables.filter((_table, at) => chance[at] !== true)).toEqual(others);
      }),
    );
  });

  test("fit the limits, whatever size and turn is asked for", () => {
    fc.assert(
      fc.property(anyPlan, anyChance, anyStep, anyStep, (plan, chance, by, degrees) => {
        const keys = someOf(plan, chance);
        const resized = resizeTables(plan, keys, { width: by, height: -by });
        expect(isOnPlan(turnTables(resized, keys, degrees))).toBe(true);
      }),
    );
  });

  test("move by a step of the grid", () => {
    const { plan, added } = addTable(addRoom(emptyPlan, "Hall").plan, -1, null);
    expect(plan.tables[0]).toMatchObject({ name: "1", x: 16, y: 16, width: 80, seats: 4 });
    const moved = moveTables(plan, added, { x: 8, y: 16 });
    expect(moved.tables[0]).toMatchObject({ x: 24, y: 32 });
    expect(moveTables(plan, added, { x: 3, y: -3 })).toBe(plan);
  });
});

describe("names of new tables", () => {
  test.each([
    ["7", ["7", "8"], "9"],
    ["Terrace 09", ["Terrace 09"], "Terrace 10"],
    ["Garden", ["Garden", "garden 2"], "Garden 3"],
    ["", ["1"], "2"],
    ["Garden terrace 99999", [], "Garden terrace100000"],
    ["12345678901234567890", [], "12345678901234567891"],
  ])("after %s, with %j taken, comes %s", (name, taken, next) => {
    const all = taken.map((one) => ({ kind: "table" as const, name: one }));
    expect(nextTableName({ kind: "table", name }, all)).toBe(next);
  });

  test("a room counts on, too", () => {
    expect(nextRoomName("Terrace", ["terrace 2"])).toBe("Terrace 3");
  });

  test("no copy has the name of another table, or one that is too long", () => {
    fc.assert(
      fc.property(anyPlan, anyChance, fc.integer({ min: 1, max: 3 }), (plan, chance, times) => {
        let all = plan;
        for (let copy = 0; copy < times; copy += 1) {
          const next = copyTables(all, someOf(plan, chance));
          expect(next.plan.tables.length).toBe(all.tables.length + next.added.size);
          all = copyRoom(next.plan, 1).plan;
        }
        expect(namesAreFree(all)).toBe(true);
        expect(isOnPlan(all)).toBe(true);
        expect(all.tables.every(({ name }) => name.length <= placeMaximumLength)).toBe(true);
        expect(new Set(all.tables.map(({ key }) => key)).size).toBe(all.tables.length);
      }),
    );
  });
});

describe("rooms", () => {
  const plan: Plan = {
    rooms: ["A", "B", "C"].map((name, at) => ({ key: at + 1, name })),
    tables: [],
  };
  const order = ({ rooms }: Plan) => rooms.map(({ name }) => name).join("");

  test("are moved by places, not beyond the ends", () => {
    expect(order(moveRoom(plan, 1, 1))).toBe("BAC");
    expect(order(moveRoom(plan, 3, -9))).toBe("CAB");
    expect(order(moveRoom(plan, 3, 1))).toBe("ABC");
    expect(moveRoom(plan, 9, 1)).toBe(plan);
  });

  test("a copy has all tables, and goes with them", () => {
    const hall = addTable(plan, 1, null).plan;
    const { plan: copied, room } = copyRoom(hall, 1);
    expect(order(copied)).toBe("ABCA 2");
    expect(copied.tables.map((table) => [table.room, table.name])).toEqual([
      [1, "1"],
      [room, "2"],
    ]);
    expect(removeRoom(copied, room)).toEqual(hall);
  });

  test("new tables stand where no other does", () => {
    let all = plan;
    for (let count = 0; count < 20; count += 1) all = addTable(all, 1, null).plan;
    expect(new Set(all.tables.map(({ x, y }) => `${x} ${y}`)).size).toBe(20);
  });
});
