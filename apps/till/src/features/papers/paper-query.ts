import type { Language } from "@comanda/domain/venue/settings";
import { languageState } from "#language/language.ts";

/** Papers are printed in the language of the till that requests them. */
export function paperQuery(): { readonly language: Language } {
  return { language: languageState().language.code };
}
