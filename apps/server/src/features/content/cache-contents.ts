import type { LocationId } from "@comanda/domain/id";

import { getOrCreate } from "#database/get-or-create.ts";

/** Where a content is stored. */
export type ContentPlace = { readonly location: LocationId; readonly hash: string };

/** More than the locations of a server print in a day. */
const maximumContents = 200;

/** Reads what a hash names once: it never changes. */
export function cacheContents<Content>(
  read: (place: ContentPlace) => Promise<Content>,
): (place: ContentPlace) => Promise<Content> {
  const known = new Map<string, Promise<Content>>();
  return (place) => {
    const wanted = { key: `${place.location} ${place.hash}`, maximum: maximumContents };
    return getOrCreate(known, wanted, () => read(place));
  };
}
