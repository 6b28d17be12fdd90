import fc from "fast-check";

import { tableKinds, tableShapes } from "../floor/floor.ts";
import type { Plan, PlanTable } from "../floor/plan.ts";

const size = fc.integer({ min: 24, max: 1000 });
const place = fc.integer({ min: 0, max: 3000 });

const anyTable: fc.Arbitrary<Omit<PlanTable, "key" | "name">> = fc.record({
  room: fc.integer({ min: 1, max: 2 }),
  kind: fc.constantFrom(...tableKinds),
  shape: fc.constantFrom(...tableShapes),
  seats: fc.integer({ min: 1, max: 99 }),
  x: place,
  y: place,
  width: size,
  height: size,
  turn: fc.integer({ min: 0, max: 359 }),
  minimumParty: fc.constant(null),
  maximumParty: fc.constant(null),
  station: fc.constantFrom(null, 1, 2),
});

const stem = fc.constantFrom("", "Table ", "É", "e\u0301", "Terrace of the garden ");

/** A plan with two rooms, in which no two tables have the same name. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .array(fc.tuple(anyTable, stem), { maxLength: 12 })
  .map((tables) => ({
    rooms: [
      { key: 1, name: "Hall" },
      { key: 2, name: "Terrace 1" },
    ],
    tables: tables.map(([table, beginning], index) => ({
      ...table,
      key: index + 1,
      name: `${beginning}${index + 1}`.slice(-20),
    })),
  }));

/** Some of the tables of a plan. */
export function someOf({ tables }: Plan, chance: readonly boolean[]): ReadonlySet<number> {
  return new Set(tables.filter((_table, index) => chance[index] === true).map(({ key }) => key));
}

export const anyChance = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
