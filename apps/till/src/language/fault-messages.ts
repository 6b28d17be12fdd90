import type { Language } from "@comanda/domain/venue/settings";

import { faultEnglish, type FaultMessages } from "./fault/english.ts";
import { faultFilipino } from "./fault/filipino.ts";
import { faultThai } from "./fault/thai.ts";
import { faultVietnamese } from "./fault/vietnamese.ts";
import { useLanguages } from "./use-language.ts";

/** All languages are bundled: a till that is failing should not have to load another file. */
const texts: Readonly<Record<Language, FaultMessages>> = {
  en_US: faultEnglish,
  vi_VN: faultVietnamese,
  th_TH: faultThai,
  tl_PH: faultFilipino,
};

export function useFaultMessages(): FaultMessages {
  return texts[useLanguages().language.code];
}
