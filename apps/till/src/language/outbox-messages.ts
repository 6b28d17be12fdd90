import type { OutboxMessages } from "@comanda/languages/en_US/till/outbox";
import { outbox } from "@comanda/languages/lists/till-outbox";
import { inEveryLanguage } from "@comanda/languages/in-every-language";

import { languageState } from "./language.ts";
import { useLanguages } from "./use-language.ts";

/** All languages are bundled with the outbox: offline, none could be fetched. */
const texts = inEveryLanguage<OutboxMessages>(outbox);

export function outboxMessages(): OutboxMessages {
  return texts[languageState().language.code];
}

export function useOutboxMessages(): OutboxMessages {
  return texts[useLanguages().language.code];
}

export type { OutboxMessages };
