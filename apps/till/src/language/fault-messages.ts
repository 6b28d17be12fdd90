import type { Language } from "@comanda/domain/venue/settings";

import { faultEnglish, type FaultMessages } from "./fault/english.ts";
import { faultFilipino } from "./fault/filipino.ts";
import { faultThai } from "./fault/thai.ts";
import { faultVietnamese } from "./fault/vietnamese.ts";
import { useLanguages } from "./use-language.ts";

/** All of them come with the page that says them: a till that fails should not have to fetch one more file. */
const texts: Readonly<Record<Language, FaultMessages>> = {
  en_US: faultEnglish,
  vi_VN: faultVietnamese,
  th_TH: faultThai,
  tl_PH: faultFilipino,
};

export function useFaultMessages(): FaultMessages {
  return texts[useLanguages().language.code];
}
