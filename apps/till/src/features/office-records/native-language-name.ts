import { languages } from "@comanda/domain/venue/settings";

/** What the speakers of a language call it; null for any other word. */
export function nativeLanguageName(word: string): string | null {
  const code = languages.find((known) => known === word);
  const tag = code?.split("_")[0];
  if (tag === undefined) return null;
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? word;
}
