import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import { billAmount, totalsOfOpenBill } from "../payment/bill-totals.ts";
import {
  bangkok,
  aBill,
  accepted,
  fridayEvening,
  mali,
  saved,
  singha,
} from "../testing/builders.ts";
import { aPayType, satang } from "../testing/pay-builders.ts";
import { discountRules, pricingFixture, regular } from "../testing/pricing-fixture.ts";
import {
  answerOf,
  doneness,
  dressings,
  fries,
  oil,
  onions,
  orderOf,
  rare,
  salad,
  sides,
  steak,
} from "../testing/steak-house.ts";
import { partKey, setOf, steakHouseWithSet } from "../testing/steak-set.ts";
import type { Bill } from "./bill.ts";
import { creditBack } from "./credit-back.ts";
import { allocateDiscount } from "./allocate-discount.ts";
import { lineKey } from "./line.ts";
import { receiveLines, type PricingContext, type SentLine } from "./receive-lines.ts";
import { ticketLines, type TicketedQuantities, type TicketLine } from "./ticket-lines.ts";
import { voidBill } from "./void-bill.ts";

const at = fridayEvening;
const food = id<"tax-class">(1);
const drinks = id<"tax-class">(2);
/** As if greens and oil were taxed as drinks are, so that an answer has another class than its dish. */
const asDrinks: ReadonlySet<Article["id"]> = new Set([salad.id, oil.id, singha.id]);
const { menu } = steakHouseWithSet;
const venue: PricingContext = {
  ...steakHouseWithSet,
  menu: {
    ...menu,
    articles: menu.articles.map((article) => ({
      ...article,
      taxClass: asDrinks.has(article.id) ? drinks : food,
      commission: id<"commission">(1),
      commissionActive: true,
    })),
  },
  commissions: pricingFixture.commissions,
  staff: pricingFixture.staff,
};
const tax = (number: number, percent: number, taxClass: typeof food) =>
  aPayType({
    id: id(number),
    indexNumber: 600 + number,
    value: rate(percent * 100),
    isIncludedInPrice: true,
    isVat: true,
    taxClasses: [taxClass],
  });
const taxes = [tax(20, 7, food), tax(21, 19, drinks)];

const anyOrder = fc.record({
  steaks: fc.integer({ min: 1, max: 4 }),
  sets: fc.integer({ min: 0, max: 3 }),
  fries: fc.integer({ min: 1, max: 2 }),
  hasSalad: fc.boolean(),
});
type Order = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** The same answers about the steaks and about those of the sets. */
function answersAbout(item: string, pieces: number, order: Order): readonly SentLine[] {
  const said = { count: pieces, about: item };
  const salads = [
    answerOf(`${item}-salad`, sides, salad, said),
    answerOf(`${item}-oil`, dressings, oil, { ...said, about: `${item}-salad` }),
  ];
  return [
    answerOf(`${item}-rare`, doneness, rare, said),
    answerOf(`${item}-fries`, sides, fries, { ...said, count: pieces * order.fries }),
    answerOf(`${item}-onions`, sides, onions, { ...said, way: "without" }),
    ...(order.hasSalad ? salads : []),
  ];
}

function ordered(order: Order): Bill {
  const { steaks, sets } = order;
  const withSets = [setOf([steak], sets), ...answersAbout(partKey(0), sets, order)];
  const sent = [
    orderOf("item", steak, steaks),
    ...answersAbout("item", steaks, order),
    ...(sets > 0 ? withSets : []),
  ];
  return saved(accepted(receiveLines({ ...aBill(), id: id(1) }, sent, venue)));
}

/** What is to be paid for food and for the rest, from the menu: one of the fries is included. */
function priceOf({ steaks, sets, fries: count, hasSalad }: Order) {
  const pieces = steaks + sets;
  const greens = hasSalad ? 30_00 + 5_00 : 0;
  // 400.00 by 300.00 and 90.00.
  return {
    food: steaks * 300_00 + sets * 307_69 + pieces * (count - 1) * 20_00,
    drinks: sets * 92_31 + pieces * greens,
  };
}

