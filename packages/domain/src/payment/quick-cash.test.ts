import fc from "fast-check";
import { expect, test } from "vitest";

import { money, type Money } from "../money/money.ts";
import { quickCash, type CashPieces } from "./quick-cash.ts";

const inMinorUnits = (units: readonly number[]): readonly Money[] =>
  units.map((unit) => money(Math.round(unit * 100)));

const baht: CashPieces = {
  coins: inMinorUnits([0.25, 0.5, 1, 2, 5, 10]),
  notes: inMinorUnits([20, 50, 100, 500, 1000]),
  hasDecimals: true,
};
const dong: CashPieces = {
  coins: [],
  notes: inMinorUnits([1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]),
  hasDecimals: false,
};
const peso: CashPieces = {
  coins: inMinorUnits([0.25, 1, 5, 10, 20]),
  notes: inMinorUnits([50, 100, 200, 500, 1000]),
  hasDecimals: true,
};
const euro: CashPieces = {
  coins: inMinorUnits([0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2]),
  notes: inMinorUnits([5, 10, 20, 50, 100, 200]),
  hasDecimals: true,
};
const dollar: CashPieces = {
  coins: inMinorUnits([0.01, 0.05, 0.1, 0.25]),
  notes: inMinorUnits([1, 2, 5, 10, 20, 50, 100]),
  hasDecimals: true,
};
const unknown: CashPieces = { coins: [], notes: [], hasDecimals: false };

const unitsFor = (due: number, currency: CashPieces): readonly number[] =>
  quickCash(money(Math.round(due * 100)), currency).map((amount) => amount / 100);

test.each([
  ["baht", 308, baht, [308, 310, 320, 400, 500, 1000]],
  ["baht, one beer", 90, baht, [90, 100, 500, 1000]],
  ["baht, a coffee", 8, baht, [8, 10, 20, 50, 100, 500]],
  ["baht, a round note", 500, baht, [500, 1000]],
  ["baht, a large bill", 9308, baht, [9308, 9310, 9320, 9350, 9500, 10_000]],
  ["dong", 187_000, dong, [187_000, 190_000, 200_000, 500_000]],
  ["peso", 146, peso, [146, 150, 200, 500, 1000]],
  ["euro", 23.4, euro, [23.4, 23.5, 24, 25, 40, 50]],
  ["dollar", 23.4, dollar, [23.4, 23.5, 24, 25, 40, 50]],
  ["another currency", 308, unknown, [308, 310, 400, 500, 1000, 2000]],
])("for a bill in %s, guests hand over the next notes", (_, due, currency, amounts) => {
  expect(unitsFor(due, currency)).toEqual(amounts);
});

test("no guest hands over three twenties instead of a fifty", () => {
  // 360 is a multiple of 20, but takes a piece more than 350.
  expect(unitsFor(350, baht)).toEqual([350, 400, 500, 1000]);
});

test("a bill that owes nothing has no amounts", () => {
  expect(quickCash(money(0), baht)).toEqual([]);
  expect(quickCash(money(-13_200), baht)).toEqual([]);
});

test("an amount that no coins add up to can still be paid exactly", () => {
  expect(unitsFor(132.17, baht)).toEqual([132.17, 132.25, 135, 140, 150, 500]);
});

const anyPiece = fc.integer({ min: 1, max: 100_000 }).map(money);
const anyCurrency = fc.oneof(
  fc.constantFrom(baht, dong, peso, euro, dollar, unknown),
  fc.record({
    coins: fc.array(anyPiece, { maxLength: 6 }),
    notes: fc.array(anyPiece, { maxLength: 6 }),
    hasDecimals: fc.boolean(),
  }),
);
const anyCase = fc
  .tuple(fc.integer({ min: 1, max: 10_000_000 }), anyCurrency)
  .map(([count, currency]) => ({
    currency,
    due: money(currency.hasDecimals ? count : count * 100),
  }));

test("the first amount is exact, and at most five larger ones follow, each once", () => {
  fc.assert(
    fc.property(anyCase, ({ due, currency }) => {
      const amounts = quickCash(due, currency);
      expect(amounts[0]).toBe(due);
      expect(amounts.length).toBeLessThanOrEqual(6);
      expect(amounts).toEqual([...new Set(amounts)].toSorted((one, other) => one - other));
    }),
  );
});

test("a currency without decimals gets whole amounts", () => {
  fc.assert(
    fc.property(anyCase, ({ due, currency }) => {
      fc.pre(!currency.hasDecimals);
      expect(quickCash(due, currency).filter((amount) => amount % 100 !== 0)).toEqual([]);
    }),
  );
});

test("no amount takes more coins and notes than a smaller one", () => {
  fc.assert(
    fc.property(anyCase, ({ due, currency }) => {
      fc.pre(piecesIn(currency).length > 0);
      const counts = quickCash(due, currency).map((amount) => countPieces(amount, currency));
      expect(counts).toEqual(counts.toSorted((one, other) => (one === other ? 0 : other - one)));
      expect(counts.slice(1)).not.toContain(Infinity);
    }),
  );
});

/** Pays with the largest pieces first; what they cannot pay needs infinitely many. */
function countPieces(amount: number, currency: CashPieces): number {
  const paying = { left: amount, pieces: 0 };
  for (const piece of piecesIn(currency).toSorted((one, other) => other - one)) {
    paying.pieces += Math.floor(paying.left / piece);
    paying.left %= piece;
  }
  return paying.left === 0 ? paying.pieces : Infinity;
}

function piecesIn({ coins, notes, hasDecimals }: CashPieces): readonly Money[] {
  return [...coins, ...notes].filter((piece) => hasDecimals || piece % 100 === 0);
}

test("a bill of a hundredth and the largest note have their amounts, too", () => {
  expect(unitsFor(0.01, baht)[0]).toBe(0.01);
  expect(unitsFor(4_000_001, unknown)).toEqual([
    4_000_001, 4_000_002, 4_000_005, 4_000_010, 4_000_020, 5_000_000,
  ]);
  expect(unitsFor(2_999_999, unknown).slice(1)).toEqual([3_000_000, 4_000_000, 5_000_000]);
  expect(unitsFor(0.07, { coins: [], notes: [], hasDecimals: true })).toEqual([
    0.07, 0.1, 0.2, 0.5, 1, 2,
  ]);
});
