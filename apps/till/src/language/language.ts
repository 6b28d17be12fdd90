import { languageTag } from "@comanda/domain/venue/language-tag";
import {
  defaultLanguage as defaultCode,
  findLanguage,
  languages,
  type Language as LanguageCode,
} from "@comanda/domain/venue/settings";
import { firstMessages as english, type Messages } from "@comanda/languages/en_US/till/first";
import { messages as translations } from "@comanda/languages/lists/till-all";
import { withEnglish, type Incomplete } from "@comanda/languages/with-english";

import { createStore } from "zustand/vanilla";

import { reportFault } from "#api/report-fault.ts";

import { languageName } from "./language-facts.ts";

export type Language = {
  readonly code: LanguageCode;
  /** The BCP 47 language tag. */
  readonly tag: string;
};

type State = {
  readonly language: Language;
  readonly messages: Messages;
  readonly offered: readonly Language[];
};

export type { Messages };

/** English is bundled with the till; every other language is fetched when it is chosen. */
const loaders: Readonly<Record<string, () => Promise<Incomplete<Messages>>>> = translations;

export const availableLanguages: readonly Language[] = languages.map(describeLanguage);
const defaultLanguage = describeLanguage(defaultCode);

function describeLanguage(code: LanguageCode): Language {
  return { code, tag: languageTag(code) };
}

const storageKey = "comanda.language";
export const languageStore = createStore<State>(() => ({
  language: defaultLanguage,
  messages: english,
  offered: availableLanguages,
}));
/** The language requested last. One that loads late must not replace one that was chosen after it. */
let requestedLanguage = defaultLanguage;

export function languageState(): State {
  return languageStore.getState();
}

export function storedLanguage(): string | null {
  return localStorage.getItem(storageKey);
}

/** Loads this device's language before the first screen. */
export async function startLanguage(): Promise<void> {
  addEventListener("storage", ({ key }) => {
    // Chosen in another window of this device.
    if (key === storageKey) void loadLanguage(findStoredLanguage());
  });
  await loadLanguage(findStoredLanguage());
}

function findStoredLanguage(): Language {
  const stored = findLanguage(storedLanguage() ?? "");
  return availableLanguages.find(({ code }) => code === stored) ?? defaultLanguage;
}

/** Stored on this device, for every user. Returns false if the language could not be fetched. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const isSpoken = await loadLanguage(language);
  if (isSpoken) localStorage.setItem(storageKey, language.code);
  return isSpoken;
}

/** Offers those of the codes that this till has; `code` is active until another language is chosen. */
export async function offerLanguages(codes: readonly string[], code: string): Promise<void> {
  const offered = availableLanguages.filter((language) => codes.includes(language.code));
  const language = offered.find((offer) => offer.code === code) ?? offered[0];
  if (language === undefined) return;
  languageStore.setState({ offered });
  await loadLanguage(language);
}

async function loadLanguage(language: Language): Promise<boolean> {
  requestedLanguage = language;
  try {
    const [translated] = await Promise.all([loaders[language.code]?.(), loadLetters(language)]);
    const messages = withEnglish(english, translated);
    if (requestedLanguage === language) languageStore.setState({ language, messages });
    return true;
  } catch (error) {
    // Offline, the till stays in its current language.
    reportFault(error, "fetch language");
    return false;
  }
}

/**
 * Loads the letters that the device's own font may lack, before they are needed: Chromium keeps the boxes that it has
 * drawn in their place, even when they have arrived.
 */
async function loadLetters({ code }: Language): Promise<void> {
  const load = async (weight: number) =>
    await document.fonts.load(`${weight} 1em "Comanda Letters"`, languageName(code));
  // A device that cannot fetch them may have its own.
  await Promise.allSettled([load(400), load(700)]);
}
