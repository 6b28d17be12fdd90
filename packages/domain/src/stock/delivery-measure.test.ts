import { expect, test } from "vitest";

import { ginBottle, units } from "../testing/stock-builders.ts";
import { deliveredAmount, deliveryMeasure } from "./delivery-measure.ts";
import { stockAmount } from "./stock-amount.ts";

const gin = { ...ginBottle, count: "bottles", size: units(0.7), unit: "l" };

test("shelf units are converted by their size", () => {
  const measure = deliveryMeasure(gin);
  expect(measure.name).toBe("bottles");
  expect(deliveredAmount(units(6), measure)).toBe(units(4.2));
  expect(deliveredAmount(units(0.5), measure)).toBe(units(0.35));
});

test.each([{ count: "" }, { count: "  " }, { size: units(0) }])(
  "an item with %o is typed in its own unit",
  (without) => {
    const measure = deliveryMeasure({ ...gin, ...without });
    expect(measure.name).toBe("l");
    expect(deliveredAmount(units(6), measure)).toBe(units(6));
  },
);

test("half a thousandth rounds up", () => {
  expect(deliveredAmount(units(0.001), { size: units(0.5) })).toBe(stockAmount(1));
});

test("more than the largest delivery is refused", () => {
  expect(deliveredAmount(units(9_999_999_999), { size: units(700) })).toBeNull();
});
