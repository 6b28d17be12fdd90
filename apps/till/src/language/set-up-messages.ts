import type { Language } from "@comanda/domain/venue/settings";
import type { NewVenueNames } from "@comanda/languages/en_US/new-venue";
import type { SetUpMessages } from "@comanda/languages/en_US/till/set-up";
import { inEveryLanguage } from "@comanda/languages/in-every-language";
import { newVenue } from "@comanda/languages/lists/new-venue";
import { setUp } from "@comanda/languages/lists/till-set-up";

import { useLanguages } from "./use-language.ts";

/** Bundled with the set-up, which a venue sees once. */
const texts = inEveryLanguage<SetUpMessages>(setUp);

export function useSetUpMessages(): SetUpMessages {
  return texts[useLanguages().language.code];
}

const names = inEveryLanguage<NewVenueNames>(newVenue);

/** How a first sale point is called in a language. */
export function firstStationIn(language: Language): string {
  return names[language].stations.first;
}
