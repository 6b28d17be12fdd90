import {
  defaultLanguage as defaultCode,
  findLanguage,
  languages,
  type Language as LanguageCode,
} from "@comanda/domain/venue/settings";

import { createStore } from "zustand/vanilla";

import { reportFault } from "#api/report-fault.ts";

import { english, type Messages } from "./english.ts";

export type Language = {
  readonly code: LanguageCode;
  /** The language's own name, so that its speakers recognise it. */
  readonly name: string;
  /** The BCP 47 language tag. */
  readonly tag: string;
  /** English is bundled with the till; every other language is fetched when it is chosen. */
  readonly load: () => Promise<Messages>;
};

type State = {
  readonly language: Language;
  readonly messages: Messages;
  readonly offered: readonly Language[];
};

type LanguageDetails = Omit<Language, "code">;

/** If a venue can allow a language that the till lacks, this does not compile. */
const languageDetails: Readonly<Record<LanguageCode, LanguageDetails>> = {
  en_US: { name: "English", tag: "en", load: async () => english },
  vi_VN: {
    name: "Tiếng Việt",
    tag: "vi",
    load: async () => (await import("./vietnamese.ts")).vietnamese,
  },
  th_TH: { name: "ไทย", tag: "th", load: async () => (await import("./thai.ts")).thai },
  tl_PH: {
    name: "Filipino",
    tag: "fil",
    load: async () => (await import("./filipino.ts")).filipino,
  },
};
export const availableLanguages: readonly Language[] = languages.map((code) => ({
  code,
  ...languageDetails[code],
}));
const defaultLanguage: Language = { code: defaultCode, ...languageDetails[defaultCode] };

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
    if (key === storageKey) void loadStoredLanguage();
  });
  await loadStoredLanguage();
}

async function loadStoredLanguage(): Promise<void> {
  const stored = findLanguage(storedLanguage() ?? "");
  await loadLanguage(availableLanguages.find(({ code }) => code === stored) ?? defaultLanguage);
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
    const messages = await language.load();
    if (requestedLanguage === language) languageStore.setState({ language, messages });
    return true;
  } catch (error) {
    // Offline, the till stays in its current language.
    reportFault(error, "fetch language");
    return false;
  }
}
