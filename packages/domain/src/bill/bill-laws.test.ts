import fc from "fast-check";
import { expect, test } from "vitest";

import { money, sumMoney, type Money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import {
  aBill,
  accepted,
  aMoment,
  aPromotion,
  catchOfTheDay,
  fridayEvening,
  gin,
  ladyDrink,
  padThai,
  saved,
  singha,
} from "../testing/builders.ts";
import { satang } from "../testing/pay-builders.ts";
import { addArticle } from "./add-article.ts";
import type { Bill } from "./bill.ts";
import { creditBack, creditBackArticle } from "./credit-back.ts";
import { lineAmount, lineKey } from "./line.ts";

type Round = { readonly article: number; readonly count: number };
const plain = [padThai, gin, ladyDrink, catchOfTheDay];
const anyRound = fc.record({
  article: fc.nat(plain.length - 1),
  count: fc.integer({ min: 1, max: 5 }),
});

function orderAll(rounds: readonly Round[], isSentBetween: boolean): Bill {
  return rounds.reduce((bill, { article, count }, index) => {
    const added = accepted(
      addArticle(bill, {
        key: lineKey(`round-${index}`),
        article: plain[article] ?? padThai,
        quantity: quantity(count),
        joins: true,
        typedPrice: money(455_55),
        promotions: [],
        moment: aMoment(),
      }),
    );
    return isSentBetween ? saved(added) : added;
  }, aBill());
}

test("the order of adding and sending lines does not change the total", () => {
  const shuffled = fc
    .array(anyRound, { minLength: 1, maxLength: 12 })
    .chain((rounds) =>
      fc.tuple(
        fc.constant(rounds),
        fc.shuffledSubarray(rounds, { minLength: rounds.length }),
        fc.boolean(),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([rounds, other, isSentBetween]) => {
      expect(total(orderAll(other, isSentBetween))).toBe(total(orderAll(rounds, false)));
    }),
    { numRuns: 2000 },
  );
});

test("under Buy X Get Y a round costs the same as its pieces one by one", () => {
  const anyOffer = fc.record({
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 3 }),
    counts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(anyOffer, ({ buy, get, counts }) => {
      const offer = aPromotion({ type: "buy-x-get-y", buy, get }, { articles: [singha.id] });
      const bill = counts.reduce(
        (before, count, index) =>
          accepted(
            addArticle(before, {
              key: lineKey(`round-${index}`),
              article: singha,
              quantity: quantity(count),
              joins: true,
              typedPrice: null,
              promotions: [offer],
              moment: aMoment(),
            }),
          ),
        aBill(),
      );
      const pieces = Array.from({ length: counts.reduce((sum, count) => sum + count, 0) });
      const paid = pieces.filter((_, index) => index % (buy + get) < buy).length;
      expect(total(bill)).toBe(paid * singha.price);
      const ordered = bill.lines.reduce((sum, line) => sum + line.quantity, 0);
      expect(ordered).toBe(pieces.length);
    }),
    { numRuns: 2000 },
  );
});

test("selling and crediting the same articles comes to zero", () => {
  fc.assert(
    fc.property(fc.array(anyRound, { minLength: 1, maxLength: 10 }), (rounds) => {
      const sold = saved(orderAll(rounds, false));
      const credited = sold.lines.reduce(
        (bill, line, index) =>
          accepted(
            creditBack(bill, {
              key: lineKey(`credit-${index}`),
              line: line.key,
              quantity: line.quantity,
              at: fridayEvening,
              promotions: [],
            }),
          ),
        sold,
      );
      expect(total(credited)).toBe(0);
      expect(
        creditBackArticle(credited, padThai.id, {
          key: lineKey("more"),
          at: fridayEvening,
          promotions: [],
        }),
      ).toEqual({ refusal: "cannot-credit-back-more" });
    }),
    { numRuns: 1000 },
  );
});

function total({ lines }: Bill): Money {
  return sumMoney(lines.map((line) => lineAmount(line, satang)));
}
