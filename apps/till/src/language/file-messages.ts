import type { Language } from "@comanda/domain/venue/settings";

import { filesEnglish, type FileMessages } from "./files/english.ts";
import { filesFilipino } from "./files/filipino.ts";
import { filesThai } from "./files/thai.ts";
import { filesVietnamese } from "./files/vietnamese.ts";
import { useLanguages } from "./use-language.ts";

export type { FileMessages };

/** Bundled with every screen that imports files: only a few sentences per language. */
const texts: Readonly<Record<Language, FileMessages>> = {
  en_US: filesEnglish,
  vi_VN: filesVietnamese,
  th_TH: filesThai,
  tl_PH: filesFilipino,
};

export function useFileMessages(): FileMessages {
  return texts[useLanguages().language.code];
}
