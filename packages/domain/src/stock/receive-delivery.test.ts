import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isRefusal } from "../refusal.ts";
import { accepted } from "../testing/builders.ts";
import { ginBottle, levels, lime, mango, units } from "../testing/stock-builders.ts";
import { receiveDelivery as receive } from "./receive-delivery.ts";
import { stockAmount } from "./stock-amount.ts";
import { stockLevelOf, type StockLevels } from "./stock.ts";
import { withdrawStock } from "./withdraw-stock.ts";

const receiveInto = (item: typeof lime, amount: number) => ({
  stockItem: item.id,
  delivered: units(amount),
});

const receiveDelivery = (before: StockLevels, stocks: Parameters<typeof receive>[1]) =>
  receive(before, stocks, [lime, mango]);

describe("receiving a delivery", () => {
  test("adds to the current stock and keeps other counts", () => {
    const before = levels([ginBottle, 2.1], [lime, 10]);
    expect(receiveDelivery(before, [receiveInto(ginBottle, 4.2)])).toEqual(
      levels([ginBottle, 6.3]),
    );
  });

  test("may contain an item for the first time, or twice", () => {
    expect(receiveDelivery(levels(), [receiveInto(mango, 5), receiveInto(mango, 2)])).toEqual(
      levels([mango, 7]),
    );
  });

  test("also works on a negative count", () => {
    expect(receiveDelivery(levels([lime, -3]), [receiveInto(lime, 5)])).toEqual(levels([lime, 2]));
  });

  test("takes away what broke or was counted wrong, down to nothing", () => {
    const before = levels([lime, 5], [mango, 1]);
    expect(receiveDelivery(before, [receiveInto(lime, -2), receiveInto(mango, -1)])).toEqual(
      levels([lime, 3], [mango, 0]),
    );
  });

  test.each([
    { there: 5, taken: -5.001 },
    { there: 0, taken: -1 },
    { there: -3, taken: -1 },
  ])("takes away no more than is there: $taken of $there", ({ there, taken }) => {
    const delivery = [receiveInto(mango, 1), receiveInto(lime, taken)];
    expect(receiveDelivery(levels([lime, there]), delivery)).toEqual({
      refusal: "out-of-stock",
      about: { stockItems: [lime.id], names: [lime.name] },
    });
  });

  test("must not be zero, and small enough to count", () => {
    const tooMuch = { stockItem: lime.id, delivered: stockAmount(Number.MAX_SAFE_INTEGER) };
    for (const wrong of [receiveInto(lime, 0), tooMuch]) {
      expect(receiveDelivery(levels([lime, 1]), [wrong])).toEqual({ refusal: "quantity-invalid" });
    }
  });

  test("deliveries and sales add up in any order, and nothing is sold twice", () => {
    const amount = fc.integer({ min: 1, max: 5000 }).map(stockAmount);
    const step = fc.record({ isDelivery: fc.boolean(), amount });
    fc.assert(
      fc.property(fc.nat(5000).map(stockAmount), fc.array(step), (start, steps) => {
        let now = new Map([[lime.id, start]]);
        let expected: number = start;
        for (const { isDelivery, amount: moved } of steps) {
          const after = isDelivery
            ? receiveDelivery(now, [{ stockItem: lime.id, delivered: moved }])
            : withdrawStock(now, new Map([[lime.id, moved]]), [lime]);
          expect(isRefusal(after)).toBe(!isDelivery && moved > expected);
          if (isRefusal(after)) continue;
          expected = isDelivery ? expected + moved : expected - moved;
          now = new Map(accepted(after));
        }
        expect(stockLevelOf(now, lime.id)).toBe(expected);
        expect(expected).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
