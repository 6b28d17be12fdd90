import type { Problem } from "./problem.ts";

/** A word of papers as the venue writes it. */
export type OwnWord = { readonly word: string; readonly text: string };

/** More than a line of the widest paper holds. */
export const ownWordMaximumLength = 120;

/** Line breaks too: a word is a part of a line. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** What is wrong with the text of a word, given the word in English; null if a paper can use it. */
export function checkOwnWord(text: string, english: string): Omit<Problem, "field"> | null {
  if (text.trim() === "") return { code: "required" };
  if (text.length > ownWordMaximumLength)
    return { code: "too-long", maximum: ownWordMaximumLength };
  if (controlCharacter.test(text)) return { code: "control-character" };
  return placeholdersIn(text) === placeholdersIn(english) ? null : { code: "placeholders-differ" };
}

/** Checks a venue's words of papers: each is a word of the product, once, with all its placeholders and no others. */
export function checkOwnWords(
  words: readonly OwnWord[],
  english: ReadonlyMap<string, string>,
): readonly Problem[] {
  const seen = new Set<string>();
  return words.flatMap(({ word, text }): readonly Problem[] => {
    const field = `words.${word}`;
    const original = english.get(word);
    if (original === undefined) return [{ field, code: "not-found" }];
    if (seen.has(word)) return [{ field, code: "repeated" }];
    seen.add(word);
    const problem = checkOwnWord(text, original);
    return problem === null ? [] : [{ field, ...problem }];
  });
}

/** What stands in braces, each as often as it does. */
function placeholdersIn(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).toSorted().join();
}
