import { expect, test } from "vitest";

import { ginBottle, units } from "../testing/stock-builders.ts";
import { deliveredAmount, deliveryMeasure } from "./delivery-measure.ts";
import { stockAmount } from "./stock-amount.ts";

const gin = { ...ginBottle, count: "bottles", size: units(0.7), unit: "l" };

test("what is counted on the shelf is typed, and its size does the arithmetic", () => {
  const measure = deliveryMeasure(gin);
  expect(measure.name).toBe("bottles");
  expect(deliveredAmount(units(6), measure)).toBe(units(4.2));
  expect(deliveredAmount(units(0.5), measure)).toBe(units(0.35));
});

test.each([{ count: "" }, { count: "  " }, { size: units(0) }])(
  "an item with %o is typed in its unit",
  (without) => {
    const measure = deliveryMeasure({ ...gin, ...without });
    expect(measure.name).toBe("l");
    expect(deliveredAmount(units(6), measure)).toBe(units(6));
  },
);

test("half a thousandth goes up", () => {
  expect(deliveredAmount(units(0.001), { size: units(0.5) })).toBe(stockAmount(1));
});

test("more than a delivery can be is none", () => {
  expect(deliveredAmount(units(9_999_999_999), { size: units(700) })).toBeNull();
});
