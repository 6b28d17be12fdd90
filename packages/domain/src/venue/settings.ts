/** The languages of the till; what each is called in itself is the till's matter. */
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
  /** The languages that the venue lets its staff choose from. */
  readonly allowedLanguages: readonly Language[];
};

/** Knows a language by its full name or its short one. */
export function languageNamed(name: string): Language | null {
  return languages.find((language) => language === name) ?? aliases.get(name) ?? null;
}

/** The till speaks the language that was chosen on it, as long as the venue allows it. */
export function chooseLanguage(stored: string | null, allowed: readonly Language[]): Language {
  const wanted = stored === null ? null : languageNamed(stored);
  if (wanted !== null && allowed.includes(wanted)) return wanted;
  return allowed.includes(defaultLanguage) ? defaultLanguage : (allowed[0] ?? defaultLanguage);
}
