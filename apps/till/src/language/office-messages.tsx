import { office as officeEnglish, type OfficeMessages } from "@comanda/languages/en_US/office/all";
import { office as translations } from "@comanda/languages/lists/office-all";
import { withEnglish, type Incomplete } from "@comanda/languages/with-english";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

import { reportFault } from "#api/report-fault.ts";

import { useLanguages } from "./use-language.ts";

/** English is bundled with the back office; every other language is fetched when it is needed. */
const loaders: Readonly<Record<string, () => Promise<Incomplete<OfficeMessages>>>> = translations;

async function loadMessages(code: string): Promise<OfficeMessages> {
  return withEnglish(officeEnglish, await loaders[code]?.());
}

export type { OfficeMessages };

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
      const messages = await loadMessages(code).catch((error: unknown) => {
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
