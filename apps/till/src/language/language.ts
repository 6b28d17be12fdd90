import { english, type Messages } from "./english.ts";
import { thai } from "./thai.ts";

export type LanguageCode = "en_US" | "th_TH";

export type Language = {
  readonly code: LanguageCode;
  /** In its own words, so that everybody finds theirs. */
  readonly name: string;
  /** What the browser calls it. */
  readonly tag: string;
  readonly messages: Messages;
};

type State = { readonly language: Language; readonly offered: readonly Language[] };

const defaultLanguage: Language = {
  code: "en_US",
  name: "English",
  tag: "en",
  messages: english,
};
const spoken: readonly Language[] = [
  defaultLanguage,
  { code: "th_TH", name: "ไทย", tag: "th", messages: thai },
];

const storageKey = "comanda.language";
const listeners = new Set<() => void>();
let current: State = {
  language: spoken.find(({ code }) => code === storedLanguage()) ?? defaultLanguage,
  offered: spoken,
};

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

/** Kept on this device, for whoever signs in next. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language.code);
  change({ ...current, language });
}

/** Of the languages that this till speaks, those among the codes; `wanted` is spoken until another is chosen. */
export function offerLanguages(codes: readonly string[], wanted: string): void {
  const offered = spoken.filter(({ code }) => codes.includes(code));
  const language = offered.find(({ code }) => code === wanted) ?? offered[0];
  if (language !== undefined) change({ language, offered });
}

function change(next: State): void {
  current = next;
  for (const listener of listeners) listener();
}
