import { officePaperLanguage } from "@comanda/contract/office-venue";
import { nameRules } from "@comanda/domain/office/check-article";
import { checkOwnWords } from "@comanda/domain/office/check-own-words";
import { defaultLanguage } from "@comanda/domain/venue/settings";
import { listPaperWords } from "@comanda/paper/words/paper-words";

import { defineTopic, list, text } from "../office/index.ts";
import { insertWordings } from "../printing/index.ts";

const englishWords = listPaperWords("en_US");

export const paperLanguageTopic = defineTopic(officePaperLanguage, {
  table: "paper_language",
  columns: { name: text("name"), base: text("base"), words: list("words") },
  blank: { base: defaultLanguage, words: [] },
  texts: { name: nameRules },
  unique: [["name"]],
  check: ({ words }) => checkOwnWords(words, englishWords),
  // A paper that is being printed names the words that it began with.
  afterWrite: (tx, { location, rows }) =>
    insertWordings(
      tx,
      location,
      rows.map(({ words }) => String(words)),
    ),
  usedBy: (["printer", "station"] as const).map((kind) => ({
    kind,
    table: kind,
    column: "paper_language",
    name: "name",
    isHolding: true,
  })),
});
