import type { Language } from "@comanda/domain/venue/settings";

import { languageState } from "./language.ts";
import { useLanguages } from "./use-language.ts";
import { outboxEnglish, type OutboxMessages } from "./outbox/english.ts";
import { outboxFilipino } from "./outbox/filipino.ts";
import { outboxThai } from "./outbox/thai.ts";
import { outboxVietnamese } from "./outbox/vietnamese.ts";

/** All languages are bundled with the outbox: offline, none could be fetched. */
const texts: Readonly<Record<Language, OutboxMessages>> = {
  en_US: outboxEnglish,
  vi_VN: outboxVietnamese,
  th_TH: outboxThai,
  tl_PH: outboxFilipino,
};

export function outboxMessages(): OutboxMessages {
  return texts[languageState().language.code];
}

export function useOutboxMessages(): OutboxMessages {
  return texts[useLanguages().language.code];
}

export type { OutboxMessages } from "./outbox/english.ts";
