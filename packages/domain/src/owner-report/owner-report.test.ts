import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lineKey } from "../bill/line.ts";
import { id } from "../id.ts";
import { money, noMoney } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { satang } from "../testing/pay-builders.ts";
import { buildOwnerReport } from "./owner-report.ts";
import { sumPayTypeSales } from "./sum-pay-type-sales.ts";
import { sumPromotions } from "./sum-promotions.ts";
import { sumStockMoves, type StockMove } from "./sum-stock-moves.ts";
import { sumById } from "./sum-by-id.ts";

describe("an owner report", () => {
  test("has cells in column order, totals and percentages", () => {
    const { columns, rows, totals } = buildOwnerReport({ kind: "categories" }, [
      { key: "4", category: "Beer", quantity: 3, credited: 0, afterDiscounts: 200_00 },
      { key: "9", category: "Spa", quantity: 1.5, credited: 10_00, afterDiscounts: 100_00 },
    ]);
    expect(columns.map(({ key }) => key)).toEqual([
      "category",
      "quantity",
      "credited",
      "afterDiscounts",
      "share",
    ]);
    expect(rows).toEqual([
      ["Beer", 3, 0, 200_00, 66_67],
      ["Spa", 1.5, 10_00, 100_00, 33_33],
    ]);
    expect(totals).toEqual([null, 4.5, 10_00, 300_00, 100_00]);
  });

  test("has no column of what the law takes off where nobody has privileges", () => {
    const keysOf = (byLaw: number) =>
      buildOwnerReport({ kind: "stations" }, [
        { key: "1", station: "Bar", afterDiscounts: 100_00, byLaw: 0 },
        { key: "2", station: "Spa", afterDiscounts: 100_00, byLaw },
      ]).columns.map(({ key }) => key);
    expect(keysOf(0)).not.toContain("byLaw");
    expect(keysOf(-17_14)).toContain("byLaw");
  });

  const sharesOf = (amounts: readonly number[]) => {
    const { rows, totals } = buildOwnerReport(
      { kind: "staff" },
      amounts.map((afterDiscounts) => ({
        key: "7",
        staff: "20",
        quantity: 1,
        credited: 0,
        afterDiscounts,
      })),
    );
    return { shares: rows.map((row) => row.at(-1)), total: totals.at(-1) };
  };

  test("has a percentage below zero where more was taken back than sold", () => {
    expect(sharesOf([500_00, -100_00, 0])).toEqual({ shares: [125_00, -25_00, 0], total: 100_00 });
    // A third of 3.00 less 0.01 of it.
    expect(sharesOf([100, 100, 101, -1]).shares).toEqual([33_33, 33_33, 33_67, -33]);
  });

  test("has no percentages if nothing was sold, or as much taken back", () => {
    for (const amounts of [[1, -5], [5, -5], [0, 0], []]) {
      expect(sharesOf(amounts)).toEqual({ shares: amounts.map(() => null), total: null });
    }
  });

  test("adds tenths without drift", () => {
    const rows = Array.from({ length: 30 }, () => ({ key: "1", quantity: 0.1, afterDiscounts: 1 }));
    expect(buildOwnerReport({ kind: "articles" }, rows).totals[2]).toBe(3);
  });

  test("has the totals of all rows, also of those that have no room", () => {
    const row = { key: "1", bill: "#1", amount: 5_00, net: 4_00 };
    const { rows, keys, totals } = buildOwnerReport({ kind: "bills" }, [row], null, [
      { key: null, amount: 30_00, net: 20_00 },
      { key: null, amount: 1_00 },
    ]);
    expect([rows.length, keys]).toEqual([1, ["1"]]);
    expect(totals).toEqual([null, null, null, null, 0, 0, 0, 36_00, 0, 24_00]);
  });

  test("sums any rows", () => {
    const row = fc.record({
      key: fc.constant("1"),
      afterDiscounts: fc.integer({ min: -1_000_00, max: 9_000_00 }),
      credited: fc.nat(),
      quantity: fc.nat(999),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const { rows: shown, totals } = buildOwnerReport({ kind: "articles" }, rows);
        const sum = (at: number) => shown.reduce((all, cells) => all + Number(cells[at] ?? 0), 0);
        expect([sum(2), sum(3), sum(4)]).toEqual(totals.slice(2, 5));
        expect(sum(5)).toBe(totals[5] ?? 0);
      }),
    );
  });
});

