import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";

import { id } from "../id.ts";
import type { Article } from "../menu/article.ts";
import { money, type Money } from "../money/money.ts";
import { oneQuantity } from "../money/quantity.ts";
import { rate } from "../money/rate.ts";
import type { SaleMoment } from "../promotion/is-promotion-active.ts";
import type { Promotion } from "../promotion/promotion.ts";
import {
  aBill,
  accepted,
  aMoment,
  anArticle,
  aPromotion,
  bangkok,
  catchOfTheDay,
  fridayEvening,
  singha,
  utc,
} from "../testing/builders.ts";
import { instant, msPerDay, msPerHour, msPerMinute } from "../time/instant.ts";
import type { Weekday } from "../time/calendar.ts";
import { addArticle } from "./add-article.ts";
import { explainPrice } from "./explain-price.ts";
import { lineKey, type Line } from "./line.ts";

// Each of many random menus is asked for its price at many moments.
vi.setConfig({ testTimeout: 60_000 });

/** The line of a press. */
function press(
  article: Article,
  promotions: readonly Promotion[],
  moment: SaleMoment,
  typedPrice: Money | null = null,
): Line {
  const [line] = accepted(
    addArticle(aBill(), {
      key: lineKey("press"),
      article,
      quantity: oneQuantity,
      joins: false,
      typedPrice,
      promotions,
      moment,
    }),
  ).lines;
  if (line === undefined) throw new Error("Nothing was added");
  return line;
}

const explain = (
  article: Article,
  promotions: readonly Promotion[] = [],
  moment: SaleMoment = aMoment(),
) => explainPrice(press(article, promotions, moment), article, promotions, moment);

const clock = (hour: number, minute = 0) => hour * 60 + minute;
const beer = { articles: [singha.id] };
const happyHour = aPromotion(
  { type: "discount-percent", discount: rate(20_00) },
  { ...beer, startTime: clock(17), endTime: clock(19) },
);
/** Bangkok is seven hours ahead of UTC all year. */
const inBangkok = (text: string) => instant(utc(text) - 7 * msPerHour);

describe("the price of a line", () => {
  test("is the menu's, and will be", () => {
    expect(explain(singha)).toEqual({ origin: { kind: "menu" }, other: null });
  });

  test("is the promotion's until its hours end", () => {
    expect(explain(singha, [happyHour])).toEqual({
      origin: { kind: "promotion", promotion: happyHour },
      other: { kind: "later", at: inBangkok("2026-11-20 19:00:00"), price: money(90_00) },
    });
  });

  test("is the menu's until the hours of a promotion begin, on the next of its days", () => {
    const weekend = { ...happyHour, weekdays: [6, 7] as const };
    expect(explain(singha, [weekend])).toEqual({
      origin: { kind: "menu" },
      other: { kind: "later", at: inBangkok("2026-11-21 17:00:00"), price: money(72_00) },
    });
  });

  test("is that of a guest's type, and another for others", () => {
    const promotion = aPromotion(
      { type: "special-price", price: money(50_00) },
      { ...beer, customerType: id(2) },
    );
    expect(explain(singha, [promotion], aMoment({ customerType: id(2) }))).toEqual({
      origin: { kind: "promotion", promotion },
      other: { kind: "other-guests", price: money(90_00) },
    });
  });

  test("was typed, so no other is known", () => {
    const line = press(catchOfTheDay, [], aMoment(), money(300_00));
    expect(explainPrice(line, catchOfTheDay, [], aMoment())).toEqual({
      origin: { kind: "typed" },
      other: null,
    });
  });

  test("holds since a day, until the next one's begins at six in the morning", () => {
    const article = anArticle({
      datedPrices: [
        { fromDate: "2026-11-22", price: money(140_00) },
        { fromDate: "2026-11-01", price: money(130_00) },
      ],
    });
    expect(explain(article)).toEqual({
      origin: { kind: "since", day: "2026-11-01" },
      other: { kind: "later", at: inBangkok("2026-11-22 06:00:00"), price: money(140_00) },
    });
  });

  test("changes at midnight by a promotion that ends when it starts, and so lasts its whole day", () => {
    const saturdays = { ...happyHour, startTime: 1140, endTime: 1140, weekdays: [6] as const };
    expect(
      explainPrice(press(singha, [saturdays], aMoment()), singha, [saturdays], aMoment()),
    ).toMatchObject({
      origin: { kind: "menu" },
      other: { kind: "later", at: inBangkok("2026-11-21 00:00:00") },
    });
  });

  test("is not explained by a menu that has changed since the press", () => {
    const line = press(singha, [], aMoment());
    const dearer = { ...singha, price: money(95_00) };
    expect(explainPrice(line, dearer, [], aMoment())).toBeNull();
    const promoted = press(singha, [happyHour], aMoment());
    expect(explainPrice(promoted, singha, [], aMoment())).toBeNull();
    // The promotion is known, but what else it would cost is not.
    expect(
      explainPrice(promoted, { ...singha, price: money(100_00) }, [happyHour], aMoment()),
    ).toEqual({ origin: { kind: "promotion", promotion: happyHour }, other: null });
  });

  test("of what goes back is that of its sale", () => {
    const line = { ...press(singha, [happyHour], aMoment()), credits: lineKey("sale") };
    expect(explainPrice(line, singha, [happyHour], aMoment())?.other).toBeNull();
  });
});

