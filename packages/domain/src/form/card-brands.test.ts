import { expect, test } from "vitest";

import { matchesCardBrand } from "./card-brands.ts";

test.each([
  ["Visa", ["4"], [13, 16, 19]],
  ["Mastercard", ["51", "55", "2221", "2720"], [16]],
  ["American Express", ["34", "37"], [15]],
  ["Diners Club", ["300", "305", "3095", "36", "38", "39"], [14, 16, 17, 18, 19]],
  ["Discover", ["6011", "644", "649", "65"], [16, 17, 18, 19]],
  ["JCB", ["3528", "3589"], [16, 17, 18, 19]],
  ["UnionPay", ["62", "8100", "8171"], [16, 17, 18, 19]],
  ["Maestro", ["5018", "5893", "6304", "6759", "6763"], [12, 13, 14, 15, 16, 17, 18, 19]],
  ["RuPay", ["508", "82"], [16]],
  ["Mir", ["2200", "2204"], [16, 17, 18, 19]],
  ["Napas", ["9704"], [16, 19]],
  ["Troy", ["9792"], [16]],
  ["no brand", ["1", "2199", "2205", "50", "56", "70", "8172", "9705"], []],
] as const)(
  "%s issues numbers with its prefixes, of its lengths only",
  (_brand, prefixes, lengths) => {
    for (const prefix of prefixes) {
      const found = Array.from({ length: 24 }, (_, length) => length).filter(
        (length) => length > prefix.length && matchesCardBrand(prefix.padEnd(length, "0")),
      );
      expect(found).toEqual(lengths);
    }
  },
);
