import type { Language } from "@comanda/domain/venue/settings";

import { helpEnglish, type HelpMessages } from "./help/english.ts";
import { helpFilipino } from "./help/filipino.ts";
import { helpThai } from "./help/thai.ts";
import { helpVietnamese } from "./help/vietnamese.ts";
import { useLanguages } from "./use-language.ts";

/** Bundled in all languages: a dozen short texts each. */
const texts: Readonly<Record<Language, HelpMessages>> = {
  en_US: helpEnglish,
  vi_VN: helpVietnamese,
  th_TH: helpThai,
  tl_PH: helpFilipino,
};

export function useHelpMessages(): HelpMessages {
  return texts[useLanguages().language.code];
}