const anyWeekdays = fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7]);
const anyTime = fc.option(fc.integer({ min: 0, max: 24 * 4 }).map((quarter) => quarter * 15));
const anyPromotions = fc
  .array(
    fc.record({
      percent: fc.constantFrom(10_00, 20_00, 50_00),
      startTime: anyTime,
      endTime: anyTime,
      weekdays: anyWeekdays,
      priority: fc.integer({ min: 1, max: 3 }),
      customerType: fc.constantFrom(null, id<"customer-type">(2)),
    }),
    { maxLength: 3 },
  )
  .map((drawn) =>
    drawn.map(({ percent, ...when }, index) =>
      aPromotion(
        { type: "discount-percent", discount: rate(percent) },
        { ...beer, ...when, id: id(index + 1) },
      ),
    ),
  );
const anyDatedPrices = fc.array(
  fc.record({
    fromDate: fc.integer({ min: 15, max: 29 }).map((day) => `2026-11-${day}`),
    price: fc.integer({ min: 80_00, max: 99_00 }).map(money),
  }),
  { maxLength: 2 },
);

test("the other price is that of a press at its moment, and until then each press has the line's", () => {
  const minutes = fc.integer({ min: 0, max: 7 * 24 * 60 });
  const customerType = fc.constantFrom(null, id<"customer-type">(2));
  fc.assert(
    fc.property(
      anyPromotions,
      anyDatedPrices,
      fc.record({ pressed: minutes, asked: fc.array(minutes, { maxLength: 30 }), customerType }),
      (promotions, datedPrices, { pressed, asked, customerType: customer }) => {
        const article = { ...singha, datedPrices };
        const sale = { timeZone: bangkok, customerType: customer };
        const at = instant(fridayEvening + pressed * msPerMinute);
        const priceOf = (moment: SaleMoment) => press(article, promotions, moment).price;
        const line = press(article, promotions, { ...sale, at });
        const explanation = explainPrice(line, article, promotions, sale);
        if (explanation === null) throw new Error("The menu has not changed");
        const { other } = explanation;
        const otherMoment =
          other?.kind === "later" ? { ...sale, at: other.at } : { ...sale, at, customerType: null };
        expect(other?.price).not.toBe(line.price);
        expect(other?.price ?? line.price).toBe(priceOf(otherMoment));
        const until = other === null ? at + 7 * msPerDay : otherMoment.at;
        const before = asked
          .map((minute) => instant(at + minute * msPerMinute))
          .filter((then) => then < until)
          .map((then) => priceOf({ ...sale, at: then }));
        expect(before).toEqual(before.map(() => line.price));
      },
    ),
    { numRuns: 2000 },
  );
});
