import { lineKey } from "../bill/line.ts";
import type { PricingContext, SentLine } from "../bill/receive-lines.ts";
import { id } from "../id.ts";
import type { Article } from "../menu/article.ts";
import type { Question } from "../menu/question.ts";
import { money, noMoney } from "../money/money.ts";
import { anArticle, singha } from "./builders.ts";
import {
  answerOf,
  doneness,
  dressings,
  fries,
  large,
  oil,
  orderOf,
  pizza,
  rare,
  salad,
  sides,
  sizes,
  steak,
  steakHouse,
} from "./steak-house.ts";

/** A main dish, about which there are questions, and a beer. */
export const steakSet = anArticle({
  id: id(130),
  name: "Steak Menu",
  price: money(400_00),
  isSet: true,
});

function aSection(number: number, name: string, choices: readonly Article[]): Question {
  return {
    id: id(number),
    name,
    indexNumber: number,
    minimum: 1,
    maximum: 2,
    included: 2,
    namesPrice: false,
    choices: choices.map((article) => ({
      article: article.id,
      price: noMoney,
      isDefault: false,
      maximum: 2,
    })),
    articles: [steakSet.id],
    categories: [],
  };
}

export const setMain = aSection(11, "Main", [steak, pizza]);
export const setDrink = aSection(12, "Drink", [singha]);

/** The steak house with a set of its dishes. */
export const steakHouseWithSet: PricingContext = {
  ...steakHouse,
  menu: {
    ...steakHouse.menu,
    articles: [...steakHouse.menu.articles, steakSet],
    questions: [...steakHouse.menu.questions, setMain, setDrink],
  },
};

/** The press of so many sets with these main dishes, whose keys begin with that of the set. */
export function setOf(mains: readonly Article[], count = 1): SentLine {
  const order = orderOf("set", steakSet, count);
  if (order.kind !== "article") throw new Error("A set is an article");
  return {
    ...order,
    parts: [...mains.map((main) => ({ main, question: setMain.id })), drink].map(
      ({ main, question }) => ({
        question,
        article: main.id,
        count: 1,
        note: "",
        orderLevel: null,
      }),
    ),
  };
}

const drink = { main: singha, question: setDrink.id };

/** The line of a part by its place. */
export const partKey = (place: number) => lineKey(`set.${100 + place}`);

/** Three sets: a steak, rare, with fries for 20.00 of which one is included and a salad with oil, a large pizza, a beer. */
export const threeSteakSets: readonly SentLine[] = [
  setOf([steak, pizza], 3),
  answerOf("a", doneness, rare, { count: 3, about: partKey(0) }),
  answerOf("b", sides, fries, { count: 6, about: partKey(0) }),
  answerOf("c", sides, salad, { count: 3, about: partKey(0) }),
  answerOf("d", dressings, oil, { count: 3, about: "c" }),
  answerOf("e", sizes, large, { count: 3, about: partKey(1) }),
];
