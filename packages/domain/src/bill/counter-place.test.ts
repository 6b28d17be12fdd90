import fc from "fast-check";
import { expect, test } from "vitest";

import type { Place } from "./bill.ts";
import { nextCounterPlace, placeAfter } from "./counter-place.ts";
import { placeMaximumLength } from "./place.ts";

const atTable = (name: string): Place => ({ kind: "table", name });

test("the first order of a counter is number 1, and each one has the number after the highest", () => {
  expect(nextCounterPlace("Bar", [])).toEqual(atTable("Bar 1"));
  expect(nextCounterPlace("Bar", [atTable("Bar 9"), atTable("Bar 10"), null])).toEqual(
    atTable("Bar 11"),
  );
});

test.each(["12", "Bar", "Bar 07", "Bar 5 window", "Barge 8", "Spa 30", "Bar 1234567"])(
  "the table %s is no order of the counter Bar",
  (name) => {
    expect(nextCounterPlace("Bar", [atTable(name)])).toEqual(atTable("Bar 1"));
    expect(placeAfter("Bar", atTable(name))).toBeNull();
  },
);

test("a room is no order of a counter, whatever its name", () => {
  expect(placeAfter("Bar", { kind: "room", name: "Bar 3" })).toBeNull();
});

test("a place that was taken meanwhile is followed by the next number, and the last by the first", () => {
  expect(placeAfter("Bar", atTable("Bar 3"))).toEqual(atTable("Bar 4"));
  expect(placeAfter("Bar", atTable("Bar 99998"))).toEqual(atTable("Bar 99999"));
  expect(placeAfter("Bar", atTable("Bar 99999"))).toEqual(atTable("Bar 1"));
  expect(nextCounterPlace("Bar", [atTable("Bar 99999")])).toEqual(atTable("Bar 1"));
});

test("a long name of a station is cut so that the number fits, never within a character", () => {
  expect(nextCounterPlace("Harbour Terrace Counter", [])).toEqual(atTable("Harbour Terrac 1"));
  expect(nextCounterPlace("Poolside bars 🍹", [])).toEqual(atTable("Poolside bars 1"));
});

test("whatever the station is called, its orders get places that fit and differ", () => {
  const names = fc.string({ minLength: 1, maxLength: 100, unit: "grapheme" });
  fc.assert(
    fc.property(names, fc.integer({ min: 1, max: 30 }), (counter, count) => {
      const places: Place[] = [];
      for (let index = 0; index < count; index += 1)
        places.push(nextCounterPlace(counter, [...places]));
      expect(new Set(places.map(({ name }) => name)).size).toBe(count);
      for (const { name } of places) {
        expect(name.length).toBeLessThanOrEqual(placeMaximumLength);
        expect(name.isWellFormed()).toBe(true);
      }
    }),
  );
});
