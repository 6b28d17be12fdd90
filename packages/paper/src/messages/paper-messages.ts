import type { Language } from "@comanda/domain/venue/settings";

import { english, type PaperWords } from "./english.ts";
import { filipino } from "./filipino.ts";
import { thai } from "./thai.ts";
import { vietnamese } from "./vietnamese.ts";

export const paperWords: Readonly<Record<Language, PaperWords>> = {
  en_US: english,
  vi_VN: vietnamese,
  th_TH: thai,
  tl_PH: filipino,
};
