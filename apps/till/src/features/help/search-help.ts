import { foldText } from "@comanda/domain/text/fold-text";

import type { HelpBlock, HelpBook, HelpText } from "./help-page.ts";

export type HelpHit<Name extends string> = {
  readonly page: Name;
  readonly title: string;
  /** The sentence that has most of the words; null if only the title has any. */
  readonly where: string | null;
};

type IndexedPage<Name extends string> = {
  readonly page: Name;
  readonly title: string;
  readonly foldedTitle: string;
  readonly parts: readonly { readonly text: string; readonly folded: string }[];
};

/** Prepares the pages for a search, in the order of their list. */
export function indexHelp<const Name extends string>(
  book: HelpBook,
  names: readonly Name[],
): readonly IndexedPage<Name>[] {
  return names.flatMap((page) => {
    const found = book[page];
    if (found === undefined) return [];
    const parts = found.blocks.flatMap(textsOf).map((text) => ({ text, folded: fold(text) }));
    return [{ page, title: found.title, foldedTitle: fold(found.title), parts }];
  });
}

/** The pages that have all words, in any order and without marks: first those whose title has them. */
export function searchHelp<Name extends string>(
  index: readonly IndexedPage<Name>[],
  typed: string,
): readonly HelpHit<Name>[] {
  const words = fold(typed).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const hits = index.flatMap(({ page, title, foldedTitle, parts }) => {
    const isIn = (word: string) =>
      foldedTitle.includes(word) || parts.some(({ folded }) => folded.includes(word));
    if (!words.every(isIn)) return [];
    const counted = parts.map(({ text, folded }) => ({ text, count: countIn(folded, words) }));
    const best = counted.reduce((most, part) => (part.count > most.count ? part : most), {
      text: "",
      count: 0,
    });
    const where = best.count === 0 ? null : shortened(best.text);
    return [{ page, title, where, isTitled: words.every((word) => foldedTitle.includes(word)) }];
  });
  return [...hits.filter(({ isTitled }) => isTitled), ...hits.filter(({ isTitled }) => !isTitled)];
}

const maxShown = 100;

/** Ends after a whole word; a text without spaces, as in Thai, before a letter with its marks. */
function shortened(text: string): string {
  if (text.length <= maxShown) return text;
  const whole = text.slice(0, maxShown).replace(/\P{M}\p{M}*$/u, "");
  const end = whole.lastIndexOf(" ");
  return `${end < maxShown / 2 ? whole : whole.slice(0, end)} …`;
}

function countIn(folded: string, words: readonly string[]): number {
  return words.filter((word) => folded.includes(word)).length;
}

/** The tone and vowel-shortening marks of Thai, which are easily left out on a small keyboard. */
const thaiMarks = /[\u0E47-\u0E4C]/g;

function fold(text: string): string {
  return foldText(text).replaceAll(thaiMarks, "");
}

function textsOf(block: HelpBlock): readonly string[] {
  switch (block.kind) {
    case "heading":
    case "text":
      return [plain(block.text)];
    case "list":
      return block.items.flat().flatMap(textsOf);
    case "table":
      return block.rows.map((row) => row.map(plain).join(" – "));
    case "code":
      return [block.text];
  }
}

function plain(text: HelpText): string {
  return text.map((span) => (typeof span === "string" ? span : span.text)).join("");
}
