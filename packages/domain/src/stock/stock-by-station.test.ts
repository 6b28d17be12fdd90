import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lineKey } from "../bill/line.ts";
import { id } from "../id.ts";
import { quantity } from "../money/quantity.ts";
import { aLine, gin } from "../testing/builders.ts";
import { ginBottle, units } from "../testing/stock-builders.ts";
import type { Recipe } from "./stock.ts";
import { assignStation, stockTakenByStation, type LineWithStation } from "./stock-by-station.ts";

const restaurant = id<"station">(1);
const bar = id<"station">(2);
const recipes: readonly Recipe[] = [
  { article: gin.id, parts: [{ stockItem: ginBottle.id, amount: units(0.03) }] },
];

const gins = aLine({ key: lineKey("gins"), article: gin.id, quantity: quantity(2) });
const credit = aLine({ ...gins, key: lineKey("back"), quantity: quantity(-1), credits: gins.key });

describe("the station of a line", () => {
  const known = new Map([[gins.key, bar]]);

  test("is the one where it was ordered", () => {
    expect(assignStation(gins, { known: new Map(), here: restaurant }).station).toBe(restaurant);
    expect(assignStation(gins, { known, here: restaurant }).station).toBe(bar);
  });

  test("of a credit is the one of its line", () => {
    expect(assignStation(credit, { known, here: restaurant }).station).toBe(bar);
  });
});

describe("the stock that a change takes", () => {
  const placed = (count: number, station: typeof bar): LineWithStation => ({
    ...gins,
    quantity: quantity(count),
    station,
  });

  test("is the difference per station", () => {
    const taken = stockTakenByStation(
      { before: [placed(2, bar)], after: [placed(1, bar), placed(3, restaurant)] },
      recipes,
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
        expect(stockTakenByStation({ before: lines, after }, recipes).size).toBe(0);
      }),
    );
  });
});
