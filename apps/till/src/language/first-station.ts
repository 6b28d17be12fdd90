import type { Language } from "@comanda/domain/venue/settings";
import type { NewVenueNames } from "@comanda/languages/en_US/new-venue";
import { inEveryLanguage } from "@comanda/languages/in-every-language";
import { newVenue } from "@comanda/languages/lists/new-venue";

const names = inEveryLanguage<NewVenueNames>(newVenue);

/** What the first sale point of a new venue is called in a language. */
export function firstStationIn(language: Language): string {
  return names[language].stations.first;
}
