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
  /** In its own words, so that everybody finds theirs. */
  readonly name: string;
  /** What the browser calls it. */
  readonly tag: string;
  /** English comes with the till; every other language is fetched by those who speak it. */
  readonly load: () => Promise<Messages>;
};

type State = {
  readonly language: Language;
  readonly messages: Messages;
  readonly offered: readonly Language[];
};

type Speaker = Omit<Language, "code">;

/** A language that the venue can allow and the till cannot speak does not compile. */
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
/** A language that comes late does not take the place of one that was wanted after it. */
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

/** The language of this device, before its first screen. */
export async function startLanguage(): Promise<void> {
  const stored = languageNamed(storedLanguage() ?? "");
  await speak(spoken.find(({ code }) => code === stored) ?? defaultLanguage);
}

/** Kept on this device, for whoever signs in next. False where it could not be fetched. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const isSpoken = await speak(language);
  if (isSpoken) localStorage.setItem(storageKey, language.code);
  return isSpoken;
}

/** Of the languages that this till speaks, those among the codes; `code` is spoken until another is chosen. */
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
    // Without a network the till goes on in the language that it has.
    reportFault(error, "fetch language");
    return false;
  }
}

function change(next: State): void {
  current = next;
  for (const listener of listeners) listener();
}
