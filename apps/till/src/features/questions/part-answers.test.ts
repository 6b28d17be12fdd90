import { addAnswersToParts } from "@comanda/domain/bill/add-answers-to-parts";
import { findLine } from "@comanda/domain/bill/bill";
import type { SectionChoices } from "@comanda/domain/bill/press-choice";
import { lineAmount, lineKey } from "@comanda/domain/bill/line";
import { receiveLines } from "@comanda/domain/bill/receive-lines";
import type { QuestionId } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import { aBill, accepted, fridayEvening, singha } from "@comanda/domain/testing/builders";
import { satang } from "@comanda/domain/testing/pay-builders";
import { fries, large, pizza, steak } from "@comanda/domain/testing/steak-house";
import {
  setDrink,
  setMain,
  setOf,
  steakHouseWithSet,
  steakSet,
  threeSteakSets,
} from "@comanda/domain/testing/steak-set";
import { expect, test } from "vitest";

import type { Chosen } from "./chosen-answers.ts";
import {
  answersFor,
  answersOfSet,
  extrasOfAnswers,
  partName,
  pressesAboutParts,
} from "./part-answers.ts";

const { menu } = steakHouseWithSet;
const set = lineKey("set");

function chosen(...mains: readonly Article[]): ReadonlyMap<QuestionId, SectionChoices> {
  return new Map([
    [setMain.id, new Map(mains.map(({ id }) => [id, 1]))],
    [setDrink.id, new Map([[singha.id, 1]])],
  ]);
}

const steakName = partName({ question: setMain.id, article: steak.id });
const pizzaName = partName({ question: setMain.id, article: pizza.id });
const namesOf = (given: readonly Chosen[] = []) =>
  given.map(({ article, count }) => {
    const name = menu.articles.find(({ id }) => id === article)?.name ?? "";
    return count === 1 ? name : `${count}× ${name}`;
  });

test("what is chosen begins with the usual answers, keeps its own, and loses them with it", () => {
  const begun = answersFor(menu, chosen(steak), new Map());
  expect(namesOf(begun.get(steakName))).toEqual(["Rare", "Fries"]);
  const fewer = new Map(begun).set(steakName, []);
  const both = answersFor(menu, chosen(steak, pizza), fewer);
  expect(namesOf(both.get(steakName))).toEqual([]);
  expect(namesOf(both.get(pizzaName))).toEqual(["Small"]);
  expect([...answersFor(menu, chosen(pizza), both).keys()]).not.toContain(steakName);
});

test("an answer that is retired while the page is open is not ordered with its part", () => {
  const begun = answersFor(menu, chosen(steak), new Map());
  const articles = menu.articles.map((one) =>
    one.id === fries.id ? { ...one, isActive: false } : one,
  );
  const now = answersFor({ ...menu, articles }, chosen(steak), begun);
  expect(namesOf(now.get(steakName))).toEqual(["Rare"]);
});

test("the answers of an unsent set come back to its page, cost what they will, and are ordered as they were", () => {
  const order = accepted(receiveLines(aBill(), threeSteakSets, steakHouseWithSet));
  const line = findLine(order, set);
  if (line?.type !== "normal") throw new Error("The set is gone");
  const answers = answersOfSet(order, menu, line);
  expect(namesOf(answers.get(steakName))).toEqual(["Rare", "2× Fries", "Salad", "Oil"]);
  expect(namesOf(answers.get(pizzaName))).toEqual(["Large"]);
  const total = order.lines.reduce((sum, one) => sum + lineAmount(one, satang), 0);
  expect(3 * (steakSet.price + extrasOfAnswers(menu, chosen(steak, pizza), answers))).toBe(total);

  const plain = accepted(receiveLines(aBill(), [setOf([steak, pizza], 3)], steakHouseWithSet));
  let count = 0;
  const newKey = () => lineKey(`answer-${(count += 1)}`);
  const presses = pressesAboutParts(plain, set, answers, { menu, at: fridayEvening, newKey });
  const again = accepted(addAnswersToParts(plain, set, { menu, presses, isAsked: true }));
  const sold = (bill: typeof order) =>
    bill.lines.map((one) => `${one.article} ${one.quantity} ${one.price}`).toSorted();
  expect(sold(again)).toEqual(sold(order));
});

test("a part without a needed answer is not ordered", () => {
  const plain = accepted(receiveLines(aBill(), [setOf([steak])], steakHouseWithSet));
  expect(addAnswersToParts(plain, set, { menu, presses: [], isAsked: true })).toEqual({
    refusal: "answer-missing",
    about: { question: "Doneness" },
  });
});

test("only what is chosen adds to the price", () => {
  const answers = answersFor(menu, chosen(steak, pizza), new Map());
  const sized = (size: Article) =>
    new Map(answers).set(
      pizzaName,
      (answers.get(pizzaName) ?? []).map((one) => ({ ...one, article: size.id })),
    );
  expect(extrasOfAnswers(menu, chosen(pizza), sized(large))).toBe(100_00);
  expect(extrasOfAnswers(menu, chosen(steak), sized(large))).toBe(0);
  const two = (answers.get(steakName) ?? []).map((one) =>
    one.article === fries.id ? { ...one, count: 2 } : one,
  );
  expect(extrasOfAnswers(menu, chosen(steak), new Map(answers).set(steakName, two))).toBe(20_00);
});
