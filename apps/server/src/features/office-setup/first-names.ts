import type { NewVenueNames } from "@comanda/languages/en_US/new-venue";
import { inEveryLanguage } from "@comanda/languages/in-every-language";
import { newVenue } from "@comanda/languages/lists/new-venue";

const meanings: ReadonlyMap<string, string> = new Map(
  Object.values(inEveryLanguage<NewVenueNames>(newVenue)).flatMap((lists) =>
    Object.entries(lists).flatMap(([list, names]) =>
      Object.entries(names).map(([meaning, name]) => [`${list} ${name}`, meaning] as const),
    ),
  ),
);

/** What a name stands for with which new venues begin, in whatever language; null for any other name. */
export function meaningOfFirstName(list: string, name: unknown): string | null {
  return meanings.get(`${list} ${String(name)}`) ?? null;
}
