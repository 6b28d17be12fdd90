import { formatMoney } from "@comanda/domain/money/format-money";
import { expect, test } from "vitest";

import { roundingStepsIn } from "./rounding-steps.ts";

const signs = { decimalSeparator: ".", thousandSeparator: "," };

test.each([
  [true, ["0.01", "0.25", "0.50", "1.00", "5.00", "10.00", "100.00", "1,000.00"]],
  [false, ["1", "5", "10", "100", "1,000"]],
])("the steps of new prices, with decimals: %j", (hasDecimals, steps) => {
  const format = { ...signs, hasDecimals };
  expect(roundingStepsIn(format).map((step) => formatMoney(step, format))).toEqual(steps);
});
