import type { SetUpMessages } from "@comanda/languages/en_US/till/set-up";
import { inEveryLanguage } from "@comanda/languages/in-every-language";
import { setUp } from "@comanda/languages/lists/till-set-up";

import { useLanguages } from "./use-language.ts";

/** Bundled with the set-up, which a venue sees once. */
const texts = inEveryLanguage<SetUpMessages>(setUp);

export function useSetUpMessages(): SetUpMessages {
  return texts[useLanguages().language.code];
}
