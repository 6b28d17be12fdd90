import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { negateQuantity, quantity, quantityOfTenths } from "../money/quantity.ts";
import { footMassage, gin, padThai, tonic } from "../testing/builders.ts";
import { ginBottle, lime, units } from "../testing/stock-builders.ts";
import type { Recipe } from "./stock.ts";
import { addStock, noStock } from "./stock-amount.ts";
import { stockGivenBack, stockTaken, type StockLine } from "./stock-taken.ts";

const oil = id<"stock-item">(9);

const recipes: readonly Recipe[] = [
  {
    article: gin.id,
    parts: [
      { stockItem: ginBottle.id, amount: units(0.03) },
      { stockItem: lime.id, amount: units(0.25) },
    ],
  },
  { article: tonic.id, parts: [{ stockItem: lime.id, amount: units(0.5) }] },
  { article: footMassage.id, parts: [{ stockItem: oil, amount: units(0.005) }] },
];

const aLine = (article: typeof gin, count: number, type: StockLine["type"] = "normal") => ({
  type,
  article: article.id,
  quantity: quantity(count),
});

const anyLine: fc.Arbitrary<StockLine> = fc.record({
  type: fc.constantFrom("normal", "mixer", "commission", "timer"),
  article: fc.constantFrom(gin.id, tonic.id, footMassage.id, padThai.id),
  quantity: fc.integer({ min: -200, max: 200 }).map(quantityOfTenths),
});
const anyLines = fc.array(anyLine, { maxLength: 12 });

describe("the stock that lines take", () => {
  test("is their recipe times quantity, mixers included", () => {
    const taken = stockTaken([aLine(gin, 2), aLine(tonic, 1, "mixer")], recipes);
    expect([...taken]).toEqual([
      [ginBottle.id, units(0.06)],
      [lime.id, units(1)],
    ]);
  });

  test("is empty without a recipe", () => {
    expect(stockTaken([aLine(padThai, 5)], recipes).size).toBe(0);
  });

  test("excludes commission lines", () => {
    const drink = aLine(gin, 1);
    expect(stockTaken([drink, aLine(gin, 1, "commission")], recipes)).toEqual(
      stockTaken([drink], recipes),
    );
  });

  test("is returned by a credit", () => {
    expect(stockTaken([aLine(gin, 3), aLine(gin, -1)], recipes)).toEqual(
      stockTaken([aLine(gin, 2)], recipes),
    );
    expect(stockTaken([aLine(gin, 3), aLine(gin, -3)], recipes).size).toBe(0);
  });

  test("is returned completely by a void", () => {
    expect([...stockGivenBack(stockTaken([aLine(tonic, 2)], recipes))]).toEqual([
      [lime.id, units(-1)],
    ]);
  });

  test("is returned exactly by inverted lines", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const turned = lines.map((line) => ({ ...line, quantity: negateQuantity(line.quantity) }));
        expect(stockTaken(turned, recipes)).toEqual(stockGivenBack(stockTaken(lines, recipes)));
        expect(stockTaken([...lines, ...turned], recipes).size).toBe(0);
      }),
    );
  });

  test("is the same for a bill and the sum of its split parts", () => {
    fc.assert(
      fc.property(anyLines, anyLines, (first, second) => {
        const whole = stockTaken([...first, ...second], recipes);
        const parts = [stockTaken(first, recipes), stockTaken(second, recipes)];
        for (const item of [ginBottle.id, lime.id, oil]) {
          const sum = parts.map((part) => part.get(item) ?? noStock).reduce(addStock);
          expect(sum).toBe(whole.get(item) ?? noStock);
        }
      }),
    );
  });
});
