import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lineKey } from "../bill/line.ts";
import { id } from "../id.ts";
import { quantity } from "../money/quantity.ts";
import { aLine, gin } from "../testing/builders.ts";
import { ginBottle, units } from "../testing/stock-builders.ts";
import type { Recipe } from "./stock.ts";
import {
  findStockSource,
  linesThatMoveStock,
  orderedLines,
  stockMovesByStation,
  type LineChanges,
  type LineWithStation,
  type RecipesOfRound,
} from "./stock-by-station.ts";

const restaurant = id<"station">(1);
const bar = id<"station">(2);
const recipes: readonly Recipe[] = [
  { article: gin.id, parts: [{ stockItem: ginBottle.id, amount: units(0.03) }] },
];

const gins = aLine({ key: lineKey("gins"), article: gin.id, quantity: quantity(2) });
const credit = aLine({ ...gins, key: lineKey("back"), quantity: quantity(-1), credits: gins.key });

describe("where a line takes its stock", () => {
  const known = new Map([
    [gins.key, { station: bar, takings: [{ quantity: quantity(2), round: 7 }] }],
  ]);
  const find = (line: typeof gins) => findStockSource(line, { known, here: restaurant });

  test("is where it was ordered, at that moment", () => {
    const here = { known: new Map(), here: restaurant };
    expect(findStockSource(gins, here)).toEqual({
      station: restaurant,
      takings: [{ quantity: quantity(2), round: null }],
    });
    expect(find(gins)).toEqual(known.get(gins.key));
  });

  test("is now for what it needs in addition", () => {
    expect(find({ ...gins, quantity: quantity(5) })).toEqual({
      station: bar,
      takings: [
        { quantity: quantity(2), round: 7 },
        { quantity: quantity(3), round: null },
      ],
    });
  });

  test("is for a credit where its line did", () => {
    const back = { station: bar, takings: [{ quantity: quantity(-1), round: 7 }] };
    expect(find(credit)).toEqual(back);
    const saved = { station: bar, takings: [{ quantity: quantity(-1), round: 9 }] };
    const both = new Map([...known, [credit.key, saved] as const]);
    expect(findStockSource(credit, { known: both, here: restaurant })).toEqual(back);
  });
});

describe("the stock that a change takes", () => {
  const placed = (
    count: number,
    station: typeof bar,
    round: number | null = null,
  ): LineWithStation => ({
    ...gins,
    quantity: quantity(count),
    station,
    takings: [{ quantity: quantity(count), round }],
  });
  const recipesOfNow = () => recipes;
  const movesOf = (changes: LineChanges, recipesOf: RecipesOfRound = recipesOfNow) =>
    [...stockMovesByStation(changes, recipesOf)].map(([station, { used, ordered }]) => [
      station,
      [...used],
      [...ordered],
    ]);

  test("is the difference per station; what is new is ordered", () => {
    const more = { ...placed(3, restaurant), key: lineKey("more") };
    const changes = { before: [placed(2, bar)], after: [placed(1, bar), more] };
    expect(movesOf(changes)).toEqual([
      [bar, [[ginBottle.id, units(-0.03)]], []],
      [restaurant, [], [[ginBottle.id, units(0.09)]]],
    ]);
  });

  test("is used by a new timer that has ended; all else that is new is ordered", () => {
    const known = placed(1, bar);
    const other = { ...placed(1, bar), key: lineKey("other") };
    const ended = { ...placed(3, bar), key: lineKey("ended"), type: "timer" } as const;
    const running = { ...placed(0, bar), key: lineKey("running"), type: "timer" } as const;
    const back = { ...placed(-1, bar), key: credit.key, type: "timer" } as const;
    const changes = { before: [known], after: [known, other, ended, running, back] };
    expect(orderedLines(changes)).toEqual([other, running, back]);
    expect(movesOf({ before: [], after: [ended, other] })).toEqual([
      [bar, [[ginBottle.id, units(0.09)]], [[ginBottle.id, units(0.03)]]],
    ]);
    expect(movesOf({ before: [], after: [running, back] })).toEqual([
      [bar, [], [[ginBottle.id, units(-0.03)]]],
    ]);
  });

  test("is empty without changes", () => {
    const anyPlaced = fc
      .record({ count: fc.integer({ min: -5, max: 5 }), station: fc.constantFrom(bar, restaurant) })
      .map(({ count, station }) => placed(count, station));
    fc.assert(
      fc.property(fc.array(anyPlaced), (lines) => {
        const after = lines.toReversed();
        expect(stockMovesByStation({ before: lines, after }, recipesOfNow).size).toBe(0);
      }),
    );
  });

  describe("after the recipe was doubled", () => {
    const doubled = [
      { article: gin.id, parts: [{ stockItem: ginBottle.id, amount: units(0.06) }] },
    ];
    const recipesOf: RecipesOfRound = (round) => (round === 7 ? recipes : doubled);

    test("returns by the recipe of its sale, and takes more by that of now", () => {
      const sold = placed(2, bar, 7);
      const less = { before: [sold], after: [placed(1, bar, 7)] };
      expect(movesOf(less, recipesOf)).toEqual([[bar, [[ginBottle.id, units(-0.03)]], []]]);
      const [known] = sold.takings;
      const more = {
        ...placed(5, bar),
        takings: [...(known === undefined ? [] : [known]), { quantity: quantity(3), round: null }],
      };
      expect(movesOf({ before: [sold], after: [more] }, recipesOf)).toEqual([
        [bar, [[ginBottle.id, units(0.18)]], []],
      ]);
      expect(movesOf({ before: [more], after: [] }, recipesOf)).toEqual([
        [bar, [[ginBottle.id, units(-0.24)]], []],
      ]);
    });

    test("rounds what the same recipe takes only once", () => {
      const tiny = [
        { article: gin.id, parts: [{ stockItem: ginBottle.id, amount: units(0.005) }] },
      ];
      const twice = {
        ...placed(0.2, bar),
        takings: [7, 9].map((round) => ({ quantity: quantity(0.1), round })),
      };
      // Twice 0.0005 is 0.001; each by itself would be rounded up.
      expect(movesOf({ before: [], after: [twice] }, () => tiny)).toEqual([
        [bar, [], [[ginBottle.id, units(0.001)]]],
      ]);
    });
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
