import type { OwnWord } from "@comanda/domain/office/check-own-words";
import type { Language } from "@comanda/domain/venue/settings";

import type { PaperMessages } from "../messages/paper-messages.ts";
import { paperMessages } from "../messages/paper-messages.ts";
import type { SheetTexts } from "../messages/sheet-texts.ts";
import { sheetTexts } from "../messages/sheet-texts.ts";

/** The groups of texts of reports that slips have, too. */
export const reportGroups = [
  "titles",
  "reportTitles",
  "facts",
  "tables",
  "columns",
  "rows",
] as const satisfies readonly (keyof SheetTexts)[];

/** The words of bills, tickets, lists and slips in a language, with those that the venue has replaced. */
export function paperWords(language: Language, own: readonly OwnWord[] = []): PaperMessages {
  return replaceWords(paperMessages[language], "", own);
}

/** The same for the reports of shifts, days and months. */
export function reportWords(language: Language, own: readonly OwnWord[] = []): SheetTexts {
  const texts = sheetTexts[language];
  if (own.length === 0) return texts;
  return {
    ...texts,
    titles: replaceWords(texts.titles, "titles.", own),
    reportTitles: replaceWords(texts.reportTitles, "reportTitles.", own),
    facts: replaceWords(texts.facts, "facts.", own),
    tables: replaceWords(texts.tables, "tables.", own),
    columns: replaceWords(texts.columns, "columns.", own),
    rows: replaceWords(texts.rows, "rows.", own),
  };
}

/** Every word of papers in a language, by its name in the product. */
export function listPaperWords(language: Language): ReadonlyMap<string, string> {
  const reports = sheetTexts[language];
  return new Map([
    ...Object.entries(paperMessages[language]),
    ...reportGroups.flatMap((group) =>
      Object.entries(reports[group]).map(([name, text]): [string, string] => [
        `${group}.${name}`,
        text,
      ]),
    ),
  ]);
}

function replaceWords<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  group: string,
  own: readonly OwnWord[],
): Readonly<Record<Name, string>> {
  if (own.length === 0) return texts;
  const replaced = new Map(own.map(({ word, text }) => [word, text]));
  const words: Record<Name, string> = { ...texts };
  for (const name in words) words[name] = replaced.get(`${group}${name}`) ?? words[name];
  return words;
}
