import type { Language } from "@comanda/domain/venue/settings";
import { languageState } from "#language/language.ts";

/** Papers are in the language of the till that asks for them. */
export function paperQuery(): { readonly language: Language } {
  return { language: languageState().language.code };
}
