import { useEffect, useSyncExternalStore } from "react";
import type { Messages } from "./english.ts";
import { languageState, onLanguageChange } from "./language.ts";

export function useLanguages(): ReturnType<typeof languageState> {
  return useSyncExternalStore(onLanguageChange, languageState);
}

export function useMessages(): Messages {
  return useLanguages().messages;
}

/** Fonts, line breaks and screen readers depend on the document's language. */
export function useDocumentLanguage(): void {
  const { tag } = useLanguages().language;
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
}
