import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isRefusal } from "../refusal.ts";
import { accepted } from "../testing/builders.ts";
import { ginBottle, levels, lime, mango } from "../testing/stock-builders.ts";
import { stockAmount } from "./stock-amount.ts";
import { stockGivenBack } from "./stock-taken.ts";
import { moveStockLevels, withdrawStock } from "./withdraw-stock.ts";

const items = [ginBottle, lime, mango];

describe("taking stock from a station", () => {
  test("reduces its counts and keeps others", () => {
    expect(
      withdrawStock(levels([ginBottle, 2.1], [lime, 10]), levels([ginBottle, 0.06]), items),
    ).toEqual(levels([ginBottle, 2.04]));
  });

  test("allows selling the last portion", () => {
    expect(withdrawStock(levels([mango, 0.2]), levels([mango, 0.2]), items)).toEqual(
      levels([mango, 0]),
    );
  });

  test("is refused for missing stock, with the names of all items", () => {
    const taken = levels([ginBottle, 0.03], [lime, 1], [mango, 0.2]);
    expect(withdrawStock(levels([ginBottle, 0.7], [lime, 0.5]), taken, items)).toEqual({
      refusal: "out-of-stock",
      about: { stockItems: [lime.id, mango.id], names: ["Lime", "Mango"] },
    });
  });

  test("always accepts returns, even without a count or with a wrong one", () => {
    expect(withdrawStock(levels(), levels([lime, -2]), items)).toEqual(levels([lime, 2]));
    expect(withdrawStock(levels([lime, -5]), levels([lime, -2]), items)).toEqual(
      levels([lime, -3]),
    );
  });

  test("and returning it restores every count, and no sale makes one negative", () => {
    const amount = fc.integer({ min: 0, max: 5000 }).map(stockAmount);
    const counts = fc
      .tuple(amount, amount, amount)
      .map((three) => new Map(items.map(({ id }, index) => [id, three[index] ?? stockAmount(0)])));
    fc.assert(
      fc.property(counts, counts, (before, taken) => {
        const after = withdrawStock(before, taken, items);
        fc.pre(!isRefusal(after));
        const left = accepted(after);
        expect(Math.min(...left.values())).toBeGreaterThanOrEqual(0);
        expect(withdrawStock(left, stockGivenBack(taken), items)).toEqual(before);
      }),
    );
  });
});

describe("a change of a bill", () => {
  test("takes what was used whether it is there or not", () => {
    const used = levels([ginBottle, 0.9], [lime, -2]);
    expect(moveStockLevels(levels([ginBottle, 0.7]), { used, ordered: levels() }, items)).toEqual(
      levels([ginBottle, -0.2], [lime, 2]),
    );
  });

  test("is refused if what was used leaves too little for what is ordered", () => {
    const before = levels([ginBottle, 0.7], [lime, 3]);
    const ordered = levels([ginBottle, 0.1]);
    const move = (used: number) =>
      moveStockLevels(before, { used: levels([ginBottle, used]), ordered }, items);
    expect(move(0.6)).toEqual(levels([ginBottle, 0]));
    expect(move(0.601)).toMatchObject({ refusal: "out-of-stock", about: { names: ["Gin"] } });
  });
});
