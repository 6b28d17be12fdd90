import { describe, expect, test } from "vitest";

import { id } from "../id.ts";
import { noMoney } from "../money/money.ts";
import { answerableQuestions, type Choice, type Question } from "./question.ts";

const fries = id<"article">(1);
const salad = id<"article">(2);
const choice = (article: typeof fries, maximum = 1): Choice => ({
  article,
  price: noMoney,
  isDefault: false,
  maximum,
});
const sides = (minimum: number): Question => ({
  id: id<"question">(1),
  name: "Sides",
  indexNumber: 0,
  minimum,
  maximum: 3,
  included: 0,
  namesPrice: false,
  choices: [choice(fries, 2), choice(salad)],
  articles: [],
  categories: [],
});

describe("a question with choices that are no longer sold", () => {
  test("asks for no more answers than the others can give", () => {
    expect(answerableQuestions([sides(3)], () => true)).toEqual([sides(3)]);
    expect(answerableQuestions([sides(3)], (article) => article === fries)).toEqual([sides(2)]);
    expect(answerableQuestions([sides(1)], (article) => article === salad)).toEqual([sides(1)]);
    expect(answerableQuestions([sides(3), sides(0)], (article) => article === salad)).toEqual([
      sides(1),
      sides(0),
    ]);
  });

  test("is not asked without any", () => {
    expect(answerableQuestions([sides(0), sides(1)], () => false)).toEqual([]);
  });
});
