import type { HelpMessages } from "@comanda/languages/en_US/till/help";
import { help } from "@comanda/languages/lists/till-help";
import { inEveryLanguage } from "@comanda/languages/in-every-language";

import { useLanguages } from "./use-language.ts";

/** Bundled in all languages: a dozen short texts each. */
const texts = inEveryLanguage<HelpMessages>(help);

export function useHelpMessages(): HelpMessages {
  return texts[useLanguages().language.code];
}