test("rows of one article are added up, in the order in which the articles first come", () => {
  const rows = [
    { id: 2, net: 5 },
    { id: 1, net: 7 },
    { id: 2, net: 30 },
  ];
  expect(sumById(rows, ["net"])).toEqual([
    { id: 2, net: 35 },
    { id: 1, net: 7 },
  ]);
});

test("the sums of parts equal the sums of the whole, in any order", () => {
  const row = fc.record({ id: fc.integer({ min: 1, max: 5 }), afterDiscounts: fc.integer() });
  const total = (rows: readonly { readonly id: number; readonly afterDiscounts: number }[]) =>
    Object.fromEntries(
      sumById(rows, ["afterDiscounts"]).map((sum) => [sum.id, sum.afterDiscounts]),
    );
  fc.assert(
    fc.property(fc.array(row), fc.array(row), (one, other) => {
      const parts = [...sumById(one, ["afterDiscounts"]), ...sumById(other, ["afterDiscounts"])];
      expect(total(parts)).toEqual(total([...other, ...one]));
    }),
  );
});

describe("sales by pay type", () => {
  const [cash, card] = [id<"pay-type">(1), id<"pay-type">(2)];
  const payTypes = [
    { id: cash, indexNumber: 800 },
    { id: card, indexNumber: 850 },
  ];
  const of = (payType: typeof cash, total: number) => ({ payType, total: money(total) });

  test("add up what was received, and deduct change from cash", () => {
    const settlements = [
      { payments: [of(cash, 500_00)], change: money(80_00), cashRounding: noMoney },
      {
        payments: [of(card, 100_00), of(cash, 100_00), of(cash, 20_00)],
        change: noMoney,
        cashRounding: money(-2_00),
      },
    ];
    expect(sumPayTypeSales(settlements, payTypes)).toEqual([
      { id: cash, received: 620_00, change: 80_00, kept: 540_00, cashRounding: -2_00 },
      { id: card, received: 100_00, change: 0, kept: 100_00, cashRounding: 0 },
    ]);
  });

  test("deduct change from cash even if the guest paid by card only", () => {
    const change = money(30_00);
    const settlements = [{ payments: [of(card, 100_00)], change, cashRounding: noMoney }];
    expect(sumPayTypeSales(settlements, payTypes).find((row) => row.id === cash)?.kept).toBe(
      -30_00,
    );
  });
});

test("a bill that coins cannot pay has no payment, and is cash rounding", () => {
  const cash = id<"pay-type">(1);
  const unpaid = { payments: [], change: noMoney, cashRounding: money(-2) };
  expect(sumPayTypeSales([unpaid], [{ id: cash, indexNumber: 800 }])).toEqual([
    { id: cash, received: 0, change: 0, kept: 0, cashRounding: -2 },
  ]);
});

test("a report by pay type has a column of cash rounding where cash was rounded", () => {
  const row = { key: "1", payType: "Cash", bills: 1, received: 100, change: 0, kept: 100 };
  const keysOf = (cashRounding: number) =>
    buildOwnerReport({ kind: "pay-types" }, [
      { ...row, cashRounding },
      { ...row, cashRounding: -cashRounding },
    ]).columns.map(({ key }) => key);
  expect(keysOf(0)).not.toContain("cashRounding");
  expect(keysOf(5)).toContain("cashRounding");
});

