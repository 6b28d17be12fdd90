import type { LanguageCode } from "#language/language.ts";
import { languageState } from "#language/language.ts";

/** Papers are in the language of the till that asks for them. */
export function paperQuery(): { readonly language: LanguageCode } {
  return { language: languageState().language.code };
}
