import type { Language } from "@comanda/domain/venue/settings";

import { setUpEnglish, type SetUpMessages } from "./set-up/english.ts";
import { setUpFilipino } from "./set-up/filipino.ts";
import { setUpThai } from "./set-up/thai.ts";
import { setUpVietnamese } from "./set-up/vietnamese.ts";
import { useLanguages } from "./use-language.ts";

/** Bundled with the set-up, which a venue sees once. */
const texts: Readonly<Record<Language, SetUpMessages>> = {
  en_US: setUpEnglish,
  vi_VN: setUpVietnamese,
  th_TH: setUpThai,
  tl_PH: setUpFilipino,
};

export function useSetUpMessages(): SetUpMessages {
  return texts[useLanguages().language.code];
}
