import {
  defaultLanguage as defaultCode,
  languageNamed,
  languages,
  type Language as LanguageCode,
} from "@comanda/domain/venue/settings";

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

type Speaker = Omit<Language, "code">;

/** If a venue can allow a language that the till lacks, this does not compile. */
const speakers: Readonly<Record<LanguageCode, Speaker>> = {
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
const spoken: readonly Language[] = languages.map((code) => ({ code, ...speakers[code] }));
const defaultLanguage: Language = { code: defaultCode, ...speakers[defaultCode] };

const storageKey = "comanda.language";
const listeners = new Set<() => void>();
let current: State = { language: defaultLanguage, messages: english, offered: spoken };
/** The language requested last. One that loads late must not replace one that was chosen after it. */
let wanted = defaultLanguage;

export function languageState(): State {
  return current;
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function storedLanguage(): string | null {
  return localStorage.getItem(storageKey);
}

/** Loads this device's language before the first screen. */
export async function startLanguage(): Promise<void> {
  const stored = languageNamed(storedLanguage() ?? "");
  await speak(spoken.find(({ code }) => code === stored) ?? defaultLanguage);
}

/** Stored on this device, for every user. Returns false if the language could not be fetched. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const isSpoken = await speak(language);
  if (isSpoken) localStorage.setItem(storageKey, language.code);
  return isSpoken;
}

/** Offers those of the codes that this till has; `code` is active until another language is chosen. */
export async function offerLanguages(codes: readonly string[], code: string): Promise<void> {
  const offered = spoken.filter((language) => codes.includes(language.code));
  const language = offered.find((offer) => offer.code === code) ?? offered[0];
  if (language === undefined) return;
  change({ ...current, offered });
  await speak(language);
}

async function speak(language: Language): Promise<boolean> {
  wanted = language;
  try {
    const messages = await language.load();
    if (wanted === language) change({ ...current, language, messages });
    return true;
  } catch (error) {
    // Offline, the till stays in its current language.
    reportFault(error, "fetch language");
    return false;
  }
}

function change(next: State): void {
  current = next;
  for (const listener of listeners) listener();
}
