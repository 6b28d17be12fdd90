import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { rate, shareContained } from "../money/rate.ts";
import { satang, wholeBaht } from "../testing/pay-builders.ts";
import { costOf, netOfAll, shareOfMargin, withoutTaxes } from "./margins.ts";

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

const sold = (amount: number) => ({ sold: money(amount), refunded: noMoney, taxClass: null });
const onAll = (total: number, refunded = 0) => ({
  sold: money(total),
  refunded: money(refunded),
  taxClasses: [],
});
const sum = (figures: readonly number[]) => figures.reduce((one, other) => one + other, 0);

describe("sales without tax", () => {
  test("share the tax by the amounts of the articles", () => {
    expect(withoutTaxes([sold(107_00), sold(214_00)], [onAll(21_00)], satang)).toEqual([
      100_00, 200_00,
    ]);
    expect(withoutTaxes([sold(107_00), sold(0)], [onAll(0)], satang)).toEqual([107_00, 0]);
  });

  const negroni = { ...sold(0), refunded: money(-210_00) };

  test("are without the tax of what was taken back, too", () => {
    const [net, back] = withoutTaxes([sold(550_00), negroni], [onAll(50_00, -19_09)], satang);
    expect([net, back]).toEqual([500_00, -190_91]);
    expect(withoutTaxes([negroni], [onAll(0, -19_09)], satang)).toEqual([-190_91]);
  });

  test("are nothing of what was sold and taken back, while others bear their tax", () => {
    const both = { ...sold(120_00), refunded: money(-120_00) };
    expect(withoutTaxes([both, sold(107_00)], [onAll(14_85, -7_85)], satang)).toEqual([0, 100_00]);
  });

  test("of the refunds of a day that sold as much have the tax of each", () => {
    const sales = [sold(120_00), { ...sold(0), refunded: money(-120_00) }];
    expect(withoutTaxes(sales, [onAll(7_85, -7_85)], satang)).toEqual([112_15, -112_15]);
  });

  test("that add up to less than their tax bear it by their size", () => {
    const voucher = sold(-100_00);
    expect(withoutTaxes([sold(100_00), voucher], [onAll(1)], satang)).toEqual([99_99, -100_00]);
  });
});

