import { foldText } from "../text/fold-text.ts";
import { compareByName, isShown, type Article } from "./article.ts";

/** The shown articles with every typed word in their name: first where words begin so, then anywhere. */
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

/** The one article that is found, or the one whose whole name was typed: what Enter orders. */
export function meantArticle(found: readonly Article[], typed: string): Article | null {
  const whole = foldText(typed);
  const meant = found.length === 1 ? found : found.filter(({ name }) => foldText(name) === whole);
  const [first, ...others] = meant;
  return first === undefined || others.length > 0 ? null : first;
}

/** Marks belong to the word: in Thai they are its vowels and tones. */
const partOfWord = /[\p{Letter}\p{Mark}\p{Number}]/u;

/** A word begins at the front, and after anything that is no part of a word. */
function hasWordBeginning(name: string, beginning: string): boolean {
  let at = name.indexOf(beginning);
  while (at > 0 && partOfWord.test(name.charAt(at - 1))) at = name.indexOf(beginning, at + 1);
  return at >= 0;
}
