import { describe, expect, test } from "vitest";

import { formatMoney, formatMoneyWithSign, type MoneyFormat } from "./format-money.ts";
import { money } from "./money.ts";

const baht: MoneyFormat = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "," };
const dong: MoneyFormat = { hasDecimals: false, decimalSeparator: ",", thousandSeparator: "." };
const euro: MoneyFormat = { hasDecimals: true, decimalSeparator: ",", thousandSeparator: " " };
const plain: MoneyFormat = { hasDecimals: true, decimalSeparator: ".", thousandSeparator: "" };

describe("an amount on the screen", () => {
  test.each([
    [0, baht, "0.00"],
    [5, baht, "0.05"],
    [-5, baht, "-0.05"],
    [99_999, baht, "999.99"],
    [123_450, baht, "1,234.50"],
    [-123_456_789, baht, "-1,234,567.89"],
    [100_000_000, baht, "1,000,000.00"],
    [123_450, euro, "1 234,50"],
    [123_450, plain, "1234.50"],
    [0, dong, "0"],
    [12_500_000, dong, "125.000"],
  ])("of %i minor units in %j reads %s", (amount, format, text) => {
    expect(formatMoney(money(amount), format)).toBe(text);
  });

  test("without decimals shows the payable amount, rounded away from zero", () => {
    expect(formatMoney(money(12_501), dong)).toBe("126");
    expect(formatMoney(money(-12_501), dong)).toBe("-126");
    expect(formatMoney(money(-1), dong)).toBe("-1");
  });
});

describe("an amount on guests' papers", () => {
  const before = (text: string) => ({ ...baht, sign: { text, isBefore: true } });
  const after = (text: string) => ({ ...dong, sign: { text, isBefore: false } });

  test.each([
    [123_450, baht, "1,234.50"],
    [123_450, before("฿"), "฿1,234.50"],
    [-5, before("฿"), "-฿0.05"],
    [123_450, before("Rp"), "Rp\u00A01,234.50"],
    [12_500_000, after("₫"), "125.000\u00A0₫"],
    [-12_500_000, after("₫"), "-125.000\u00A0₫"],
  ])("of %i minor units in %j reads %s", (amount, format, text) => {
    expect(formatMoneyWithSign(money(amount), format)).toBe(text);
  });
});
