import type { OwnWord } from "@comanda/domain/office/check-own-words";
import { listWordUses } from "@comanda/paper/words/word-uses";

import { toEntry, toList, toText } from "./office-record.ts";

/** All words of papers, in the order of the form. */
export const paperWordList = listWordUses();

/** The venue's own words in a field of a form. */
export function ownWordsOf(value: unknown): readonly OwnWord[] {
  return toList(value).map((entry) => {
    const { word, text } = toEntry(entry);
    return { word: toText(word), text: toText(text) };
  });
}

/** The same with another text for a word, in the order of the form; an empty text leaves the word to the base. */
export function withOwnWord(own: readonly OwnWord[], changed: OwnWord): readonly OwnWord[] {
  const texts = new Map(own.map(({ word, text }) => [word, text]));
  texts.set(changed.word, changed.text);
  return paperWordList.flatMap(({ word }) => {
    const text = texts.get(word) ?? "";
    return text.trim() === "" ? [] : [{ word, text }];
  });
}

/** The words that differ between two versions, as text. */
export function changedWords(now: unknown, before: unknown): string {
  const [own, old] = [now, before].map(
    (value) => new Map(ownWordsOf(value).map(({ word, text }) => [word, text])),
  );
  return paperWordList
    .filter(({ word }) => own?.get(word) !== old?.get(word))
    .map(({ word, english }) => `${english}: ${own?.get(word) ?? "–"}`)
    .join(", ");
}
