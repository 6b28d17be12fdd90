import type { OwnWord } from "@comanda/domain/office/check-own-words";

import type { Database } from "#database/database.ts";

import { cacheContents, type ContentPlace } from "../content/index.ts";
import { findOwnWords } from "./wording-store.ts";

export type FindOwnWords = (wording: ContentPlace) => Promise<readonly OwnWord[]>;

/** Reads the words of a hash once. */
export function cacheOwnWords(database: Database): FindOwnWords {
  return cacheContents(({ location, hash }) => findOwnWords(database, location, hash));
}
