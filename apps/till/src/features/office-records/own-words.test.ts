import { expect, test } from "vitest";

import { changedWords, ownWordsOf, paperWordList, withOwnWord } from "./own-words.ts";

const total = { word: "total", text: "Soma" };
const thanks = { word: "thanks", text: "Obrigado" };

test("own words stay in the order of the form, in which order they were typed", () => {
  const one = withOwnWord(withOwnWord([], total), thanks);
  expect(one).toEqual(withOwnWord(withOwnWord([], thanks), total));
  expect(withOwnWord(one, { word: "total", text: " " })).toEqual([thanks]);
  expect(ownWordsOf([total, { word: 1 }])).toEqual([total, { word: "", text: "" }]);
});

test("two versions are compared word by word", () => {
  const mine = [thanks, { ...total, text: "Total a pagar" }];
  expect(changedWords(mine, [thanks, total])).toBe("Total: Total a pagar");
  expect(changedWords([total], [thanks, total])).toBe("Thank you: –");
});

test("the form has every word once", () => {
  const words = paperWordList.map(({ word }) => word);
  expect(new Set(words).size).toBe(words.length);
  expect(paperWordList.filter(({ english }) => english === "")).toEqual([]);
});
