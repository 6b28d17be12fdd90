import { laterMessages } from "@comanda/contract/later-messages";
import { learnSentences } from "@comanda/sync/failure";

/** The sentences of refusals that only later screens give. */
export function learnLaterSentences(): void {
  learnSentences(laterMessages);
}
