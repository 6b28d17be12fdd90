import { isSameTimeZone } from "../time/local-time.ts";
import { countries } from "./countries.ts";
import type { Country } from "./country.ts";

export function countryOfCode(code: string): Country | null {
  return countries.find((country) => country.code === code) ?? null;
}

/** The country of a venue, as its currency and its time zone say; null if the set-up does not know it. */
export function countryOfVenue(venue: {
  readonly currency: string;
  readonly timeZone: string;
}): Country | null {
  const { currency, timeZone } = venue;
  return (
    countries.find(
      (country) =>
        country.currency === currency &&
        country.timeZones.some((zone) => isSameTimeZone(zone, timeZone)),
    ) ?? null
  );
}

/**
 * Where a new venue is most likely: where the device's clock is. The regions of its languages, such as PT of pt-PT,
 * count only if the clock says no place, because many people use a tablet in American English.
 */
export function likelyCountry(device: {
  readonly timeZone: string;
  readonly languageTags: readonly string[];
}): Country | null {
  const { timeZone, languageTags } = device;
  const here = countries.find(({ timeZones }) => timeZones.includes(timeZone));
  if (here !== undefined) return here;
  if (timeZone !== "UTC" && !timeZone.startsWith("Etc/")) return null;
  const regions = new Set(languageTags.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]));
  return countries.find(({ code }) => regions.has(code)) ?? null;
}
