import fc from "fast-check";
import { expect, test } from "vitest";

import { baht, euro } from "../testing/money-formats.ts";
import { dueIn, inMain } from "./foreign-currency.ts";
import { exchangeText, foreignText, rateText } from "./foreign-text.ts";
import { money } from "./money.ts";

const dollar = { rateMillionths: 33_250_000, hasDecimals: true };
const satang = { hasDecimals: true };
const dong = { hasDecimals: false };

test("25 dollars are worth 831.25 baht, and a bill of 711.55 costs 21.40 dollars", () => {
  expect(inMain(money(25_00), dollar, satang)).toBe(831_25);
  expect(dueIn(money(711_55), dollar, satang)).toBe(21_40);
});

test("in a currency without decimals, amounts are whole units", () => {
  expect(inMain(money(1_00), { rateMillionths: 25_431_500_000 }, dong)).toBe(25_432_00);
  expect(dueIn(money(711_55), { ...dollar, hasDecimals: false }, satang)).toBe(22_00);
});

test("nothing is due of a bill that owes the guest", () => {
  expect(dueIn(money(0), dollar, satang)).toBe(0);
  expect(dueIn(money(-5_00), dollar, satang)).toBe(0);
});

test("an amount and a rate are written as the venue writes numbers", () => {
  expect(foreignText("USD", money(25_00), baht)).toBe("USD\u00A025");
  expect(foreignText("USD", money(21_40), euro)).toBe("USD\u00A021,40");
  expect(rateText(33_250_000, baht)).toBe("33.25");
  expect(rateText(1312, euro)).toBe("0,001312");
  expect(rateText(33_000_000, baht)).toBe("33.00");
  const given = { code: "USD", amount: money(21_40), rateMillionths: 33_250_000 };
  expect(exchangeText(given, euro)).toBe("USD\u00A021,40 × 33,25");
  expect(rateText(25_455_500_000, { ...baht, decimalSeparator: ",", thousandSeparator: "." })).toBe(
    "25.455,50",
  );
});

const anyAmount = fc.integer({ min: 1, max: 100_000_000 }).map(money);
const anyExchange = fc.record({
  rateMillionths: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  hasDecimals: fc.boolean(),
});
const anyMain = fc.constantFrom(satang, dong);

test("what is due in a currency pays it, and one unit less does not", () => {
  fc.assert(
    fc.property(anyAmount, anyExchange, anyMain, (amount, exchange, main) => {
      // Guests owe whole units in a currency without decimals.
      const due = main.hasDecimals ? amount : money(amount * 100);
      const unit = exchange.hasDecimals ? 1 : 100;
      const least = dueIn(due, exchange, main);
      fc.pre(least !== null);
      expect(least % unit).toBe(0);
      expect(inMain(least, exchange, main)).toBeGreaterThanOrEqual(due);
      expect(inMain(money(least - unit), exchange, main)).toBeLessThan(due);
    }),
  );
});

test("what is due and what an amount is worth are missing only beyond the largest exact number", () => {
  expect(dueIn(money(9_007_199_254), { rateMillionths: 1, hasDecimals: true }, satang)).toBe(
    9_007_199_253_500_000,
  );
  expect(dueIn(money(9_007_199_255), { rateMillionths: 1, hasDecimals: true }, satang)).toBe(
    9_007_199_254_500_000,
  );
  expect(dueIn(money(9_007_199_256), { rateMillionths: 1, hasDecimals: true }, satang)).toBeNull();
  const dearest = { rateMillionths: 1_000_000_000_000 };
  expect(inMain(money(9_007_199_254), dearest, satang)).toBe(9_007_199_254_000_000);
  expect(inMain(money(9_007_199_255), dearest, satang)).toBeNull();
});

test("the worth of an amount is the rate times it, to within half of what guests can pay", () => {
  fc.assert(
    fc.property(anyAmount, anyExchange, anyMain, (amount, exchange, main) => {
      const unit = main.hasDecimals ? 1 : 100;
      const worth = inMain(amount, exchange, main);
      fc.pre(worth !== null);
      const exact = BigInt(amount) * BigInt(exchange.rateMillionths);
      const off = 2n * (BigInt(worth) * 1_000_000n - exact);
      const limit = BigInt(unit) * 1_000_000n;
      expect(worth % unit).toBe(0);
      expect(off <= limit && off > -limit).toBe(true);
    }),
  );
});