describe("a tax that had two rates", () => {
  const massage = sold(432_00);
  const facial = { ...sold(220_00), refunded: money(-220_00) };
  const oil = { ...sold(110_00), refunded: money(-110_00) };

  test("is in what was sold at each of them, and in nothing that came back at the same", () => {
    const at7 = { sales: [massage, sold(0), sold(0)], taxes: [onAll(28_26)] };
    const at10 = { sales: [sold(0), facial, oil], taxes: [onAll(30_00, -30_00)] };
    expect(netOfAll([at7, at10], satang)).toEqual([403_74, 0, 0]);
  });

  test("is in both parts of an article that was sold at both", () => {
    const at7 = { sales: [sold(107_00)], taxes: [onAll(7_00)] };
    const at10 = { sales: [sold(110_00)], taxes: [onAll(10_00)] };
    expect(netOfAll([at7, at10], satang)).toEqual([200_00]);
    expect(netOfAll([], satang)).toEqual([]);
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
  const curry = { ...sold(107_00), taxClass: food };
  const soup = { ...sold(53_50), taxClass: food };
  const cocktail = { ...sold(119_00), taxClass: drinks };
  const onFood = { ...onAll(10_50), taxClasses: [food] };
  const onDrinks = { ...onAll(19_00), taxClasses: [drinks] };

  test("are each shared out by the articles of their classes", () => {
    expect(withoutTaxes([curry, cocktail, soup], [onFood, onDrinks], satang)).toEqual([
      100_00, 100_00, 50_00,
    ]);
  });

  test("are borne by all articles if none of their classes was sold", () => {
    const onBooks = { ...onAll(22_60), taxClasses: [books] };
    expect(withoutTaxes([curry, cocktail], [onBooks], satang)).toEqual(
      withoutTaxes([sold(107_00), sold(119_00)], [onAll(22_60)], satang),
    );
    const back = { ...sold(0), refunded: money(-119_00), taxClass: drinks };
    const both = { ...onBooks, refunded: money(-19_00) };
    expect(withoutTaxes([cocktail, back], [both], satang)).toEqual([96_40, -100_00]);
  });

  test("leave no more and no less than the sales without all of them, in whole units", () => {
    const amount = fc.integer({ min: -100_000, max: 100_000 }).map(money);
    const sales = fc.array(
      fc.record({
        sold: amount,
        refunded: amount,
        taxClass: fc.constantFrom(food, drinks, books, null),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const tax = fc.integer({ min: -5000, max: 5000 }).map(money);
    const taxes = fc.array(
      fc.record({
        sold: tax,
        refunded: tax,
        taxClasses: fc.subarray([food, drinks, books]),
      }),
      { maxLength: 3 },
    );
    const currencies = fc.constantFrom(satang, wholeBaht);
    fc.assert(
      fc.property(sales, taxes, currencies, (some, ofSome, currency) => {
        const unit = currency.hasDecimals ? 1 : 100;
        const inUnits = <Own extends { readonly sold: number; readonly refunded: number }>(
          own: Own,
        ) => ({ ...own, sold: money(own.sold * unit), refunded: money(own.refunded * unit) });
        const [all, ofAll] = [some.map(inUnits), ofSome.map(inUnits)];
        fc.pre(all.some((own) => own.sold !== 0) && all.some((own) => own.refunded !== 0));
        const figures = (own: { readonly sold: number; readonly refunded: number }) =>
          own.sold + own.refunded;
        const net = withoutTaxes(all, ofAll, currency);
        expect(sum(net)).toBe(sum(all.map(figures)) - sum(ofAll.map(figures)));
        expect(net.filter((one) => one % unit !== 0)).toEqual([]);
      }),
    );
  });
});

describe("a tax of one rate, in bills and refunds of any articles", () => {
  const line = fc.record({ article: fc.nat(4), amount: fc.nat(900_00) });
  const anyBills = fc.array(
    fc.record({ isRefund: fc.boolean(), lines: fc.array(line, { minLength: 1, maxLength: 4 }) }),
    { minLength: 1, maxLength: 12 },
  );
  const rates = fc.constantFrom(rate(5_00), rate(7_00), rate(19_00), rate(25_00));

  test("leaves the net amounts of the bills, and each article a part with the sign of its amount", () => {
    fc.assert(
      fc.property(anyBills, rates, (bills, ofAll) => {
        const ownOf = (isRefund: boolean) => bills.filter((own) => own.isRefund === isRefund);
        const amountsOf = (isRefund: boolean, article: number) =>
          sum(
            ownOf(isRefund)
              .flatMap(({ lines }) => lines)
              .filter((own) => own.article === article)
              .map(({ amount }) => (isRefund ? -amount : amount)),
          );
        const taxOf = (isRefund: boolean) =>
          sum(
            ownOf(isRefund).map(({ lines }) => {
              const amount = sum(lines.map((own) => own.amount));
              return shareContained(money(isRefund ? -amount : amount), ofAll);
            }),
          );
        const sales = [0, 1, 2, 3, 4].map((article) => ({
          sold: money(amountsOf(false, article)),
          refunded: money(amountsOf(true, article)),
          taxClass: null,
        }));
        const tax = onAll(taxOf(false), taxOf(true));
        const net = withoutTaxes(sales, [tax], satang);
        const gross = sales.map((own) => own.sold + own.refunded);
        expect(sum(net)).toBe(sum(gross) - tax.sold - tax.refunded);
        for (const [index, part] of net.entries()) {
          const exact = ((gross[index] ?? 0) * 100_00) / (100_00 + ofAll);
          // Each bill rounds its tax, so a part is right to as many units as there are bills.
          expect(Math.abs(part - exact)).toBeLessThanOrEqual(bills.length / 2 + 1);
        }
        const isLarge = (amount: number) => Math.abs(amount) > bills.length + 2;
        const signs = net.map((part, index) => isLarge(gross[index] ?? 0) && Math.sign(part));
        expect(signs).toEqual(gross.map((amount) => isLarge(amount) && Math.sign(amount)));
      }),
    );
  });

  test("leaves sales nothing below zero, and refunds nothing above it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(900), { minLength: 1 }), rates, (amounts, ofAll) => {
        const tax = shareContained(money(sum(amounts)), ofAll);
        const net = withoutTaxes(amounts.map(sold), [onAll(tax)], satang);
        expect(net.every((part) => part >= 0)).toBe(true);
        const back = amounts.map((amount) => ({ ...sold(0), refunded: money(0 - amount) }));
        expect(withoutTaxes(back, [onAll(0, 0 - tax)], satang)).toEqual(
          net.map((part) => 0 - part),
        );
      }),
    );
  });
});
