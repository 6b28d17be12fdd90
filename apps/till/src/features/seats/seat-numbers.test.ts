import { maxSeat } from "@comanda/domain/bill/seats";
import fc from "fast-check";
import { expect, test } from "vitest";

import { pressSeat, seatsOf, toggleSeat } from "./seat-numbers.ts";

const seat = fc.integer({ min: 1, max: maxSeat });
const seats = fc
  .uniqueArray(seat, { maxLength: 30 })
  .map((list) => list.toSorted((one, other) => one - other));

test("a table of four has four seats", () => {
  expect(seatsOf({ cover: 4, lines: [] }, null)).toEqual([1, 2, 3, 4]);
});

test("a bill without a number of guests has the seats that are in use", () => {
  expect(seatsOf({ cover: null, lines: [{ seats: [] }, { seats: [3] }] }, null)).toEqual([1, 2, 3]);
  expect(seatsOf({ cover: null, lines: [] }, 2)).toEqual([1, 2]);
  expect(seatsOf({ cover: null, lines: [] }, null)).toEqual([]);
});

test("seats count up from 1, to every guest and every seat in use, and no further", () => {
  const cover = fc.option(fc.integer({ min: 0, max: 9999 }));
  const lines = fc.array(fc.record({ seats }), { maxLength: 20 });
  fc.assert(
    fc.property(cover, lines, fc.option(seat), (guests, items, active) => {
      const shown = seatsOf({ cover: guests, lines: items }, active);
      expect(shown.every((number, index) => number === index + 1)).toBe(true);
      const needed = [...items.flatMap((line) => line.seats), ...(active === null ? [] : [active])];
      expect(needed.every((number) => shown.includes(number))).toBe(true);
      const isNeeded = (last: number) => needed.includes(last) || last <= (guests ?? 0);
      expect(shown.length === 0 || isNeeded(shown.length)).toBe(true);
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(guests ?? 0, maxSeat));
    }),
  );
});

test("a press makes a seat the active one, and the next press on it none", () => {
  fc.assert(
    fc.property(fc.option(seat), seat, (active, pressed) => {
      const first = pressSeat(active, pressed);
      expect(first).toBe(active === pressed ? null : pressed);
      expect(pressSeat(first, pressed)).toBe(active === pressed ? pressed : null);
    }),
  );
});

test("a line is for each of its seats once, in their order, and two presses change nothing", () => {
  fc.assert(
    fc.property(seats, seat, (before, pressed) => {
      const after = toggleSeat(before, pressed);
      expect(after.includes(pressed)).toBe(!before.includes(pressed));
      expect(after).toEqual([...new Set(after)].toSorted((one, other) => one - other));
      expect(toggleSeat(after, pressed)).toEqual(before);
    }),
  );
});
