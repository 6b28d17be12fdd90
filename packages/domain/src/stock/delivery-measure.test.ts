import { expect, test } from "vitest";

import { ginBottle, units } from "../testing/stock-builders.ts";
import { deliveredAmount, deliveryMeasure } from "./delivery-measure.ts";
import { negateStock, stockAmount } from "./stock-amount.ts";

const gin = { ...ginBottle, count: "bottles", size: units(0.7), unit: "l" };

test("shelf units are converted by their size", () => {
  const measure = deliveryMeasure(gin);
  expect(measure.name).toBe("bottles");
  expect(deliveredAmount(units(6), measure)).toBe(units(4.2));
  expect(deliveredAmount(units(0.5), measure)).toBe(units(0.35));
  expect(deliveredAmount(units(-6), measure)).toBe(units(-4.2));
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

test("an item whose shelf unit has no size is typed in its own unit", () => {
  const litres = { ...gin, count: "bottle" };
  expect(deliveryMeasure({ ...litres, size: stockAmount(0) }).name).toBe("l");
  expect(deliveryMeasure({ ...litres, size: stockAmount(1) }).name).toBe("bottle");
});

test("a store holds the largest delivery, and not a thousandth more", () => {
  const size = stockAmount(1000);
  const most = stockAmount(10_000_000_000_000);
  expect(deliveredAmount(most, { size })).toBe(most);
  expect(deliveredAmount(stockAmount(most + 1), { size })).toBeNull();
  expect(deliveredAmount(negateStock(most), { size })).toBe(negateStock(most));
  expect(deliveredAmount(negateStock(stockAmount(most + 1)), { size })).toBeNull();
});
