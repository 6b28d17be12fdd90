import type { LocationId } from "@comanda/domain/id";
import type { OwnWord } from "@comanda/domain/office/check-own-words";

import type { Database } from "#database/database.ts";

import { findOwnWords } from "./wording-store.ts";

type StoredWording = { readonly location: LocationId; readonly hash: string };
export type FindOwnWords = (wording: StoredWording) => Promise<readonly OwnWord[]>;

/** More than the printers of a server's locations use in a day. */
const maximumWordings = 200;

/** Reads the words of a hash once: they never change. */
export function cacheOwnWords(database: Database): FindOwnWords {
  const known = new Map<string, readonly OwnWord[]>();
  return async ({ location, hash }) => {
    const key = `${location} ${hash}`;
    const words = known.get(key) ?? (await findOwnWords(database, location, hash));
    if (known.size >= maximumWordings) known.clear();
    known.set(key, words);
    return words;
  };
}
