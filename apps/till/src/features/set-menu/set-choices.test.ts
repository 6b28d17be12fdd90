import { sectionsOfSet } from "@comanda/domain/bill/choose-set-parts";
import { singha } from "@comanda/domain/testing/builders";
import { pizza, steak } from "@comanda/domain/testing/steak-house";
import { setDrink, setMain, steakHouseWithSet, steakSet } from "@comanda/domain/testing/steak-set";
import { expect, test } from "vitest";

import { areSameChoices, choicesOnSheet, type SetChoices } from "./set-choices.ts";

const { menu } = steakHouseWithSet;
const chosen: SetChoices = new Map([
  [
    setMain.id,
    new Map([
      [steak.id, 1],
      [pizza.id, 2],
    ]),
  ],
  [setDrink.id, new Map([[singha.id, 1]])],
]);

test("what is chosen for a set stays chosen while the menu is read anew", () => {
  const again = structuredClone(menu);
  expect(choicesOnSheet(again, sectionsOfSet(again, steakSet), chosen)).toEqual(chosen);
});

test("what was retired, or taken out of its section, while the page was open is no longer chosen", () => {
  const articles = menu.articles.map((one) =>
    one.id === pizza.id ? { ...one, isDeleted: true } : one,
  );
  const questions = menu.questions.map((one) =>
    one.id === setDrink.id ? { ...one, choices: [] } : one,
  );
  const now = { ...menu, articles, questions };
  expect(choicesOnSheet(now, sectionsOfSet(now, steakSet), chosen)).toEqual(
    new Map([
      [setMain.id, new Map([[steak.id, 1]])],
      [setDrink.id, new Map()],
    ]),
  );
});

test("choices that were touched back are the same, in whatever order", () => {
  const mains = (...counts: readonly (readonly [typeof steak.id, number])[]): SetChoices =>
    new Map([...chosen, [setMain.id, new Map(counts)]]);
  expect(areSameChoices(chosen, mains([pizza.id, 2], [steak.id, 1]))).toBe(true);
  expect(areSameChoices(chosen, mains([steak.id, 1], [pizza.id, 1]))).toBe(false);
  expect(areSameChoices(chosen, mains([steak.id, 1]))).toBe(false);
});
