import { id, type ArticleId } from "../id.ts";
import type { AnswerWay, Choice, Question } from "../menu/question.ts";
import { money, noMoney } from "../money/money.ts";
import { lineKey } from "../bill/line.ts";
import type { PricingContext, SentLine } from "../bill/receive-lines.ts";
import { quantity } from "../money/quantity.ts";
import { anArticle, fridayEvening, singha } from "./builders.ts";
import { plainPricing } from "./pricing-fixture.ts";

const dishes = id<"category">(1);
const answers = id<"category">(2);

function anAnswer(number: number, name: string) {
  return anArticle({ id: id(number), name, price: noMoney, category: answers, type: "mixer" });
}

export const steak = anArticle({ id: id(100), name: "Steak", price: money(300_00) });
export const pizza = anArticle({ id: id(101), name: "Pizza", price: money(150_00) });
export const rare = anAnswer(110, "Rare");
export const done = anAnswer(111, "Well done");
export const fries = anAnswer(112, "Fries");
export const salad = anAnswer(113, "Salad");
export const lobster = anAnswer(114, "Lobster");
export const dressing = anAnswer(115, "House dressing");
export const oil = anAnswer(116, "Oil");
export const small = anAnswer(117, "Small");
export const large = anAnswer(118, "Large");
export const onions = anAnswer(119, "Onions");

function aChoice(
  article: { readonly id: Choice["article"] },
  choice: Partial<Choice> = {},
): Choice {
  return { article: article.id, price: noMoney, isDefault: false, maximum: 1, ...choice };
}

function aQuestion(number: number, question: Partial<Question>): Question {
  return {
    id: id(number),
    name: "Question",
    indexNumber: number,
    minimum: 0,
    maximum: 1,
    included: 0,
    namesPrice: false,
    choices: [],
    articles: [],
    categories: [],
    ...question,
  };
}

/** One of two. */
export const doneness = aQuestion(1, {
  name: "Doneness",
  minimum: 1,
  choices: [aChoice(rare, { isDefault: true }), aChoice(done)],
  articles: [steak.id],
});

/** Up to three, of which the cheapest is included. */
export const sides = aQuestion(2, {
  name: "Sides",
  minimum: 1,
  maximum: 3,
  included: 1,
  choices: [
    aChoice(fries, { price: money(20_00), isDefault: true, maximum: 2 }),
    aChoice(salad, { price: money(30_00) }),
    aChoice(lobster, { price: money(200_00) }),
    aChoice(onions, { price: money(10_00) }),
  ],
  articles: [steak.id],
});

/** About the salad of a steak. */
export const dressings = aQuestion(3, {
  name: "Dressing",
  minimum: 1,
  choices: [aChoice(dressing, { isDefault: true }), aChoice(oil, { price: money(5_00) })],
  articles: [salad.id],
});

/** The size names the price of the pizza. */
export const sizes = aQuestion(4, {
  name: "Size",
  minimum: 1,
  namesPrice: true,
  choices: [
    aChoice(small, { price: money(150_00), isDefault: true }),
    aChoice(large, { price: money(250_00) }),
  ],
  articles: [pizza.id],
});

/** A restaurant that asks about steaks, salads and pizzas. */
export const steakHouse: PricingContext = {
  ...plainPricing,
  menu: {
    ...plainPricing.menu,
    articles: [
      steak,
      pizza,
      rare,
      done,
      fries,
      salad,
      lobster,
      dressing,
      oil,
      small,
      large,
      onions,
      singha,
    ],
    categories: [dishes, answers].map((category, index) => ({
      id: category,
      name: `Category ${index}`,
      parentId: null,
      indexNumber: index,
      color: "#1e90ff",
      mixerGroup: null,
      commission: null,
    })),
    questions: [doneness, sides, dressings, sizes],
  },
};

export function orderOf(key: string, article: { readonly id: ArticleId }, count = 1): SentLine {
  return {
    kind: "article",
    key: lineKey(key),
    at: fridayEvening,
    article: article.id,
    quantity: quantity(count),
    typedPrice: null,
    note: "",
    orderLevel: null,
    times: null,
  };
}

type Said = {
  readonly count?: number;
  readonly way?: AnswerWay;
  readonly about?: string;
};

export function answerOf(
  key: string,
  question: Question,
  article: { readonly id: ArticleId },
  { count = 1, way, about = "item" }: Said = {},
) {
  return {
    kind: "answer",
    key: lineKey(key),
    at: fridayEvening,
    item: lineKey(about),
    question: question.id,
    article: article.id,
    quantity: quantity(count),
    way: way ?? null,
    note: "",
  } as const satisfies SentLine;
}

/** Three steaks, each rare with two fries and a salad, which has oil. */
export const threeSteaks = [
  orderOf("item", steak, 3),
  answerOf("a", doneness, rare, { count: 3 }),
  answerOf("b", sides, fries, { count: 6 }),
  answerOf("c", sides, salad, { count: 3 }),
  answerOf("d", dressings, oil, { count: 3, about: "c" }),
];
