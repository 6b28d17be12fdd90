import type { FaultMessages } from "@comanda/languages/en_US/till/fault";
import { fault } from "@comanda/languages/lists/till-fault";
import { inEveryLanguage } from "@comanda/languages/in-every-language";

import { useLanguages } from "./use-language.ts";

/** All languages are bundled: a till that is failing should not have to load another file. */
const texts = inEveryLanguage<FaultMessages>(fault);

export function useFaultMessages(): FaultMessages {
  return texts[useLanguages().language.code];
}
