import { ownWords } from "@comanda/contract/own-words";
import type { LocationId, PaperLanguageId } from "@comanda/domain/id";
import type { OwnWord } from "@comanda/domain/office/check-own-words";
import type { Language } from "@comanda/domain/venue/settings";

import type { Database, WriteTransaction } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";
import {
  cacheEachPerReferenceVersion,
  type ReferenceReader,
} from "#journal/cache-per-reference-version.ts";

import { hashContent } from "../content/index.ts";

/** A language of the product, and where the words are stored that the venue replaces; null if it replaces none. */
type Wording = { readonly language: Language; readonly hash: string | null };

const noWords = "[]";

/** Stores lists of words, so that papers can name them by their hash. */
export async function insertWordings(
  tx: WriteTransaction,
  location: LocationId,
  lists: readonly string[],
): Promise<void> {
  const rows = [...new Set(lists)]
    .filter((words) => words !== noWords)
    .map((words) => ({ location, hash: hashContent(words), words }));
  if (rows.length === 0) return;
  await tx
    .insertInto("paper_wording")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["location", "hash"]).doNothing())
    .execute();
}

const findCachedWordings = cacheEachPerReferenceVersion(
  async (database, location, ids: readonly PaperLanguageId[]) => {
    const rows = await database
      .selectFrom("paper_language")
      .select(["id", "base", "words"])
      .where("location", "=", location)
      .where("id", "in", ids)
      .execute();
    return rows.map(({ id, base, words }) => ({
      id,
      wording: { language: base, hash: words === noWords ? null : hashContent(words) },
    }));
  },
  ({ id }) => id,
);

/** How a printer words its papers: in its own language, or else in that of the till. */
export async function findCachedWording(
  reading: ReferenceReader,
  paperLanguage: PaperLanguageId | null,
  language: Language,
): Promise<Wording> {
  if (paperLanguage === null) return { language, hash: null };
  const [found] = await findCachedWordings(reading, [paperLanguage]);
  return found?.wording ?? { language, hash: null };
}

/** The words that papers were printed with. */
export async function findOwnWords(
  database: Database,
  location: LocationId,
  hash: string | null,
): Promise<readonly OwnWord[]> {
  if (hash === null) return [];
  const row = await database
    .selectFrom("paper_wording")
    .select("words")
    .where("location", "=", location)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row === undefined ? [] : fromJson(ownWords, row.words);
}
