import type { LocationId } from "@comanda/domain/id";
import type { OwnWord } from "@comanda/domain/office/check-own-words";

import type { Database } from "#database/database.ts";
import { getOrCreate } from "#database/get-or-create.ts";

import { findOwnWords } from "./wording-store.ts";

type StoredWording = { readonly location: LocationId; readonly hash: string };
export type FindOwnWords = (wording: StoredWording) => Promise<readonly OwnWord[]>;

/** More than the printers of a server's locations use in a day. */
const maximumWordings = 200;

/** Reads the words of a hash once: they never change. */
export function cacheOwnWords(database: Database): FindOwnWords {
  const known = new Map<string, Promise<readonly OwnWord[]>>();
  return ({ location, hash }) =>
    getOrCreate(known, { key: `${location} ${hash}`, maximum: maximumWordings }, () =>
      findOwnWords(database, location, hash),
    );
}
