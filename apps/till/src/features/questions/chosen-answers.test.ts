import { addAnswers } from "@comanda/domain/bill/add-answers";
import { receiveLines } from "@comanda/domain/bill/receive-lines";
import { findLine } from "@comanda/domain/bill/bill";
import { lineKey } from "@comanda/domain/bill/line";
import { oneQuantity, quantity } from "@comanda/domain/money/quantity";
import { aBill, accepted, fridayEvening } from "@comanda/domain/testing/builders";
import { soldChoices } from "@comanda/domain/menu/sold-choices";
import {
  done,
  doneness,
  dressing,
  fries,
  lobster,
  onions,
  rare,
  salad,
  sides,
  steak,
  steakHouse,
} from "@comanda/domain/testing/steak-house";
import { expect, test } from "vitest";

import {
  answersOfLine,
  answersOnSheet,
  defaultAnswers,
  placeOfItem,
  toPresses,
  touchChoice,
  touchWay,
  type Chosen,
} from "./chosen-answers.ts";

const { menu } = steakHouse;
const place = placeOfItem(steak);
const first = defaultAnswers(menu, place);

function touchOf(question: typeof sides, article: typeof fries, at = place) {
  const found = soldChoices(menu, question).find((one) => one.article === article);
  if (found === undefined) throw new Error("No such choice");
  return { place: at, question, ...found };
}

const textOf = (chosen: readonly Chosen[]) =>
  chosen.map(({ article, count, way }) => {
    const name = menu.articles.find(({ id }) => id === article)?.name;
    return [count > 1 ? `${count}×` : "", way ?? "", name].filter((word) => word !== "").join(" ");
  });

test("what is chosen at first is right at once", () => {
  expect(textOf(first)).toEqual(["Rare", "Fries"]);
});

test("one of one is exchanged, and a needed one stays however often it is touched", () => {
  const well = touchChoice(menu, first, touchOf(doneness, done));
  expect(textOf(well)).toEqual(["Fries", "Well done"]);
  expect(touchChoice(menu, well, touchOf(doneness, done))).toBe(well);
});

test("a second touch makes it two, and one that finds no room takes it away", () => {
  const two = touchChoice(menu, first, touchOf(sides, fries));
  expect(textOf(two)).toEqual(["Rare", "2× Fries"]);
  expect(textOf(touchChoice(menu, two, touchOf(sides, fries)))).toEqual(["Rare"]);
});

test("if no more answers fit, the one chosen first gives way", () => {
  const full = [salad, lobster].reduce(
    (chosen, article) => touchChoice(menu, chosen, touchOf(sides, article)),
    first,
  );
  expect(textOf(full)).toEqual(["Rare", "Fries", "Salad", "House dressing", "Lobster"]);
  const withOnions = touchChoice(menu, full, touchOf(sides, onions));
  expect(textOf(withOnions)).toEqual(["Rare", "Salad", "House dressing", "Lobster", "Onions"]);
  expect(textOf(touchChoice(menu, withOnions, touchOf(sides, fries)))).toEqual([
    "Rare",
    "Lobster",
    "Onions",
    "Fries",
  ]);
  const twice = [fries, salad, onions].reduce(
    (chosen, article) => touchChoice(menu, chosen, touchOf(sides, article)),
    first,
  );
  expect(textOf(twice)).toEqual(["Rare", "Fries", "Salad", "House dressing", "Onions"]);
});

test("an answer brings the answers that it leads to, and takes them along", () => {
  const withSalad = touchChoice(menu, first, touchOf(sides, salad));
  expect(textOf(withSalad)).toEqual(["Rare", "Fries", "Salad", "House dressing"]);
  expect(textOf(touchChoice(menu, withSalad, touchOf(sides, salad)))).toEqual(["Rare", "Fries"]);
  const without = [0, 1, 2].reduce<readonly Chosen[]>(
    (chosen) => touchWay(chosen, touchOf(sides, salad)),
    withSalad,
  );
  expect(textOf(without)).toEqual(["Rare", "Fries", "without Salad"]);
});

