import { foldText } from "../text/fold-text.ts";
import { compareByName, isShown, type Article } from "./article.ts";

/** Finds shown articles whose name contains every typed word; names in which the words begin a word come first. */
export function findArticles(articles: readonly Article[], typed: string): readonly Article[] {
  const wanted = foldText(typed).split(" ");
  if (wanted[0] === "") return [];
  return articles
    .filter(isShown)
    .map((article) => ({ article, name: foldText(article.name) }))
    .filter(({ name }) => wanted.every((word) => name.includes(word)))
    .map(({ article, name }) => ({
      article,
      rank: wanted.every((word) => hasWordBeginning(name, word)) ? 0 : 1,
    }))
    .toSorted(
      (first, second) => first.rank - second.rank || compareByName(first.article, second.article),
    )
    .map(({ article }) => article);
}

/** Returns the article that Enter orders: the only match, or the one whose full name was typed. */
export function findArticleToOrder(found: readonly Article[], typed: string): Article | null {
  const whole = foldText(typed);
  const meant = found.length === 1 ? found : found.filter(({ name }) => foldText(name) === whole);
  const [first, ...others] = meant;
  return first === undefined || others.length > 0 ? null : first;
}

/** Marks are part of a word: in Thai they are its vowels and tones. */
const wordCharacter = /[\p{Letter}\p{Mark}\p{Number}]/u;

/** Whether the text occurs at the start of a word. */
function hasWordBeginning(name: string, beginning: string): boolean {
  let at = name.indexOf(beginning);
  while (at > 0 && wordCharacter.test(name.charAt(at - 1))) at = name.indexOf(beginning, at + 1);
  return at >= 0;
}
