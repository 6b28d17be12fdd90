import type { Language } from "@comanda/domain/venue/settings";

import { english, type PaperMessages } from "./english.ts";
import { filipino } from "./filipino.ts";
import { thai } from "./thai.ts";
import { vietnamese } from "./vietnamese.ts";

export const paperMessages: Readonly<Record<Language, PaperMessages>> = {
  en_US: english,
  vi_VN: vietnamese,
  th_TH: thai,
  tl_PH: filipino,
};
