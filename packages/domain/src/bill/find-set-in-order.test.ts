import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import type { Article } from "../menu/article.ts";
import type { Question } from "../menu/question.ts";
import { money } from "../money/money.ts";
import { quantity } from "../money/quantity.ts";
import {
  aBill,
  accepted,
  aMoment,
  ladyDrink,
  padThai,
  saved,
  singha,
  soda,
} from "../testing/builders.ts";
import {
  main,
  drinks,
  sodas,
  chosen,
  lunchKey,
  setPress,
  withArticle,
  amountsOf,
} from "../testing/lunch-orders.ts";
import { lunchSections, lunchSet, pricingFixture } from "../testing/pricing-fixture.ts";
import { addSet } from "./add-set.ts";
import type { Bill } from "./bill.ts";
import { breakUpSet } from "./break-up-set.ts";
import { chooseSetParts } from "./choose-set-parts.ts";
import { findSetInOrder } from "./find-set-in-order.ts";
import { lineKey } from "./line.ts";
import { makeSet } from "./make-set.ts";

const { menu, currency } = pricingFixture;
const sold = (article: Article, key: string, bill: Bill, count = 1): Bill =>
  withArticle(bill, article, key, count);

describe("a set in the order", () => {
  /** A second drink would cost less in the set than by itself. */
  const questions = lunchSections.map((section) => ({ ...section, maximum: 1 }));
  const oneDrink = { ...menu, questions };
  const search = { menu: oneDrink, moment: aMoment(), currency };
  const single = (): Bill => sold(singha, "b", sold(padThai, "a", aBill(), 2), 2);

  test("is found in unsent lines, as often as they make it up", () => {
    expect(findSetInOrder(single(), search)).toMatchObject({
      sets: 2,
      before: 420_00,
      after: 2 * 199_99,
    });
    expect(findSetInOrder(sold(padThai, "a", aBill()), search)).toBeNull();
    expect(findSetInOrder(saved(single()), search)).toBeNull();
  });

  test("is not offered if it saves nothing, or cannot be sold", () => {
    const dear = menu.articles.map((each) =>
      each.isSet ? { ...each, price: money(210_00) } : each,
    );
    expect(
      findSetInOrder(single(), { ...search, menu: { ...oneDrink, articles: dear } }),
    ).toBeNull();
    const gone = menu.articles.map((each) => (each.isSet ? { ...each, isActive: false } : each));
    expect(
      findSetInOrder(single(), { ...search, menu: { ...oneDrink, articles: gone } }),
    ).toBeNull();
  });

  describe("of several drinks", () => {
    const [dish, beer] = sold(singha, "b", sold(padThai, "a", aBill())).lines;
    if (dish === undefined || beer === undefined) throw new Error("Two lines were ordered");
    /** The drinks in the set. */
    const offered = (drinkSections: readonly Question[], beers: readonly object[]) => {
      const lines = beers.map((marks, index) => ({ ...beer, key: lineKey(`b${index}`), ...marks }));
      const found = findSetInOrder(
        { ...aBill(), lines: [dish, ...lines] },
        { ...search, menu: { ...menu, questions: drinkSections } },
      );
      return found?.parts.slice(1).map(({ note, course }) => [note, course]);
    };
    const plain = ["", null];

    test("is not offered if one of its parts would lose a note or its course", () => {
      const two = lunchSections.map((section) =>
        section.id === drinks ? { ...section, minimum: 2 } : section,
      );
      const marks = { note: "no ice", course: 2 };
      expect(offered(two, [marks, marks])).toEqual([
        ["no ice", 2],
        ["no ice", 2],
      ]);
      expect(offered(two, [{}, { note: "no ice" }])).toBeUndefined();
      expect(offered(two, [{ course: 2 }, {}])).toBeUndefined();
    });

    test("is offered for those that are alike, whichever was ordered first", () => {
      for (const beers of [
        [{}, {}, { note: "no ice" }],
        [{ note: "no ice" }, {}, {}],
      ]) {
        expect(offered(lunchSections, beers)).toEqual([plain, plain]);
      }
      expect(offered(lunchSections, [{ note: "no ice" }, {}])).toEqual([["no ice", null]]);
    });
  });

  test("seats a dish where only it can sit, and moves another on", () => {
    // Pad Thai goes into both sections, the beer only into the first.
    const [first, second] = lunchSections;
    if (first === undefined || second === undefined) throw new Error("The fixture has sections");
    const offered = { price: money(0), isDefault: false, maximum: 1 };
    const crossed = [
      {
        ...first,
        choices: [
          { ...offered, article: padThai.id },
          { ...offered, article: singha.id },
        ],
      },
      { ...second, maximum: 1, choices: [{ ...offered, article: padThai.id }] },
    ];
    const found = findSetInOrder(sold(singha, "b", sold(padThai, "a", aBill())), {
      ...search,
      menu: { ...menu, questions: crossed },
    });
    expect(found?.parts.map(({ question, article }) => [question, article.id])).toEqual([
      [first.id, singha.id],
      [second.id, padThai.id],
    ]);
  });

  test("ends its search after so many steps, however large the set", () => {
    const [first] = lunchSections;
    if (first === undefined) throw new Error("The fixture has sections");
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...padThai,
      id: id<"article">(1000 + index),
    }));
    const choices = many.map((article) => ({
      article: article.id,
      price: money(0),
      isDefault: false,
      maximum: 1,
    }));
    const long = Array.from({ length: 40 }, (_, index) => ({
      ...first,
      id: id<"question">(index + 1),
      choices,
    }));
    const bill = many.reduce((all, article, index) => sold(article, `many-${index}`, all), aBill());
    const found = findSetInOrder(bill, {
      ...search,
      menu: { questions: long, articles: [...many, lunchSet], categories: [] },
    });
    expect(found === null || found.parts.length === 40).toBe(true);
  });

  test("breaking up and making again returns the same amounts", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(padThai, ladyDrink),
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 150_00 }),
        (dish, withSoda, count, price) => {
          const article = { ...lunchSet, price: money(price) };
          const cheap = {
            ...oneDrink,
            articles: menu.articles.map((each) => (each.isSet ? article : each)),
          };
          const answers = [
            chosen(main, dish.id),
            chosen(drinks, singha.id),
            ...(withSoda ? [chosen(sodas, soda.id)] : []),
          ];
          const parts = accepted(chooseSetParts(cheap, article, answers));
          const before = accepted(
            addSet(aBill(), {
              ...setPress,
              key: lunchKey,
              article,
              quantity: quantity(count),
              parts,
            }),
          );
          const broken = accepted(
            breakUpSet(before, lunchKey, { ...pricingFixture, promotions: [] }),
          );
          const found = findSetInOrder(broken, { ...search, menu: cheap });
          if (found === null) throw new Error("The set is not found again");
          const made = accepted(makeSet(broken, found, { ...setPress, key: lineKey("again") }));
          const sorted = (bill: Bill) => amountsOf(bill).toSorted((one, other) => one - other);
          expect(sorted(made)).toEqual(sorted(before));
        },
      ),
    );
  });
});