test("the key beside a choice begins with what to leave out, and goes through the ways", () => {
  const touch = touchOf(sides, onions);
  let chosen = touchWay(first, touch);
  expect(textOf(chosen).at(-1)).toBe("without Onions");
  chosen = touchWay(chosen, touch);
  expect(textOf(chosen).at(-1)).toBe("Onions");
  expect(textOf(touchWay(chosen, touch)).at(-1)).toBe("on-the-side Onions");
  expect(textOf(touchWay(touchWay(chosen, touch), touch)).at(-1)).toBe("extra Onions");
});

test("what is chosen stays chosen while the menu is read anew", () => {
  const again = structuredClone(menu);
  const asked = again.questions.find(({ id }) => id === doneness.id);
  if (asked === undefined) throw new Error("Nobody asks how it is done");
  const touch = { ...touchOf(doneness, done), question: asked };
  expect(textOf(answersOnSheet(again, place, first))).toEqual(["Rare", "Fries"]);
  expect(textOf(touchChoice(again, first, touch))).toEqual(["Fries", "Well done"]);
});

test("what was retired while the sheet was open is no longer an answer, nor what it led to", () => {
  const chosen = touchChoice(menu, first, touchOf(sides, salad));
  expect(textOf(answersOnSheet(menu, place, chosen))).toEqual(textOf(chosen));
  const retired = {
    ...menu,
    articles: menu.articles.map((one) => (one.id === salad.id ? { ...one, isDeleted: true } : one)),
  };
  expect(textOf(answersOnSheet(retired, place, chosen))).toEqual(["Rare", "Fries"]);
  const unasked = { ...menu, questions: menu.questions.filter(({ id }) => id !== sides.id) };
  expect(textOf(answersOnSheet(unasked, place, chosen))).toEqual(["Rare"]);
});

test("the answers of a line come back to the sheet as they were chosen, for any number of pieces", () => {
  const chosen = touchChoice(
    menu,
    touchChoice(menu, first, touchOf(sides, fries)),
    touchOf(sides, salad),
  );
  let count = 0;
  const item = lineKey("item");
  const presses = toPresses(chosen, {
    menu,
    item,
    pieces: quantity(3),
    at: fridayEvening,
    newKey: () => lineKey(`answer-${(count += 1)}`),
  });
  expect(presses.map((press) => press.quantity)).toEqual([3, 6, 3, 3]);
  const order = {
    kind: "article",
    key: item,
    at: fridayEvening,
    article: steak.id,
    quantity: quantity(3),
    typedPrice: null,
    note: "",
    orderLevel: null,
    times: null,
  } as const;
  const ordered = accepted(receiveLines(aBill(), [order], steakHouse));
  const about = { key: item, article: steak, quantity: quantity(3) };
  const bill = accepted(addAnswers(ordered, about, { menu, presses }));
  const line = findLine(bill, item);
  if (line === null) throw new Error("The steaks are gone");
  expect(textOf(answersOfLine(bill, menu, { line, pieces: 3 })).toSorted()).toEqual(
    textOf(chosen).toSorted(),
  );
});

test("answers have no order of their own in the presses: each comes after what it is about", () => {
  const salads = touchChoice(menu, first, touchOf(sides, salad)).toReversed();
  let count = 0;
  const presses = toPresses(salads, {
    menu,
    item: lineKey("item"),
    pieces: oneQuantity,
    at: fridayEvening,
    newKey: () => lineKey(`answer-${(count += 1)}`),
  });
  const leaf = presses.find(({ article }) => article === dressing.id);
  const parent = presses.findIndex(({ key }) => key === leaf?.item);
  expect(presses.findIndex((press) => press === leaf)).toBeGreaterThan(parent);
  expect(presses[parent]?.article).toBe(salad.id);
  expect(presses.map(({ article }) => article)).toContain(rare.id);
});
