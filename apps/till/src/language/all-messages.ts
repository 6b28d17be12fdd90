import { messages as allEnglish, type AllMessages } from "@comanda/languages/en_US/till/all";
import { withEnglish } from "@comanda/languages/with-english";

import { languageState, type Messages } from "./language.ts";
import { useMessages } from "./use-language.ts";

/** For the screens that follow the first one. */
export function useAllMessages(): AllMessages {
  return completed(useMessages());
}

export function allMessages(): AllMessages {
  return completed(languageState().messages);
}

const complete = new WeakMap<Messages, AllMessages>();

/** In English the till begins with the messages of its first screen; another language may lack some. */
function completed(messages: Messages): AllMessages {
  const known = complete.get(messages);
  if (known !== undefined) return known;
  const all = withEnglish(allEnglish, messages);
  complete.set(messages, all);
  return all;
}

export type { AllMessages };
