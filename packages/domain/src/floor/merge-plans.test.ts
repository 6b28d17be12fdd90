import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { anyChance, anyPlan, someOf } from "../testing/any-plan.ts";
import { copyTables } from "./copy-plan.ts";
import { mergePlans } from "./merge-plans.ts";
import { changeTables, moveTables, removeRoom, removeTables, type Plan } from "./plan.ts";

const table = (key: number, name: string, room = 1): Plan["tables"][number] => ({
  key,
  room,
  name,
  kind: "table",
  shape: "square",
  seats: 4,
  x: 80,
  y: 80,
  width: 80,
  height: 80,
  turn: 0,
  minimumParty: null,
  maximumParty: null,
  station: null,
});
const base: Plan = {
  rooms: [
    { key: 1, name: "Hall" },
    { key: 2, name: "Terrace" },
  ],
  tables: [table(1, "1"), table(2, "2"), table(3, "3", 2)],
};
const one = new Set([1]);

describe("what two managers change at once", () => {
  test("is on the plan together, if it is not the same field", () => {
    const mine = changeTables(base, one, () => ({ seats: 6 }));
    const theirs = changeTables(base, one, () => ({ name: "A1", x: 160 }));
    const { plan, disputed } = mergePlans({ base, mine, theirs }, "mine");
    expect(plan.tables[0]).toMatchObject({ name: "A1", x: 160, seats: 6 });
    expect(disputed).toEqual([]);
  });

  test.each([
    ["mine", 6],
    ["theirs", 8],
  ] as const)("counts as %s has it, if it is the same field, and is named", (prefers, seats) => {
    const mine = changeTables(base, one, () => ({ seats: 6, turn: 90 }));
    const theirs = changeTables(base, one, () => ({ seats: 8 }));
    const { plan, disputed } = mergePlans({ base, mine, theirs }, prefers);
    expect(plan.tables[0]).toMatchObject({ seats, turn: 90 });
    expect(disputed).toEqual(["1"]);
  });

  test("a table that is changed here and removed there stays as a new one", () => {
    const mine = changeTables(base, one, () => ({ seats: 6 }));
    const theirs = removeTables(base, one);
    const kept = mergePlans({ base, mine, theirs }, "mine");
    expect(kept.plan.tables.map(({ key, name }) => [key > 0, name])).toEqual([
      [false, "1"],
      [true, "2"],
      [true, "3"],
    ]);
    expect(kept.disputed).toEqual(["1"]);
    expect(mergePlans({ base, mine, theirs }, "theirs").plan).toEqual(theirs);
  });

  test("a table that is removed here and changed there is as the preferred one has it", () => {
    const mine = removeTables(base, one);
    const theirs = changeTables(base, one, () => ({ seats: 6 }));
    const { plan, disputed } = mergePlans({ base, mine, theirs }, "mine");
    expect(plan).toEqual(mine);
    expect(disputed).toEqual(["1"]);
    expect(mergePlans({ base, mine, theirs }, "theirs").plan).toEqual(theirs);
  });

  test("a room that is removed there stays, if a table was put into it here", () => {
    const added = { ...table(-1, "9", 2) };
    const mine = { ...base, tables: [...base.tables, added] };
    const theirs = removeRoom(base, 2);
    const { plan } = mergePlans({ base, mine, theirs }, "theirs");
    const terrace = plan.rooms.find(({ name }) => name === "Terrace");
    expect(terrace?.key).toBeLessThan(0);
    expect(plan.tables.find(({ name }) => name === "9")?.room).toBe(terrace?.key);
  });

  test("new tables of both are there", () => {
    const mine = { ...base, tables: [...base.tables, table(-1, "8")] };
    const theirs = { ...base, tables: [...base.tables, table(7, "9")] };
    const { plan } = mergePlans({ base, mine, theirs }, "mine");
    expect(plan.tables.map(({ name }) => name).toSorted()).toEqual(["1", "2", "3", "8", "9"]);
  });
});

/** A plan after some moves, removals and copies. */
function changed(plan: Plan, [moved, removed, copied]: readonly (readonly boolean[])[]): Plan {
  const shifted = moveTables(plan, someOf(plan, moved ?? []), { x: 80, y: 8 });
  const copies = copyTables(shifted, someOf(plan, copied ?? [])).plan;
  return removeTables(copies, someOf(plan, removed ?? []));
}

test("what only one of two changed is as that one has it", () => {
  const changes = fc.array(anyChance, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(anyPlan, changes, fc.constantFrom("mine", "theirs"), (plan, how, prefers) => {
      const other = changed(plan, how);
      const mine = mergePlans({ base: plan, mine: other, theirs: plan }, prefers);
      const theirs = mergePlans({ base: plan, mine: plan, theirs: other }, prefers);
      const byKey = ({ rooms, tables }: Plan) => ({
        rooms,
        tables: tables.toSorted((first, second) => first.key - second.key),
      });
      expect(byKey(mine.plan)).toEqual(byKey(other));
      expect(byKey(theirs.plan)).toEqual(byKey(other));
      expect([...mine.disputed, ...theirs.disputed]).toEqual([]);
    }),
  );
});