test("taxes are of what dishes and answers of their class cost", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { charges, amount } = totalsOfOpenBill(ordered(order), taxes, satang);
      const expected = priceOf(order);
      expect(amount).toBe(expected.food + expected.drinks);
      for (const [index, own] of [expected.food, expected.drinks].entries()) {
        const charge = charges.find(({ payType }) => payType === taxes[index]?.id);
        expect(charge?.base ?? 0).toBe(own);
        const percent = index === 0 ? 7 : 19;
        const share = (own * percent) / (100 + percent);
        expect(Math.abs((charge?.total ?? 0) - share)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

describe("a discount", () => {
  const give = (bill: Bill, line: string | null) => {
    let count = 0;
    const ask = {
      line: line === null ? null : lineKey(line),
      rate: rate(10_00),
      amount: money(0),
      reason: regular.id,
      at,
      nextKey: () => lineKey(`off-${(count += 1)}`),
    };
    return accepted(allocateDiscount(bill, ask, discountRules));
  };

  test("on the whole bill is of answers, too, in their own tax class", () => {
    fc.assert(
      fc.property(
        anyOrder.map((order) => ({ ...order, sets: 0 })),
        (order) => {
          const { charges, amount } = totalsOfOpenBill(give(ordered(order), null), taxes, satang);
          const expected = priceOf(order);
          expect(amount * 10).toBe((expected.food + expected.drinks) * 9);
          const base = charges.find(({ payType }) => payType === taxes[1]?.id)?.base ?? 0;
          expect(base * 10).toBe(expected.drinks * 9);
        },
      ),
    );
  });

  test("on a dish, or on a set, leaves its answers at their price", () => {
    fc.assert(
      fc.property(
        anyOrder.map((order) => ({ ...order, sets: order.sets + 1 })),
        (order) => {
          const bill = ordered(order);
          const offOf = (line: string) =>
            billAmount(bill, taxes, satang) - billAmount(give(bill, line), taxes, satang);
          expect(offOf("item")).toBe(order.steaks * 30_00);
          // 307.69 and 92.31 by ten, each part for itself.
          expect(offOf("set")).toBe(order.sets * (30_77 + 9_23));
        },
      ),
    );
  });

  test("of a piece goes back with the piece and its answers", () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(3), (order, some) => {
        const gone = Math.min(order.steaks, some + 1);
        const bill = saved(give(ordered({ ...order, sets: 0 }), "item"));
        const press = { key: lineKey("back"), line: lineKey("item"), at, promotions: [] };
        const left = accepted(creditBack(bill, { ...press, quantity: quantity(gone) }));
        const expected = priceOf({ ...order, sets: 0, steaks: order.steaks - gone });
        const off = (order.steaks - gone) * 30_00;
        expect(billAmount(left, taxes, satang)).toBe(expected.food + expected.drinks - off);
      }),
    );
  });
});

test("a void tells the kitchen to stop each dish with its answers, and what to leave out with it", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const bill = ordered(order);
      const sent = ticketLines(bill, new Map());
      const ticketed: TicketedQuantities = new Map(
        sent.map(({ line, quantity: count }) => [line.key, count]),
      );
      const voiding = { reason: "guests left", at, timeZone: bangkok, workDay: id<"work-day">(1) };
      const voided = accepted(voidBill(bill, { ...voiding, shift: id<"shift">(1) }));
      const wordsOf = (lines: readonly TicketLine[]) =>
        lines.map(({ line, quantity: count }) => `${count} ${line.key}`);
      const stopped = ticketLines(voided, ticketed);
      expect(stopped.every(({ isCancelled }) => isCancelled)).toBe(true);
      expect(wordsOf(stopped)).toEqual(wordsOf(sent));
      // Doneness, fries (of which some are included), onions to leave out, and salad with oil; a beer with each set.
      const answers = 2 + order.fries + (order.hasSalad ? 2 : 0);
      expect(sent).toHaveLength(
        (1 + answers) * (order.sets > 0 ? 2 : 1) + (order.sets > 0 ? 1 : 0),
      );
    }),
  );
});

test("a dish earns its commission once for each piece, whatever was answered about it", () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(3), (order, some) => {
      const key = lineKey("earned");
      const earned: SentLine = { kind: "commission", key, item: lineKey("item"), staff: mali, at };
      const bill = saved(accepted(receiveLines(ordered(order), [earned], venue)));
      const amount = priceOf(order).food + priceOf(order).drinks;
      expect(billAmount(bill, taxes, satang)).toBe(amount + order.steaks * 12_34);
      const gone = Math.min(order.steaks, some + 1);
      const press = { key: lineKey("back"), line: lineKey("item"), at, promotions: [] };
      const left = accepted(creditBack(bill, { ...press, quantity: quantity(gone) }));
      const stays = order.steaks - gone;
      const { food: dishes, drinks: greens } = priceOf({ ...order, steaks: stays });
      expect(billAmount(left, taxes, satang)).toBe(dishes + greens + stays * 12_34);
      const commissions = left.lines.filter(({ type }) => type === "commission");
      const pieces = commissions.reduce((sum, line) => sum + line.quantity, 0);
      expect(pieces).toBe(stays);
    }),
  );
});
