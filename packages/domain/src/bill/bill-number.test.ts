import { expect, test } from "vitest";

import { billNumber } from "./bill-number.ts";

const numbers = { number: 771, numberInWorkDay: 6 };

test("a bill is called by its number, or by that of the day where numbers restart each day", () => {
  expect(billNumber(numbers, { usesBillNumberPerWorkDay: false })).toBe(771);
  expect(billNumber(numbers, { usesBillNumberPerWorkDay: true })).toBe(6);
});
