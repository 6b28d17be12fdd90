import { expect, test } from "vitest";

import { isTaxNumberOrBarcode, removeIbans } from "./non-card-numbers.ts";

test.each([
  ["CZ65 0800 0000 1920 0014 5399", "IBAN"],
  ["pay to DE89 3704 0044 0532 0130 00 please", "pay to IBAN please"],
  ["GB82WEST12345698765432", "IBAN"],
  ["DE88 3704 0044 0532 0130 00", "DE88 3704 0044 0532 0130 00"],
])("of %j, %j is left without account numbers", (text, left) => {
  expect(removeIbans(text)).toBe(left);
});

// 5 901234 123457: 5+27+0+3+2+9+4+3+2+9+4+15+7 = 90, a multiple of ten.
test.each([
  ["5901234123457", true],
  ["5901234123458", false],
  ["590123412345", false],
])("whether %s is a barcode: %s", (digits, isOne) => {
  expect(isTaxNumberOrBarcode(digits)).toBe(isOne);
});