describe("change", () => {
  const [till, bar, card] = [id<"pay-type">(6), id<"pay-type">(66), id<"pay-type">(7)];
  const types = [
    { id: till, indexNumber: 800 },
    { id: bar, indexNumber: 800 },
    { id: card, indexNumber: 850 },
  ];
  const paidBy = (change: number, ...by: readonly (typeof till)[]) => ({
    payments: by.map((payType) => ({ payType, total: money(100_00) })),
    change: money(change),
    cashRounding: noMoney,
  });
  const kept = (payTypes: typeof types, settlement: ReturnType<typeof paidBy>) =>
    sumPayTypeSales([settlement], payTypes).map((sums) => [sums.id, sums.kept]);

  test("comes out of the cash that the guest paid with, if the venue has several", () => {
    expect(kept(types, paidBy(20_00, card, bar))).toEqual([
      [card, 100_00],
      [bar, 80_00],
    ]);
  });

  test("comes out of what was paid first in a venue without cash", () => {
    expect(kept([{ id: card, indexNumber: 850 }], paidBy(20_00, card, bar))).toEqual([
      [card, 80_00],
      [bar, 100_00],
    ]);
  });

  test("of nothing touches no drawer", () => {
    expect(kept(types, paidBy(0, card))).toEqual([[card, 100_00]]);
  });
});

describe("the discounts of promotions", () => {
  const happyHour = id<"promotion">(7);
  const beer = { quantity: quantity(2), productPrice: money(90_00), price: money(45_00) };

  test("are the difference to the menu price, less credits", () => {
    const given = sumPromotions(
      [
        { promotion: happyHour, line: { ...beer, type: "normal", credits: null }, count: 3 },
        {
          promotion: happyHour,
          line: { ...beer, quantity: quantity(-1), type: "normal", credits: lineKey("a") },
          count: 1,
        },
      ],
      satang,
    );
    expect(given).toEqual([
      {
        promotion: happyHour,
        quantityTenths: 50,
        list: 450_00,
        given: 225_00,
        afterDiscounts: 225_00,
      },
    ]);
  });

  test("include the minimum charge of timers", () => {
    const massage = {
      type: "timer",
      quantity: quantity(10),
      productPrice: money(8_00),
      price: money(4_00),
      productMinimum: money(240_00),
      minimum: money(120_00),
      containedCommission: money(0),
      credits: null,
    } as const;
    const [given] = sumPromotions([{ promotion: null, line: massage, count: 1 }], satang);
    expect(given).toMatchObject({ list: 240_00, given: 120_00, afterDiscounts: 120_00 });
  });
});

describe("stock movements", () => {
  test("are grouped by cause", () => {
    const moves: readonly StockMove[] = [
      { stock: 1, action: "update-stock", before: 0, after: 10_000 },
      { stock: 1, action: "new-bill", before: 10_000, after: 7_000 },
      { stock: 1, action: "void-bill", before: 7_000, after: 8_000 },
      { stock: 1, action: "refund-bill", before: 8_000, after: 8_250 },
      { stock: 1, action: "update-stock", before: 8_250, after: 8_000 },
      { stock: 1, action: "count-stock", before: 8_000, after: 7_750 },
    ];
    expect(sumStockMoves(moves)).toEqual([
      {
        stock: 1,
        before: 0,
        delivered: 10_000,
        used: 3_000,
        givenBack: 1_250,
        corrected: -500,
        after: 7_750,
      },
    ]);
  });

  test("always equal the difference between before and after", () => {
    const action = fc.constantFrom("update-stock", "new-bill", "update-bill", "void-bill", "else");
    const step = fc.record({ action, to: fc.integer({ min: -1000, max: 1000 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let count = 0;
        const moves = steps.map(({ action: by, to }) => {
          const move = { stock: 1, action: by, before: count, after: to };
          count = to;
          return move;
        });
        const [moved] = sumStockMoves(moves);
        const { before = 0, delivered = 0, used = 0, givenBack = 0, corrected = 0 } = moved ?? {};
        expect(before + delivered - used + givenBack + corrected).toBe(moved?.after);
      }),
    );
  });
});
