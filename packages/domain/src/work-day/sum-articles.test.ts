import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lineAmount } from "../bill/line.ts";
import { sumMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { id } from "../id.ts";
import { aSale, cash, paid, satang, aCreditFor } from "../testing/pay-builders.ts";
import {
  aClosedBill,
  aCommission,
  anOpenBill,
  aVoidedBill,
  waiter,
} from "../testing/shift-builders.ts";
import { sumArticles } from "./sum-articles.ts";

const padThai = { ...aSale(120_00), article: id<"article">(1) };
const singha = { ...aSale(90_00, 45_00), article: id<"article">(2), quantity: quantity(3) };
const paidInFull = [paid(cash, 10_000_00)];

describe("article sales", () => {
  test("are summed over paid bills by article", () => {
    const bills = [
      aClosedBill([padThai, singha], paidInFull),
      aClosedBill([{ ...padThai, quantity: quantity(2) }], paidInFull),
    ];
    expect(sumArticles(bills, satang)).toEqual([
      { article: 1, quantity: 3, amount: 360_00 },
      { article: 2, quantity: 3, amount: 135_00 },
    ]);
  });

  test("exclude voided and unpaid bills", () => {
    expect(sumArticles([anOpenBill([padThai]), aVoidedBill([padThai])], satang)).toEqual([]);
  });

  test("exclude credits, and articles that were credited completely", () => {
    const lines = [padThai, aCreditFor(padThai), singha];
    expect(sumArticles([aClosedBill(lines, paidInFull)], satang)).toEqual([
      { article: 2, quantity: 3, amount: 135_00 },
    ]);
  });

  test("include the commission that the guest paid, but not as a piece", () => {
    const commission = {
      ...aCommission(waiter, 50_00),
      article: padThai.article,
      price: padThai.price,
    };
    expect(sumArticles([aClosedBill([padThai, commission], paidInFull)], satang)).toEqual([
      { article: 1, quantity: 1, amount: 240_00 },
    ]);
  });

  test("equal the sum of the lines of the paid bills", () => {
    const line = fc
      .record({
        article: fc.integer({ min: 1, max: 5 }),
        price: fc.integer({ min: 0, max: 999_99 }),
      })
      .map(({ article, price }) => ({ ...aSale(price), article: id<"article">(article) }));
    fc.assert(
      fc.property(fc.array(fc.array(line, { minLength: 1, maxLength: 6 })), (nights) => {
        const bills = nights.map((lines) => aClosedBill(lines, [paid(cash, 100_000_00)]));
        const amounts = sumArticles(bills, satang).map(({ amount }) => amount);
        expect(sumMoney(amounts)).toBe(
          sumMoney(nights.flat().map((sold) => lineAmount(sold, satang))),
        );
      }),
    );
  });
});
