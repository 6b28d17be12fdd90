import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { money } from "../money/money.ts";
import { allocateSetPrice, type PartToPrice } from "./allocate-set-price.ts";

// A million sets take seconds on a busy machine; the default limit is five seconds.
vi.setConfig({ testTimeout: 120_000 });

const baht = { hasDecimals: true };
const dong = { hasDecimals: false };

const part = (listPrice: number, extra = 0, count = 1): PartToPrice => ({
  listPrice: money(listPrice),
  extra: money(extra),
  count,
});

const prices = (productPrice: number, price = productPrice) => ({
  productPrice: money(productPrice),
  price: money(price),
});

test("a lunch set is allocated to its soup, its curry and its beer by what each costs by itself", () => {
  const parts = [part(60_00), part(140_00), part(90_00)];
  const allocated = allocateSetPrice(prices(249_00), parts, baht).map(({ price }) => price);
  // 249 × 60/290 = 51.517…, 249 × 140/290 = 120.206…, 249 × 90/290 = 77.275…
  expect(allocated).toEqual([51_52, 120_21, 77_27]);
});

test("an extra belongs to its part alone", () => {
  const parts = [part(100_00), part(100_00, 80_00)];
  expect(allocateSetPrice(prices(150_00), parts, baht).map(({ price }) => price)).toEqual([
    75_00, 155_00,
  ]);
});

test("two beers of a set that cannot cost the same differ by a unit", () => {
  const allocated = allocateSetPrice(prices(100_01), [part(50_00, 0, 2)], baht);
  expect(allocated.map(({ price }) => price)).toEqual([50_01, 50_00]);
});

test("where guests pay whole units, every piece costs whole units", () => {
  const allocated = allocateSetPrice(prices(100_00), [part(50_00), part(50_00), part(50_00)], dong);
  expect(allocated.map(({ price }) => price)).toEqual([34_00, 33_00, 33_00]);
});

test("parts without a price of their own share alike", () => {
  expect(allocateSetPrice(prices(10), [part(0), part(0)], baht).map(({ price }) => price)).toEqual([
    5, 5,
  ]);
});

/** Small steps from a seed: fast-check draws the seeds, each of which stands for many sets. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Prices of nothing and of one unit are as frequent as others. */
function anyPrice(below: (most: number) => number, unit: number): number {
  const kind = below(4);
  return (kind < 2 ? kind : below(kind === 2 ? 100 : 1_000_000)) * unit;
}

test("the parts of any number of a million sets add up to their price and extras", () => {
  const setsPerSeed = 1000;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.boolean(), (seed, hasDecimals) => {
      const below = numbersFrom(seed);
      const unit = hasDecimals ? 1 : 100;
      const wrong: unknown[] = [];
      for (let round = 0; round < setsPerSeed; round += 1) {
        const parts = Array.from({ length: 1 + below(6) }, () =>
          part(anyPrice(below, unit), anyPrice(below, unit), 1 + below(3)),
        );
        const whole = anyPrice(below, unit);
        const promoted = below(2) === 0 ? whole : anyPrice(below, unit);
        const sets = 1 + below(50);
        let sum = 0;
        let listSum = 0;
        const counts = parts.map(() => 0);
        let isPayable = true;
        for (const piece of allocateSetPrice(prices(whole, promoted), parts, { hasDecimals })) {
          sum += piece.price * sets;
          listSum += piece.productPrice * sets;
          counts[piece.part] = (counts[piece.part] ?? 0) + 1;
          isPayable &&= piece.price >= piece.extra && piece.price % unit === 0;
        }
        const extras = parts.reduce((all, { extra, count }) => all + extra * count, 0);
        const isExact =
          isPayable &&
          sum === (promoted + extras) * sets &&
          listSum === (whole + extras) * sets &&
          counts.every((count, index) => count === parts[index]?.count);
        // A million calls of expect would take longer than the sets.
        if (!isExact) wrong.push({ whole, promoted, parts, sets });
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test("no piece gets more than a unit beside its share", () => {
  const price = fc.integer({ min: 0, max: 100_000_00 });
  fc.assert(
    fc.property(
      price,
      fc.array(fc.integer({ min: 1, max: 500_00 }), { minLength: 1, maxLength: 8 }),
      (whole, lists) => {
        const all = lists.reduce((sum, one) => sum + one, 0);
        const allocated = allocateSetPrice(
          prices(whole),
          lists.map((one) => part(one)),
          baht,
        );
        const distances = allocated.map(({ part: index, price: share }) =>
          Math.abs(share - (whole * (lists[index] ?? 0)) / all),
        );
        expect(Math.max(...distances)).toBeLessThan(1);
      },
    ),
  );
});
