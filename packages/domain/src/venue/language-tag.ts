import type { Language } from "./settings.ts";

/** The BCP 47 tag of a language, as the web and PDF write it; our own codes are those of operating systems. */
export function languageTag(code: Language): string {
  const [tag = code] = Intl.getCanonicalLocales(code.replace("_", "-"));
  return tag;
}
