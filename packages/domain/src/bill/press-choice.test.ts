import fc from "fast-check";
import { expect, test } from "vitest";

import { id } from "../id.ts";
import type { Choice } from "../menu/question.ts";
import { money } from "../money/money.ts";
import { defaultChoices, pressChoice, type SectionChoices } from "./press-choice.ts";

const choice = (article: number, changes: Partial<Choice> = {}): Choice => ({
  article: id(article),
  price: money(0),
  isDefault: false,
  maximum: 1,
  ...changes,
});
const section = (minimum: number, maximum: number, ...choices: readonly Choice[]) => ({
  minimum,
  maximum,
  choices,
});

type Section = ReturnType<typeof section>;
/** What is chosen after each touch: articles, each with its count. */
function press(asked: Section, ...articles: readonly number[]): readonly (readonly number[])[] {
  let chosen: SectionChoices = new Map();
  return articles.map((article) => {
    chosen = pressChoice(asked, chosen, id(article));
    return [...chosen].flat();
  });
}

test("of a section that needs one, the other choice takes its place", () => {
  expect(press(section(1, 1, choice(1), choice(2)), 1, 2, 2)).toEqual([
    [1, 1],
    [2, 1],
    [2, 1],
  ]);
});

test("what may be left out is dropped by a second touch", () => {
  expect(press(section(0, 1, choice(1)), 1, 1)).toEqual([[1, 1], []]);
});

test("more touches take more of the same, as long as there is room", () => {
  const drinks = section(1, 2, choice(1, { maximum: 2 }), choice(2));
  expect(press(drinks, 1, 1, 1, 2)).toEqual([[1, 1], [1, 2], [], [2, 1]]);
  expect(press(drinks, 1, 1, 2)).toEqual([
    [1, 1],
    [1, 2],
    [1, 1, 2, 1],
  ]);
});

test("a section begins with its defaults, or with its only choice if it needs one", () => {
  const begins = (asked: Section): readonly number[] => [...defaultChoices(asked)].flat();
  expect(begins(section(1, 1, choice(1), choice(2, { isDefault: true })))).toEqual([2, 1]);
  expect(begins(section(1, 1, choice(1)))).toEqual([1, 1]);
  expect(begins(section(0, 1, choice(1)))).toEqual([]);
});

test("no touches choose more than a section has room for", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(4), { maxLength: 20 }),
      (room, limits, touches) => {
        const choices = limits.map((maximum, index) => choice(index + 1, { maximum }));
        const asked = section(0, room + 1, ...choices);
        let chosen: SectionChoices = defaultChoices(asked);
        for (const touch of touches) chosen = pressChoice(asked, chosen, id(touch + 1));
        const all = [...chosen.values()].reduce((sum, count) => sum + count, 0);
        expect(all).toBeLessThanOrEqual(asked.maximum);
        for (const [article, count] of chosen) {
          expect(count).toBeLessThanOrEqual(limits[article - 1] ?? 0);
        }
      },
    ),
  );
});
