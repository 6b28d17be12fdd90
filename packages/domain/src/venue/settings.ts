/** The languages of the till. */
export const languages = ["en_US", "vi_VN", "th_TH", "tl_PH"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en_US";

const aliases: ReadonlyMap<string, Language> = new Map([
  ["en", "en_US"],
  ["vi", "vi_VN"],
  ["th", "th_TH"],
  ["tl", "tl_PH"],
]);

export type Settings = {
  /** The languages that the venue offers to its staff. */
  readonly allowedLanguages: readonly Language[];
};

/** Finds a language by full or short code. */
export function findLanguage(name: string): Language | null {
  return languages.find((language) => language === name) ?? aliases.get(name) ?? null;
}

/** Chooses the stored language if the venue allows it, else the default. */
export function chooseLanguage(stored: string | null, allowed: readonly Language[]): Language {
  const wanted = stored === null ? null : findLanguage(stored);
  if (wanted !== null && allowed.includes(wanted)) return wanted;
  return allowed.includes(defaultLanguage) ? defaultLanguage : (allowed[0] ?? defaultLanguage);
}
