import { languages, type Language } from "@comanda/domain/venue/settings";
import { language as facts } from "@comanda/languages/lists/language";

/** The language's own name, so that its speakers recognise it. */
export function languageName(code: Language): string {
  return facts[code].name;
}

/** The language of papers in a country; null if the till does not have it. */
export function languageOfCountry(country: string): Language | null {
  return languages.find((code) => facts[code].countries.includes(country)) ?? null;
}
