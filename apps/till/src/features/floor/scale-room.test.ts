import type { FloorTable } from "@comanda/domain/floor/floor";
import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { expect, test } from "vitest";

import { scaleRoom } from "./scale-room.ts";

const side = fc.integer({ min: 40, max: 400 });
const anyTable = fc
  .record({
    x: fc.nat(3600),
    y: fc.nat(3600),
    width: side,
    height: side,
    shape: fc.constantFrom("square", "round", "bar-seat"),
  })
  .map((box): FloorTable => ({
    ...box,
    id: id(1),
    room: id(1),
    name: "1",
    kind: "table",
    seats: 2,
    turn: 0,
    minimumParty: null,
    maximumParty: null,
    station: null,
  }));
const anyTables = fc.array(anyTable, { minLength: 1, maxLength: 30 });
const anyScreen = fc.record({
  width: fc.integer({ min: 320, max: 2000 }),
  height: fc.integer({ min: 240, max: 1200 }),
});

test("every table is on the plan, in proportion, and large enough for a finger", () => {
  fc.assert(
    fc.property(anyTables, anyScreen, (tables, screen) => {
      const room = scaleRoom(tables, screen);
      const scales = room.tables.map(({ table, width }) => width / table.width);
      for (const { table, left, top, width, height } of room.tables) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(room.width);
        expect(top + height).toBeLessThanOrEqual(room.height);
        // Smaller than usual only if the room is in sight from side to side then.
        const least = room.width < screen.width + 1 || table.shape === "bar-seat" ? 96 : 124;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(least - 0.001);
        expect(width / table.width).toBeCloseTo(scales[0] ?? 0);
      }
    }),
  );
});

test("a room fills the screen, as far as its tables stay legible", () => {
  const size = { y: 0, width: 100, height: 100, shape: "square" } as const;
  const tables = fc
    .sample(anyTable, 3)
    .map((table, index): FloorTable => ({ ...table, ...size, x: index * 200 }));
  const room = scaleRoom(tables, { width: 1024, height: 700 });
  expect(room.width).toBe(1024);
  expect(room.tables.map(({ width }) => width)).toEqual([200, 200, 200]);
});

test("a room that is in sight with small letters does not scroll to the side", () => {
  const size = { y: 0, width: 80, height: 80, shape: "square" } as const;
  const tables = fc
    .sample(anyTable, 5)
    .map((table, index): FloorTable => ({ ...table, ...size, x: index * 110 }));
  for (const height of [100, 900]) {
    expect(scaleRoom(tables, { width: 752, height }).width).toBe(752);
  }
  expect(scaleRoom(tables, { width: 600, height: 900 }).width).toBeGreaterThan(752);
});
