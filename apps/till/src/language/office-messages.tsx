import type { Language as LanguageCode } from "@comanda/domain/venue/settings";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

import { reportFault } from "#api/report-fault.ts";

import { useLanguages } from "./use-language.ts";
import { officeEnglish, type OfficeMessages } from "./office/english.ts";

/** English is bundled with the back office; every other language is fetched when it is needed. */
const messageLoaders: Readonly<Record<LanguageCode, () => Promise<OfficeMessages>>> = {
  en_US: () => Promise.resolve(officeEnglish),
  vi_VN: async () => (await import("./office/vietnamese.ts")).officeVietnamese,
  th_TH: async () => (await import("./office/thai.ts")).officeThai,
  tl_PH: async () => (await import("./office/filipino.ts")).officeFilipino,
};

export type { OfficeMessages } from "./office/english.ts";

const OfficeMessagesContext = createContext<OfficeMessages>(officeEnglish);

export function useOfficeMessages(): OfficeMessages {
  return useContext(OfficeMessagesContext);
}

/** Provides the back office's messages in the till's language, or in English if that could not be fetched. */
export function OfficeMessagesProvider({ children }: { readonly children: ReactNode }) {
  const { code } = useLanguages().language;
  const [spoken, setSpoken] = useState<OfficeMessages | null>(null);
  useEffect(() => {
    let isLeft = false;
    const speak = async () => {
      const messages = await messageLoaders[code]().catch((error: unknown) => {
        reportFault(error, "fetch office language");
        return officeEnglish;
      });
      if (!isLeft) setSpoken(messages);
    };
    void speak();
    return () => {
      isLeft = true;
    };
  }, [code]);
  return spoken === null ? null : (
    <OfficeMessagesContext value={spoken}>{children}</OfficeMessagesContext>
  );
}
