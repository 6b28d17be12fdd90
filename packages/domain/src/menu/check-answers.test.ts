import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { quantity } from "../money/quantity.ts";
import {
  done,
  doneness,
  fries,
  lobster,
  onions,
  rare,
  salad,
  sides,
  sizes,
  steakHouse,
} from "../testing/steak-house.ts";
import { priceAnswers, type Answer } from "./answer.ts";
import { checkAnswers } from "./check-answers.ts";
import { answerWays, type AnswerWay, type Question } from "./question.ts";

const asked = [doneness, sides];
const nameOf = (article: number): string =>
  steakHouse.menu.articles.find(({ id }) => id === article)?.name ?? "?";
const about = (pieces: number) => ({ name: "Steak", pieces, nameOf });

function answer(
  question: Question,
  { id: article }: { readonly id: Answer["article"] },
  count = 1,
  way: AnswerWay | null = null,
): Answer {
  return { question: question.id, article, quantity: quantity(count), way };
}

const plain = [answer(doneness, rare), answer(sides, fries)];

describe("answers", () => {
  test("fit if each question has as many as it asks for, for each piece", () => {
    expect(checkAnswers(asked, plain, about(1))).toBeNull();
    const forTwo = [answer(doneness, rare, 2), answer(sides, fries, 4), answer(sides, salad, 2)];
    expect(checkAnswers(asked, forTwo, about(2))).toBeNull();
    expect(checkAnswers(asked, plain, about(2))).toEqual({
      refusal: "answer-missing",
      about: { question: "Doneness" },
    });
  });

  test("are refused where one is missing, even if what is asked for is left out", () => {
    const refusal = { refusal: "answer-missing", about: { question: "Sides" } };
    expect(checkAnswers(asked, [answer(doneness, rare)], about(1))).toEqual(refusal);
    const without = [answer(doneness, rare), answer(sides, fries, 1, "without")];
    expect(checkAnswers(asked, without, about(1))).toEqual(refusal);
  });

  test("are refused where there are too many of a question or of a choice", () => {
    expect(checkAnswers(asked, [...plain, answer(doneness, done)], about(1))).toEqual({
      refusal: "answers-too-many",
      about: { question: "Doneness", maximum: 1 },
    });
    const fourSides = [answer(doneness, rare), answer(sides, fries, 3), answer(sides, salad)];
    expect(checkAnswers(asked, fourSides, about(1))).toEqual({
      refusal: "answers-too-many",
      about: { question: "Sides", maximum: 3 },
    });
    expect(
      checkAnswers(asked, [answer(doneness, rare), answer(sides, fries, 3)], about(1)),
    ).toEqual({ refusal: "answers-too-many", about: { question: "Fries", maximum: 2 } });
  });

  test("are refused where nobody asked for them", () => {
    for (const stray of [answer(doneness, fries), answer(sizes, rare)]) {
      expect(checkAnswers(asked, [...plain, stray], about(1))).toMatchObject({
        refusal: "answer-not-offered",
        about: { parent: "Steak" },
      });
    }
  });
});

describe("prices of answers", () => {
  const pricesOf = (answers: readonly Answer[], pieces = 1) =>
    priceAnswers(asked, answers, pieces).map(({ answer: of, quantity: count, price }) => [
      nameOf(of.article),
      count,
      price,
    ]);

  test("the cheapest are included, whatever was chosen first", () => {
    expect(pricesOf([answer(sides, lobster), answer(sides, fries)])).toEqual([
      ["Lobster", 1, 200_00],
      ["Fries", 1, 0],
    ]);
  });

  test("of an answer that is included in part, the rest has its price", () => {
    expect(pricesOf([answer(sides, fries, 2), answer(sides, lobster)])).toEqual([
      ["Fries", 1, 0],
      ["Fries", 1, 20_00],
      ["Lobster", 1, 200_00],
    ]);
    expect(pricesOf([answer(sides, fries, 4)], 2)).toEqual([
      ["Fries", 2, 0],
      ["Fries", 2, 20_00],
    ]);
  });

  test("extra is never included, and what is left out costs nothing and includes nothing", () => {
    expect(pricesOf([answer(sides, onions, 1, "extra"), answer(sides, fries)])).toEqual([
      ["Onions", 1, 10_00],
      ["Fries", 1, 0],
    ]);
    expect(pricesOf([answer(sides, onions, 1, "without"), answer(sides, fries)])).toEqual([
      ["Onions", 1, 0],
      ["Fries", 1, 0],
    ]);
    expect(pricesOf([answer(sides, fries, 1, "on-the-side")])).toEqual([["Fries", 1, 0]]);
  });
});

const anyAnswer: fc.Arbitrary<Answer> = fc
  .record({
    question: fc.constantFrom(doneness, sides, sizes),
    article: fc.constantFrom(rare, done, fries, salad, lobster, onions),
    count: fc.integer({ min: 1, max: 9 }),
    way: fc.constantFrom(null, ...answerWays),
  })
  .map(({ question, article, count, way }) => answer(question, article, count, way));
const anyAnswers = fc.array(anyAnswer, { maxLength: 8 });
const anyShuffled = anyAnswers.chain((answers) =>
  fc.tuple(
    fc.constant(answers),
    fc.shuffledSubarray(answers, { minLength: answers.length, maxLength: answers.length }),
  ),
);

test("the check answers every list of answers, in any order alike", () => {
  fc.assert(
    fc.property(anyShuffled, fc.integer({ min: 1, max: 5 }), ([answers, shuffled], pieces) => {
      expect(checkAnswers(asked, shuffled, about(pieces))).toEqual(
        checkAnswers(asked, answers, about(pieces)),
      );
    }),
  );
});

test("the price of all answers is the same in any order, and no less with one more", () => {
  const sum = (answers: readonly Answer[], pieces: number) =>
    priceAnswers(asked, answers, pieces).reduce(
      (total, { price, quantity: count }) => total + price * count,
      0,
    );
  fc.assert(
    fc.property(
      anyShuffled,
      anyAnswer,
      fc.integer({ min: 1, max: 5 }),
      ([answers, shuffled], more, pieces) => {
        expect(sum(shuffled, pieces)).toBe(sum(answers, pieces));
        expect(sum([...answers, more], pieces)).toBeGreaterThanOrEqual(sum(answers, pieces));
      },
    ),
  );
});

test("the parts of each answer add up to it", () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 5 }), (answers, pieces) => {
      const parts = priceAnswers(asked, answers, pieces);
      for (const one of new Set(answers)) {
        const own = parts.filter((part) => part.answer === one);
        const times = answers.filter((other) => other === one).length;
        const total = own.reduce((sum, part) => sum + part.quantity, 0);
        expect(total).toBe(one.quantity * times);
      }
    }),
  );
});

test("accepted answers are as many as their questions ask for", () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 3 }), (answers, pieces) => {
      if (checkAnswers(asked, answers, about(pieces)) !== null) return;
      for (const { id, minimum, maximum } of asked) {
        let count = 0;
        for (const one of answers) {
          if (one.question === id && one.way !== "without") count += one.quantity;
        }
        expect(count).toBeGreaterThanOrEqual(minimum * pieces);
        expect(count).toBeLessThanOrEqual(maximum * pieces);
      }
    }),
  );
});
