import { id } from "@comanda/domain/id";
import fc from "fast-check";
import { expect, test } from "vitest";

import { operationFailed } from "../failure.ts";
import type { Intent } from "./intent.ts";
import { keptElsewhere } from "./kept-orders.ts";
import { createPress } from "./testing/model.ts";

const done = { at: 0, bill: id<"bill">(41), version: 1, lineIds: new Map<string, number>() };
const [restaurant, bar] = [
  { place: "1.1", placeName: "Lotus House - Restaurant" },
  { place: "1.2", placeName: "Lotus House - Bar" },
];
const intent = (turn: number, changes: Partial<Intent>): Intent => ({
  ...createPress(`press-${turn}`, null),
  turn,
  refused: null,
  done: null,
  ...changes,
});

test("orders of other sale points are counted, refused ones too, and those that the server has are not", () => {
  const all = [
    intent(1, restaurant),
    intent(2, { ...restaurant, refused: operationFailed }),
    intent(3, { ...restaurant, done }),
    intent(4, bar),
  ];
  const [ofRestaurant, ofBar] = [
    { place: "1.1", name: restaurant.placeName, count: 2 },
    { place: "1.2", name: bar.placeName, count: 1 },
  ];
  expect(keptElsewhere(all, "1.2")).toEqual([ofRestaurant]);
  expect(keptElsewhere(all, "1.1")).toEqual([ofBar]);
  // Nobody is at a sale point yet.
  expect(keptElsewhere(all, null)).toEqual([ofRestaurant, ofBar]);
});

test("a sale point has the name of its newest order; an earlier release stored none", () => {
  const former = { place: "1.1", placeName: "" };
  expect(keptElsewhere([intent(1, former)], null)).toEqual([{ place: "1.1", name: "", count: 1 }]);
  const renamed = { place: "1.1", placeName: "Lotus House - Garden" };
  const all = [former, restaurant, renamed].map((place, turn) => intent(turn, place));
  expect(keptElsewhere(all, null)).toMatchObject([{ name: "Lotus House - Garden", count: 3 }]);
});

test("each unsent order is counted at exactly one sale point", () => {
  const places = fc.constantFrom("1.1", "1.2", "2.3");
  const rows = fc.array(fc.record({ place: places, isSent: fc.boolean() }));
  fc.assert(
    fc.property(rows, places, (pressed, own) => {
      const all = pressed.map(({ place, isSent }, turn) =>
        intent(turn, { place, done: isSent ? done : null }),
      );
      const counted = keptElsewhere(all, own).reduce((sum, { count }) => sum + count, 0);
      const ofOwn = pressed.filter(({ place, isSent }) => !isSent && place === own).length;
      expect(counted + ofOwn).toBe(pressed.filter(({ isSent }) => !isSent).length);
    }),
  );
});
