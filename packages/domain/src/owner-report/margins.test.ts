import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { satang, wholeBaht } from "../testing/pay-builders.ts";
import { costOf, shareOfMargin, withoutTax, withoutTaxes } from "./margins.ts";

const beer = { thousandths: 1000, unitCost: money(38_00) };
/** 40 ml of a bottle that costs 640.00 a litre. */
const gin = { thousandths: 40, unitCost: money(640_00) };
const tonic = { thousandths: 1000, unitCost: money(12_00) };

describe("the cost of an article", () => {
  test("is that of its recipe", () => {
    expect(costOf({ stated: noMoney, recipe: [gin, tonic] }, 10, satang)).toBe(37_60);
    expect(costOf({ stated: noMoney, recipe: [beer] }, 30, satang)).toBe(114_00);
  });

  test("is the higher of the recipe and what the office states", () => {
    expect(costOf({ stated: money(61_00), recipe: [gin] }, 10, satang)).toBe(61_00);
    expect(costOf({ stated: money(30_00), recipe: [beer] }, 10, satang)).toBe(38_00);
  });

  test("is what the office states if the article has no recipe, or one with an unknown cost", () => {
    const free = { thousandths: 5, unitCost: noMoney };
    expect(costOf({ stated: money(20_00), recipe: [] }, 25, satang)).toBe(50_00);
    expect(costOf({ stated: money(20_00), recipe: [gin, free] }, 10, satang)).toBe(20_00);
  });

  test("is unknown, and not nothing, if neither the office nor a recipe states it", () => {
    expect(costOf({ stated: noMoney, recipe: [] }, 10, satang)).toBeNull();
    expect(
      costOf({ stated: noMoney, recipe: [gin, { ...tonic, unitCost: noMoney }] }, 10, satang),
    ).toBeNull();
  });

  test("is rounded to whole units in a currency without decimals", () => {
    expect(costOf({ stated: noMoney, recipe: [gin, tonic] }, 10, wholeBaht)).toBe(38_00);
    expect(costOf({ stated: noMoney, recipe: [gin] }, 10, wholeBaht)).toBe(26_00);
    expect(costOf({ stated: noMoney, recipe: [gin] }, 30, wholeBaht)).toBe(77_00);
  });

  test("of nothing is nothing, also if the cost of one is unknown", () => {
    expect(costOf({ stated: noMoney, recipe: [] }, 0, satang)).toBe(0);
  });

  test("of a credit is negative", () => {
    expect(costOf({ stated: noMoney, recipe: [beer] }, -10, satang)).toBe(-38_00);
  });
});

describe("sales without tax", () => {
  test("share the tax by the amounts of the articles", () => {
    expect(withoutTax([money(107_00), money(214_00)], money(21_00), satang)).toEqual([
      100_00, 200_00,
    ]);
    expect(withoutTax([money(107_00), noMoney], noMoney, satang)).toEqual([107_00, 0]);
  });

  test("always add up to the sales less the tax", () => {
    const amount = fc.integer({ min: 0, max: 9_000_00 }).map(money);
    const anyAmounts = fc.array(amount, { minLength: 1 });
    fc.assert(
      fc.property(anyAmounts, fc.integer({ min: 0, max: 50_00 }).map(money), (amounts, tax) => {
        const whole = amounts.reduce((sum, one) => sum + one, 0);
        const net = withoutTax(amounts, tax, satang).reduce((sum, one) => sum + one, 0);
        expect(net).toBe(whole === 0 ? 0 : whole - tax);
      }),
    );
  });
});

describe("the share of margin", () => {
  const known = { key: "1", quantity: 2, netOfLines: 200_00, cost: 50_00, margin: 150_00 };

  test("is of the sales without tax", () => {
    expect(shareOfMargin([known])).toBe(75_00);
  });

  test("is unknown while a cost is", () => {
    const unknown = { key: "2", quantity: 1, netOfLines: 10_00, cost: null, margin: null };
    expect(shareOfMargin([known, unknown])).toBeNull();
    expect(shareOfMargin([])).toBeNull();
  });
});

describe("several taxes", () => {
  const [food, drinks, books] = [id<"tax-class">(1), id<"tax-class">(2), id<"tax-class">(3)];
  const curry = { amount: money(107_00), taxClass: food };
  const soup = { amount: money(53_50), taxClass: food };
  const cocktail = { amount: money(119_00), taxClass: drinks };
  const onFood = { total: money(10_50), taxClasses: [food] };
  const onDrinks = { total: money(19_00), taxClasses: [drinks] };

  test("are each shared out by the articles of their classes", () => {
    expect(withoutTaxes([curry, cocktail, soup], [onFood, onDrinks], satang)).toEqual([
      100_00, 100_00, 50_00,
    ]);
    expect(withoutTaxes([curry, cocktail], [{ ...onFood, taxClasses: [] }], satang)).toEqual(
      withoutTax([curry.amount, cocktail.amount], onFood.total, satang),
    );
  });

  test("are borne by all articles if none of their classes was sold", () => {
    const onBooks = { total: money(22_60), taxClasses: [books] };
    expect(withoutTaxes([curry, cocktail], [onBooks], satang)).toEqual(
      withoutTax([curry.amount, cocktail.amount], onBooks.total, satang),
    );
  });

  test("leave no more and no less than the sales without all of them, in whole units", () => {
    const sales = fc.array(
      fc.record({
        amount: fc.integer({ min: -1000, max: 100_000 }).map(money),
        taxClass: fc.constantFrom(food, drinks, books, null),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const taxes = fc.array(
      fc.record({
        total: fc.integer({ min: 0, max: 5000 }).map(money),
        taxClasses: fc.subarray([food, drinks, books]),
      }),
      { maxLength: 3 },
    );
    const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0);
    const currencies = fc.constantFrom(satang, wholeBaht);
    fc.assert(
      fc.property(sales, taxes, currencies, (some, ofSome, currency) => {
        const unit = currency.hasDecimals ? 1 : 100;
        const sold = some.map((own) => ({ ...own, amount: money(own.amount * unit) }));
        const ofAll = ofSome.map((own) => ({ ...own, total: money(own.total * unit) }));
        fc.pre(sold.some(({ amount }) => amount > 0));
        const gross = sum(sold.map(({ amount }) => amount));
        const net = withoutTaxes(sold, ofAll, currency);
        expect(sum(net)).toBe(gross - sum(ofAll.map(({ total }) => total)));
        expect(net.filter((one) => one % unit !== 0)).toEqual([]);
      }),
    );
  });
});
