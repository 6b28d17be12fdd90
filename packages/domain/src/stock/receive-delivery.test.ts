import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { isRefusal } from "../refusal.ts";
import { accepted } from "../testing/builders.ts";
import { ginBottle, levels, lime, mango, units } from "../testing/stock-builders.ts";
import { receiveDelivery } from "./receive-delivery.ts";
import { stockAmount } from "./stock-amount.ts";
import { stockLevelOf } from "./stock.ts";
import { withdrawStock } from "./withdraw-stock.ts";

const receiveInto = (item: typeof lime, amount: number) => ({
  stockItem: item.id,
  delivered: units(amount),
});

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

  test("must be positive and small enough to count", () => {
    const tooMuch = { stockItem: lime.id, delivered: stockAmount(Number.MAX_SAFE_INTEGER) };
    for (const wrong of [receiveInto(lime, 0), receiveInto(lime, -1), tooMuch]) {
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
