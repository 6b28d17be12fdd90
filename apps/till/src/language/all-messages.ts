import { allEnglish, type AllMessages } from "./all-english.ts";
import type { Messages } from "./english.ts";
import { languageState } from "./language.ts";
import { useMessages } from "./use-language.ts";

/** For the screens that follow the first one. */
export function useAllMessages(): AllMessages {
  return complete(useMessages());
}

export function allMessages(): AllMessages {
  return complete(languageState().messages);
}

/** In English the till begins with the messages of its first screen; other languages are fetched whole. */
function complete(messages: Messages): AllMessages {
  return isComplete(messages) ? messages : allEnglish;
}

function isComplete(messages: Messages): messages is AllMessages {
  return "fields" in messages;
}

export type { AllMessages } from "./all-english.ts";
