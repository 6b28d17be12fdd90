import { useEffect } from "react";
import { useStore } from "zustand";

import { languageStore, type languageState, type Messages } from "./language.ts";

export function useLanguages(): ReturnType<typeof languageState> {
  return useStore(languageStore);
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
