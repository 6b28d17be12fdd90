import { languageState, type LanguageCode } from "./language.ts";
import { useLanguages } from "./use-language.ts";
import { outboxEnglish, type OutboxMessages } from "./outbox/english.ts";
import { outboxThai } from "./outbox/thai.ts";

/** All of them come with the outbox: without a network none could be fetched. */
const texts: Readonly<Record<LanguageCode, OutboxMessages>> = {
  en_US: outboxEnglish,
  th_TH: outboxThai,
};

export function outboxMessages(): OutboxMessages {
  return texts[languageState().language.code];
}

export function useOutboxMessages(): OutboxMessages {
  return texts[useLanguages().language.code];
}

export type { OutboxMessages } from "./outbox/english.ts";
