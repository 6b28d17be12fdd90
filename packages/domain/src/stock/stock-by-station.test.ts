import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lineKey } from "../bill/line.ts";
import { id } from "../id.ts";
import { quantity } from "../money/quantity.ts";
import { aLine, gin } from "../testing/builders.ts";
import { ginBottle, units } from "../testing/stock-builders.ts";
import type { Recipe } from "./stock.ts";
import {
  assignStation,
  linesThatMoveStock,
  stockTakenByStation,
  type LineWithStation,
} from "./stock-by-station.ts";

const restaurant = id<"station">(1);
const bar = id<"station">(2);
const recipes: readonly Recipe[] = [
  { article: gin.id, parts: [{ stockItem: ginBottle.id, amount: units(0.03) }] },
];

const gins = aLine({ key: lineKey("gins"), article: gin.id, quantity: quantity(2) });
const credit = aLine({ ...gins, key: lineKey("back"), quantity: quantity(-1), credits: gins.key });

describe("the station of a line", () => {
  const known = new Map([[gins.key, { station: bar, round: 7 }]]);

  test("is the one where it was ordered", () => {
    expect(assignStation(gins, { known: new Map(), here: restaurant }).station).toBe(restaurant);
    expect(assignStation(gins, { known, here: restaurant }).station).toBe(bar);
  });

  test("of a credit is the one of its line", () => {
    expect(assignStation(credit, { known, here: restaurant }).station).toBe(bar);
  });

  test("comes with the round whose recipes it used, and a credit has that of its line", () => {
    const saved = new Map([...known, [credit.key, { station: bar, round: 9 }]]);
    expect(assignStation(gins, { known: new Map(), here: restaurant }).recipeRound).toBeNull();
    expect(assignStation(gins, { known, here: restaurant }).recipeRound).toBe(7);
    expect(assignStation(credit, { known: saved, here: restaurant }).recipeRound).toBe(7);
  });
});

describe("the stock that a change takes", () => {
  const placed = (count: number, station: typeof bar): LineWithStation => ({
    ...gins,
    quantity: quantity(count),
    station,
    recipeRound: null,
  });
  const recipesOfNow = () => recipes;

  test("is the difference per station", () => {
    const taken = stockTakenByStation(
      { before: [placed(2, bar)], after: [placed(1, bar), placed(3, restaurant)] },
      recipesOfNow,
    );
    expect([...taken].map(([station, items]) => [station, [...items]])).toEqual([
      [bar, [[ginBottle.id, units(-0.03)]]],
      [restaurant, [[ginBottle.id, units(0.09)]]],
    ]);
  });

  test("is empty without changes", () => {
    const anyPlaced = fc
      .record({ count: fc.integer({ min: -5, max: 5 }), station: fc.constantFrom(bar, restaurant) })
      .map(({ count, station }) => placed(count, station));
    fc.assert(
      fc.property(fc.array(anyPlaced), (lines) => {
        const after = lines.toReversed();
        expect(stockTakenByStation({ before: lines, after }, recipesOfNow).size).toBe(0);
      }),
    );
  });

  test("follows the recipe of the round that took it", () => {
    const doubled = [
      { article: gin.id, parts: [{ stockItem: ginBottle.id, amount: units(0.06) }] },
    ];
    const sold = { ...placed(2, bar), recipeRound: 7 };
    const taken = stockTakenByStation({ before: [sold], after: [placed(1, bar)] }, (round) =>
      round === 7 ? recipes : doubled,
    );
    // 2 × 0.03 goes back, 0.06 is taken.
    expect([...taken]).toEqual([]);
    const more = stockTakenByStation({ before: [], after: [placed(1, bar), sold] }, (round) =>
      round === 7 ? recipes : doubled,
    );
    expect([...more].map(([, items]) => [...items])).toEqual([[[ginBottle.id, units(0.12)]]]);
  });

  test("concerns only the lines that use more or less than before", () => {
    const other = { ...placed(3, restaurant), key: lineKey("other") };
    const [two, one] = [placed(2, bar), placed(1, bar)];
    const moving = linesThatMoveStock({ before: [two, other], after: [one, { ...other }] });
    expect(moving).toEqual({ before: [two], after: [one] });
    const commission = { ...other, type: "commission" } as const;
    const changes = { before: [other], after: [commission] };
    expect(linesThatMoveStock(changes)).toEqual(changes);
  });
});
