import type { Language } from "@comanda/domain/venue/settings";

import { priceListEnglish, type PriceListTexts } from "./english.ts";
import { priceListFilipino } from "./filipino.ts";
import { priceListThai } from "./thai.ts";
import { priceListVietnamese } from "./vietnamese.ts";

export const priceListTexts: Readonly<Record<Language, PriceListTexts>> = {
  en_US: priceListEnglish,
  vi_VN: priceListVietnamese,
  th_TH: priceListThai,
  tl_PH: priceListFilipino,
};
