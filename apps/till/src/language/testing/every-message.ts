import { languages, type Language } from "@comanda/domain/venue/settings";

import { messages as allEnglish } from "@comanda/languages/en_US/till/all";
import { office as officeEnglish } from "@comanda/languages/en_US/office/all";
import { office } from "@comanda/languages/lists/office-all";
import { papers } from "@comanda/languages/lists/papers-papers";
import { priceList } from "@comanda/languages/lists/papers-price-list";
import { sheets } from "@comanda/languages/lists/papers-sheets";
import { newVenue } from "@comanda/languages/lists/new-venue";
import { messages } from "@comanda/languages/lists/till-all";
import { fault } from "@comanda/languages/lists/till-fault";
import { files } from "@comanda/languages/lists/till-files";
import { help } from "@comanda/languages/lists/till-help";
import { outbox } from "@comanda/languages/lists/till-outbox";
import { setUp } from "@comanda/languages/lists/till-set-up";

/** All texts of the screens in English. */
export const englishMessages = {
  ...allEnglish,
  outbox: outbox.en_US,
  office: officeEnglish,
  setUp: setUp.en_US,
  file: files.en_US,
  fault: fault.en_US,
  help: help.en_US,
};

/** Texts of an area by language, of which a folder may lack any. */
type Area<Texts> = Readonly<Partial<Record<string, Texts>>>;

function textsIn(area: Area<object>, code: Language): object {
  return area[code] ?? {};
}

async function fetchIn(area: Area<() => Promise<object>>, code: Language): Promise<object> {
  return (await area[code]?.()) ?? {};
}

async function messagesOf(code: Language): Promise<object> {
  if (code === "en_US") return englishMessages;
  return {
    ...(await fetchIn(messages, code)),
    outbox: textsIn(outbox, code),
    office: await fetchIn(office, code),
    setUp: textsIn(setUp, code),
    file: textsIn(files, code),
    fault: textsIn(fault, code),
    help: textsIn(help, code),
  };
}

export type LanguageTexts = {
  readonly code: Language;
  /** What the folder has for the screens. */
  readonly messages: object;
  /** What the folder has for papers, on which the names of a new venue appear. */
  readonly papers: object;
};

/** Every folder with exactly the texts that it has. */
export const everyLanguage: readonly LanguageTexts[] = await Promise.all(
  languages.map(async (code) => ({
    code,
    messages: await messagesOf(code),
    papers: {
      papers: textsIn(papers, code),
      priceList: textsIn(priceList, code),
      sheets: textsIn(sheets, code),
      newVenue: textsIn(newVenue, code),
    },
  })),
);
