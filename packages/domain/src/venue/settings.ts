import { languages } from "./languages.ts";

/** The languages of the till, each with its folder in `packages/languages`. */
export { languages };
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en_US";

export type Settings = {
  /** The languages that the venue offers to its staff. */
  readonly allowedLanguages: readonly Language[];
};

/** Finds a language by full or short code. */
export function findLanguage(name: string): Language | null {
  return (
    languages.find((code) => code === name) ??
    languages.find((code) => code.split("_")[0] === name) ??
    null
  );
}

/** Chooses the stored language if the venue allows it, else the default. */
export function chooseLanguage(stored: string | null, allowed: readonly Language[]): Language {
  const wanted = stored === null ? null : findLanguage(stored);
  if (wanted !== null && allowed.includes(wanted)) return wanted;
  return allowed.includes(defaultLanguage) ? defaultLanguage : (allowed[0] ?? defaultLanguage);
}
