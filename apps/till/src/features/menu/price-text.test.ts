import { money } from "@comanda/domain/money/money";
import { expect, test } from "vitest";

import { firstMessages as english } from "@comanda/languages/en_US/till/first";

import { priceText } from "./price-text.ts";

const format = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: "." };
const fish = {
  type: "sale",
  timeUnit: "minutes",
  price: money(0),
  hasVariablePrice: true,
} as const;

test.each([
  [20_000, 90_000, "200 – 900"],
  [20_000, 123_400, "200 – 1.234"],
  [20_050, 90_000, "200,50 – 900,00"],
  [20_000, 90_050, "200,00 – 900,50"],
  [20_000, null, "from 200"],
  [null, null, "from 0"],
])("a price from %s to %s satang is %s on its tile", (minimum, maximum, text) => {
  const ends = {
    priceMinimum: minimum === null ? null : money(minimum),
    priceMaximum: maximum === null ? null : money(maximum),
  };
  expect(priceText({ ...fish, ...ends }, format, english)).toBe(text);
});

test("a fixed price keeps its decimals", () => {
  const beer = { ...fish, hasVariablePrice: false, priceMinimum: null, priceMaximum: null };
  expect(priceText({ ...beer, price: money(9000) }, format, english)).toBe("90,00");
});
